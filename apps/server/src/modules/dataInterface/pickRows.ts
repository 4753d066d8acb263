import { filterHolds, type RecordFilter } from '@smart-admin/form-engine/core';
import { type AnswerRow, rowsOfAnswer } from './transformAnswer.js';

/** One page of the rows that pass a filter and in which a keyword stands, with the columns asked for. */
export function pageOfRows(data: unknown, query: RowQuery, filter?: RecordFilter) {
  const { keyword, currentPage, pageSize } = query;
  const word = keyword?.toLowerCase() ?? '';
  const columns = columnsOf(query);
  const found = rowsOfAnswer(data).filter(
    (row) =>
      (!filter || filterHolds(filter, row)) &&
      (!word ||
        (columns ?? Object.keys(row)).some((column) => textOf(valueOf(row, column)).toLowerCase().includes(word))),
  );
  const list = found.slice((currentPage - 1) * pageSize, currentPage * pageSize).map((row) => pick(row, columns));
  return { list, pagination: { currentPage, pageSize, total: found.length } };
}

/** The row whose column holds a value, with the columns asked for; null for one that does not pass a filter too. */
export function rowWith(data: unknown, query: { id: string } & ColumnQuery, filter?: RecordFilter): AnswerRow | null {
  const row = rowsOfAnswer(data).find((candidate) => textOf(valueOf(candidate, query.propsValue ?? '')) === query.id);
  return row && (!filter || filterHolds(filter, row)) ? pick(row, columnsOf(query)) : null;
}

/** The rows by the value of the column that is their id. */
export function rowsById(data: unknown, propsValue: string): Map<string, AnswerRow> {
  return new Map(rowsOfAnswer(data).map((row) => [textOf(valueOf(row, propsValue)), row]));
}

/** What stands for rows, by the value of the column that is their id; a row without it stands for itself. */
export function textsOfRows(
  data: unknown,
  { propsValue, relationField }: { propsValue: string; relationField: string },
): Map<string, string> {
  return new Map(
    rowsOfAnswer(data).flatMap((row): [string, string][] => {
      const id = textOf(valueOf(row, propsValue));
      return id === '' ? [] : [[id, textOf(valueOf(row, relationField)) || id]];
    }),
  );
}

interface ColumnQuery {
  propsValue?: string | undefined;
  relationField?: string | undefined;
  columnOptions?: string | undefined;
}

interface RowQuery extends ColumnQuery {
  keyword?: string | undefined;
  currentPage: number;
  pageSize: number;
}

/** The columns that somebody asks for; undefined for all. */
function columnsOf({ propsValue, relationField, columnOptions }: ColumnQuery): string[] | undefined {
  const asked = (columnOptions ?? '').split(',').filter(Boolean);
  if (!asked.length) return undefined;
  return [...new Set([...asked, propsValue ?? '', relationField ?? ''])].filter(Boolean);
}

function pick(row: AnswerRow, columns: readonly string[] | undefined): AnswerRow {
  return columns ? Object.fromEntries(columns.map((column) => [column, valueOf(row, column) ?? null])) : row;
}

const valueOf = (row: AnswerRow, column: string) => (Object.hasOwn(row, column) ? row[column] : undefined);

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
