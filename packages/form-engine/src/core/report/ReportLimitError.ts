/** A report that would be larger than one takes. */
export class ReportLimitError extends Error {
  override name = 'ReportLimitError';

  constructor(
    readonly what: keyof typeof REPORT_LIMITS,
    readonly limit: number,
  ) {
    super(`The report has more than ${limit} ${what}`);
  }
}

/** The most that a finished sheet has, charts among them, and the most rows that are looked at for it, again for each cell. */
export const REPORT_LIMITS = { rows: 20_000, columns: 400, cells: 300_000, charts: 200, work: 20_000_000 } as const;
