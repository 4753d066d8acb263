import { type ReportCell, type ReportChart } from '@smart-admin/api-client/contract';

/** A cell as its settings are edited: an empty place is one too, and becomes a cell with the first of them. */
export type SetCell = ReportCell & Partial<ReportChart> & { id: string; height: number; width: number };
