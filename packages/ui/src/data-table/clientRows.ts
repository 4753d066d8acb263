import { cellText, cellValue, type DataColumn, type SortEntry } from './dataColumn.js';

/**
 * Order of rows by the values of columns, as indices; the first entry sorts first, equal rows keep their order and empty
 * values come last. Numbers, dates and booleans sort as such, texts in the order of the language (numbers inside texts by
 * their value). Null without sorting.
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
    const rank = ranks[index] ?? EMPTY;
    return rank === EMPTY ? count : desc ? count - 1 - rank : rank;
  };
  if (keys.length === 1) {
    // place and index in one number: sorting numbers without a comparison function is several times faster
    const size = rows.length;
    const places = Float64Array.from(first.ranks, (_, index) => place(index, first) * size + index).sort();
    return Uint32Array.from(places, (value) => value % size);
  }
  return Uint32Array.from(rows, (_, index) => index).sort((a, b) => {
    for (const key of keys) {
      const result = place(a, key) - place(b, key);
      if (result !== 0) return result;
    }
    return a - b;
  });
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

interface Ranks {
  /** Place of each row's value among the different values; `EMPTY` for none. */
  ranks: Uint32Array;
  /** Number of different values. */
  count: number;
}

const EMPTY = 0xffff_ffff;
const SEPARATOR = '\u0000';
// what sorting and searching need is kept as long as the rows themselves
const rankCache = new WeakMap<readonly object[], Map<string, Ranks & { accessor: unknown }>>();
const textCache = new WeakMap<readonly object[], Map<string, string[]>>();

function ranksOf<Row extends object>(rows: readonly Row[], column: DataColumn<Row>, language?: string): Ranks {
  const cache = rankCache.get(rows) ?? new Map<string, Ranks & { accessor: unknown }>();
  rankCache.set(rows, cache);
  const name = `${language ?? ''}${SEPARATOR}${column.id}`;
  const kept = cache.get(name);
  if (kept && kept.accessor === column.accessor) return kept;
  const values = rows.map((row) => comparable(cellValue(column, row)));
  const distinct = new Set(values);
  distinct.delete(null);
  const numbers = Float64Array.from([...distinct].filter((value) => typeof value === 'number')).sort();
  const collator = new Intl.Collator(language, { numeric: true });
  const texts = [...distinct].filter((value) => typeof value === 'string').sort(collator.compare);
  const rankOf = new Map<number | string | null, number>([[null, EMPTY]]);
  numbers.forEach((value, rank) => rankOf.set(value, rank));
  texts.forEach((value, rank) => rankOf.set(value, numbers.length + rank));
  const ranks = { ranks: Uint32Array.from(values, (value) => rankOf.get(value) ?? EMPTY), count: rankOf.size - 1 };
  cache.set(name, { ...ranks, accessor: column.accessor });
  return ranks;
}

function comparable(value: unknown): number | string | null {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
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
