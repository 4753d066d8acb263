import { type DataColumn, type PortalFilter } from '@smart-admin/api-client/contract';
import { createContext, use } from 'react';

/** What the settings of a card choose from. */
export interface CardDesign {
  /** Columns of its data set, as far as they are known. */
  columns: readonly DataColumn[];
  /** Data sets of the platform. */
  builtIn: readonly { value: string; label: string }[];
  /** Parameters of its interface. */
  parameters: readonly { name: string; label: string }[];
  filters: readonly PortalFilter[];
}

export const CardDesignContext = createContext<CardDesign>({ columns: [], builtIn: [], parameters: [], filters: [] });

export function useCardDesign(): CardDesign {
  return use(CardDesignContext);
}
