/** How rows of a file become records. */
export interface ImportSource {
  /** Saves the empty file to fill in. */
  template(): Promise<void>;
  /**
   * Reads a filled file; bad rows carry messages. `mapping` says which field each of its columns fills ('' = none); without
   * it the source guesses. Answers no rows where that leaves a required field without a column. `place` says which part of
   * the file is read; only sources that answer `sheets` and `headerRow` are asked so.
   */
  preview(file: File, mapping?: readonly string[], place?: ImportPlace): Promise<ImportContent>;
  /** Checks rows that were edited; answers them in the same order with their messages. Absent = taking them finds what is wrong. */
  check?(rows: ImportRow[]): Promise<ImportRow[]>;
  /** How the rows are taken: those that are shown, while the person waits, or the whole file in the background. */
  take: ImportCommit | ImportStart;
  /** Saves a file of rows that failed. */
  exceptionFile?(rows: ImportRow[]): Promise<void>;
}

export interface ImportCommit {
  kind: 'commit';
  commit(rows: ImportRow[]): Promise<ImportResult>;
}

export interface ImportStart {
  kind: 'start';
  /** Begins; answers the id of the transfer. */
  start(file: File, request: ImportRequest): Promise<string>;
}

/** Which part of a file is read. */
export interface ImportPlace {
  /** Place of the sheet, from 0. */
  sheet: number;
  /** Row of the headers as spreadsheets number it; 0 = there are none. Absent = the first row that says something. */
  headerRow?: number;
}

export interface ImportRequest {
  mapping: readonly string[];
  /** Absent = the first sheet. */
  place?: ImportPlace;
  /** Texts by field in place of those of the file, by the number of the row; null leaves a row out. */
  edits: Record<string, Record<string, string> | null>;
}

/** What was read of a file. */
export interface ImportContent {
  /** What its columns may fill. */
  fields: readonly ImportField[];
  /** Its columns with the field that each is taken for. */
  columns: readonly ImportColumn[];
  /** Rows to be shown: all, or the first ones. */
  rows: readonly ImportRow[];
  /** Rows of the file. */
  total: number;
  /** Names of the sheets that may be read instead. Absent = nothing can be chosen. */
  sheets?: readonly string[];
  /** Row of the headers; 0 where there are none. */
  headerRow?: number;
}

export interface ImportField {
  id: string;
  label: string;
  required: boolean;
}

export interface ImportColumn {
  header: string;
  /** What its first filled cell says. */
  sample: string;
  /** '' = left out. */
  field: string;
}

export interface ImportRow {
  values: Record<string, string>;
  /** Row in the file, as spreadsheets number it. Default: its place among the rows, from 1. */
  number?: number;
  /** Message by column; the key `''` is for the row. */
  errors: Record<string, string>;
}

export interface ImportResult {
  successes: number;
  failures: number;
  failed: ImportRow[];
  /** Something that is shown this once with the result: initial passwords. */
  secret?: ImportSecret | undefined;
}

/** What only the result of an import shows; it can be copied and saved. */
export interface ImportSecret {
  label: string;
  value: string;
  /** What to do with it. */
  hint: string;
  save(): void;
}
