/** A spreadsheet that is to be read. */
export interface SheetInput {
  content: Uint8Array;
  /** Rows and columns that are read at most. */
  rows: number;
  columns: number;
  /** Characters of all cells that are read; more is refused. Default what one answer may hold. */
  characters?: number;
  /** Place of the sheet among those that are seen, from 0. Default 0. */
  sheet?: number;
}

export interface SheetRow {
  /** As spreadsheets number it, from 1. */
  number: number;
  cells: string[];
}

/** What stands in one sheet of a file: trimmed texts, without rows that are wholly empty. */
export interface SheetContent {
  /** Names of the sheets that the file has; a text file has one without a name. */
  sheets: string[];
  rows: SheetRow[];
}

/** Rows that are looked at, also when they are empty. */
export const ROW_LIMIT = 60_000;
/** Characters of one cell in Excel. */
export const CELL_LIMIT = 32_767;
/** Characters of all cells that are answered, and of those that are written to a file. */
export const TEXT_LIMIT = 8 * 1024 * 1024;
export const SPOOLED_LIMIT = 128 * 1024 * 1024;

/** Takes the rows that are read, one after the other; false: no more of them. */
export type TakeRow = (row: SheetRow) => boolean;
