import { type DataColumn } from '@smart-admin/api-client/contract';
import { createContext, use } from 'react';

/** What the settings of a report choose from. */
export interface ReportDesign {
  /** Columns of each data set, as far as they are known, and why they are not. */
  sets: readonly { id: string; label: string; columns: readonly DataColumn[]; error: string }[];
}

export const ReportDesignContext = createContext<ReportDesign>({ sets: [] });

export function useReportDesign(): ReportDesign {
  return use(ReportDesignContext);
}
