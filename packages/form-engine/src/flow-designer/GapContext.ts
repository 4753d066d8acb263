import { createContext, use } from 'react';
import { type FlowNode } from '../flow/document/FlowDocument.js';
import { type FlowEditing } from './useFlowEditing.js';

/** What the buttons on the lines share. */
export interface Gaps {
  editing: Pick<FlowEditing, 'add' | 'move'>;
  /** Kinds that can be added. */
  kinds: readonly FlowNode['kind'][];
  /** Place whose menu is open. */
  opened: string | null;
  setOpened: (key: string | null) => void;
}

export const GapContext = createContext<Gaps | undefined>(undefined);

export function useGaps(): Gaps {
  const gaps = use(GapContext);
  if (!gaps) throw new Error('stands in no flow designer');
  return gaps;
}
