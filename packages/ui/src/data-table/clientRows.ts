import { NO_RANK, rankValues, type Comparable, type Ranks } from './rankValues.js';
import { cellText, cellValue, type DataColumn, type SortEntry } from './dataColumn.js';

/**
 * Order of rows by the values of columns, as indices; the first entry sorts first, equal rows keep their order and empty
 * values come last. Numbers, dates and booleans sort as such, and so do texts that are all written numbers; other texts sort
 * in the order of the language (numbers inside them by their value). Null without sorting.
 */
export function sortOrder<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sorting: readonly SortEntry[],
  language?: string,
): Uint32Array | null {
  const keys = sorting.flatMap((entry) => {
    const column = columns.find(({ id }) => id === entry.id);
    return column ? [{ ...ranksOf(rows, column, language), desc: entry.desc }] : [];
  });
  const [first] = keys;
  if (!first) return null;
  const place = (index: number, { ranks, count, desc }: Ranks & { desc: boolean }) => {
    const rank = ranks[index] ?? NO_RANK;
    return rank === NO_RANK ? count : desc ? count - 1 - rank : rank;
  };
  if (keys.length === 1) {
    return byPlace(rows.length, first.count, (index) => place(index, first));
  }
  return Uint32Array.from(rows, (_, index) => index).sort((a, b) => {
    for (const key of keys) {
      const result = place(a, key) - place(b, key);
      if (result !== 0) return result;
    }
    return a - b;
  });
}

/** Indices in the order of their places, counted instead of compared; equal ones keep their order. */
function byPlace(size: number, count: number, placeOf: (index: number) => number): Uint32Array {
  const starts = new Uint32Array(count + 2);
  for (let index = 0; index < size; index += 1) starts[placeOf(index) + 1] = (starts[placeOf(index) + 1] ?? 0) + 1;
  for (let place = 0; place < count; place += 1) starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const order = new Uint32Array(size);
  for (let index = 0; index < size; index += 1) {
    const place = placeOf(index);
    const at = starts[place] ?? 0;
    order[at] = index;
    starts[place] = at + 1;
  }
  return order;
}

/**
 * Rows in an order (null: as they are) in whose searched columns (default: all with an accessor) the text occurs, without
 * regard to case.
 */
export function pickRows<Row extends object>(
  rows: readonly Row[],
  order: Uint32Array | null,
  { columns, search = '', searchColumns }: SearchOptions<Row>,
): readonly Row[] {
  const needle = search.trim().toLowerCase();
  if (needle === '') return order ? Array.from(order, (index) => rows[index] as Row) : rows;
  const searched = columns.filter((column) =>
    searchColumns ? searchColumns.includes(column.id) : column.accessor !== undefined,
  );
  const texts = textsOf(rows, searched);
  const found: Row[] = [];
  for (let place = 0; place < rows.length; place += 1) {
    const index = order?.[place] ?? place;
    if (texts[index]?.includes(needle)) found.push(rows[index] as Row);
  }
  return found;
}

export interface SearchOptions<Row> {
  columns: readonly DataColumn<Row>[];
  search?: string;
  searchColumns?: readonly string[];
}

const SEPARATOR = '\u0000';
// what sorting and searching need is kept as long as the rows themselves
const rankCache = new WeakMap<readonly object[], Map<string, Ranks & { accessor: unknown }>>();
const textCache = new WeakMap<readonly object[], Map<string, string[]>>();

function ranksOf<Row extends object>(rows: readonly Row[], column: DataColumn<Row>, language?: string): Ranks {
  const cache = rankCache.get(rows) ?? new Map<string, Ranks & { accessor: unknown }>();
  rankCache.set(rows, cache);
  const name = `${language ?? ''}${SEPARATOR}${column.id}`;
  const kept = cache.get(name);
  if (kept && kept.accessor === (column.sortValue ?? column.accessor)) return kept;
  const ranks = rankValues(
    rows.map((row) => comparable(column.sortValue ? column.sortValue(row) : cellValue(column, row))),
    language,
  );
  cache.set(name, { ...ranks, accessor: column.sortValue ?? column.accessor });
  return ranks;
}

function comparable(value: unknown): Comparable {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.getTime();
  return value === null || value === undefined || value === '' ? null : cellText(value);
}

function textsOf<Row extends object>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): string[] {
  const cache = textCache.get(rows) ?? new Map<string, string[]>();
  textCache.set(rows, cache);
  const name = columns.map((column) => column.id).join(SEPARATOR);
  let texts = cache.get(name);
  if (!texts) {
    texts = rows.map((row) =>
      columns
        .map((column) => cellText(cellValue(column, row)))
        .join(SEPARATOR)
        .toLowerCase(),
    );
    cache.set(name, texts);
  }
  return texts;
}
