import { type ChoiceNames } from './TreeSource.js';

/** A row of a table that a person chooses from. */
export interface RecordRow {
  id: string;
  /** The text that stands for the chosen record. */
  label: string;
  /** What its columns show, by the columns' `value`. */
  values: Readonly<Record<string, unknown>>;
}

/** A column of the table: `value` names it in the rows, `label` is its head. */
export interface RecordColumn {
  value: string;
  label: string;
}

/** Where the rows of a table come from. The app fills it with its own calls. */
export interface RecordSource {
  /** Rows that match the keyword; '' matches all. */
  search(query: RecordQuery, signal?: AbortSignal): Promise<RecordPage>;
  /** Texts of ids, for showing saved values. Unknown ids are left out. */
  names(ids: readonly string[], signal?: AbortSignal): Promise<ChoiceNames>;
}

export interface RecordQuery {
  keyword: string;
  /** Counts from 1. */
  page: number;
  /** 20 when the table is paged, otherwise 10000. */
  pageSize: number;
  /** `value` of the columns shown: a source may ask for these alone. */
  columns: readonly string[];
}

export interface RecordPage {
  rows: readonly RecordRow[];
  /** All rows that match. */
  total: number;
}
