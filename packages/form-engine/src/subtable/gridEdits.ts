import { type Field, type FormValues } from '../core/document/FormDocument.js';
import { copiedText, pastedValue } from '../core/registry/cellText.js';
import { type FormStore } from '../core/state/FormStore.js';
import { formatTable } from './clipboardTable.js';

/** A block of cells: rows and columns from the first to the last one, counted from 0. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Where edits of a block take place: the open table with the columns that are drawn. */
export interface GridPlace {
  store: FormStore;
  table: string;
  columns: readonly Field[];
  /** Rows in the order in which they are drawn; absent = that of the store. */
  order?: readonly string[] | undefined;
}

/** The rows of the place as they are drawn; rows that came since stand at the end. */
export function rowsOfPlace({ store, table, order }: GridPlace): readonly string[] {
  const rows = store.getRows(table);
  if (!order) return rows;
  const present = new Set(rows);
  const drawn = new Set(order);
  return [...order.filter((row) => present.has(row)), ...rows.filter((row) => !drawn.has(row))];
}

/** What a paste did: cells that were set, cells that refused their text or cannot be set, rows that found no room. */
export interface PasteResult {
  written: number;
  refused: number;
  rowsLeft: number;
}

/** The values of a block, and its text for spreadsheets. */
export function copyBlock(place: GridPlace, range: CellRange): { values: unknown[][]; text: string } {
  const { store, columns } = place;
  const values = keysIn(place, range).map((row) =>
    columns.slice(range.left, range.right + 1).map(({ id }) => store.getField(`${place.table}.${row}.${id}`).value),
  );
  const texts = values.map((row) =>
    row.map((value, index) => {
      const column = columns[range.left + index];
      return column ? copiedText(column, value, store.form.registry) : '';
    }),
  );
  return { values, text: formatTable(texts) };
}

/**
 * Puts a block of texts into the table from a cell on, as one change; rows are added where they end. `values` are those of
 * the same cells, when they were copied here. One cell fills the whole of `range`.
 */
export function pasteBlock(
  place: GridPlace,
  range: CellRange,
  texts: readonly (readonly string[])[],
  values?: readonly (readonly unknown[])[],
): PasteResult {
  const { store, table, columns } = place;
  const result: PasteResult = { written: 0, refused: 0, rowsLeft: 0 };
  const isOne = texts.length === 1 && texts[0]?.length === 1;
  const height = isOne ? range.bottom - range.top + 1 : texts.length;
  const width = isOne ? range.right - range.left + 1 : Math.max(0, ...texts.map((row) => row.length));
  store.batch(() => {
    const missing = range.top + height - store.getRows(table).length;
    if (missing > 0)
      store.addRows(
        table,
        Array.from({ length: missing }, () => ({})),
      );
    const rows = rowsOfPlace(place);
    result.rowsLeft = Math.max(0, range.top + height - rows.length);
    for (let y = 0; y < height - result.rowsLeft; y += 1)
      for (let x = 0; x < width; x += 1) {
        const column = columns[range.left + x];
        const text = texts[isOne ? 0 : y]?.[isOne ? 0 : x];
        if (!column || text === undefined) continue;
        const own = values?.[isOne ? 0 : y]?.[isOne ? 0 : x];
        const isSet = setCell(place, `${table}.${rows[range.top + y] ?? ''}.${column.id}`, column, { text, own });
        if (isSet) result.written += 1;
        else result.refused += 1;
      }
  });
  return result;
}

/** Gives the cells of a block the values of its first row; a block of one row takes those of the row above. */
export function fillDown(place: GridPlace, range: CellRange): void {
  const { store, table, columns } = place;
  const isOneRow = range.top === range.bottom;
  const from = isOneRow ? range.top - 1 : range.top;
  const source = rowsOfPlace(place)[from];
  if (source === undefined) return;
  const targets = keysIn(place, { ...range, top: from + 1 });
  store.batch(() => {
    for (const column of columns.slice(range.left, range.right + 1)) {
      const { value } = store.getField(`${table}.${source}.${column.id}`);
      for (const row of targets) setValue(place, `${table}.${row}.${column.id}`, column, value);
    }
  });
}

/** Empties the cells of a block. */
export function clearBlock(place: GridPlace, range: CellRange): void {
  const { store, table, columns } = place;
  store.batch(() => {
    for (const column of columns.slice(range.left, range.right + 1))
      for (const row of keysIn(place, range)) setCell(place, `${table}.${row}.${column.id}`, column, { text: '' });
  });
}

/** Adds a row with the values of another one that the person may set below it; answers its key, undefined when the table is full. */
export function copyRow({ store, table }: GridPlace, row: string): string | undefined {
  const columns = store.form.byPath.get(table)?.columns ?? [];
  const values: FormValues = Object.fromEntries(
    columns
      .filter(({ definition, path }) => definition?.role === 'input' && store.access(path) === 'write')
      .map(({ field }) => [field.id, store.getField(`${table}.${row}.${field.id}`).value]),
  );
  let key: string | undefined;
  store.batch(() => {
    key = store.addRow(table, values);
    if (key !== undefined) store.moveRow(table, key, store.getRows(table).indexOf(row) + 1);
  });
  return key;
}

function keysIn(place: GridPlace, { top, bottom }: CellRange): readonly string[] {
  return rowsOfPlace(place).slice(top, bottom + 1);
}

interface PastedCell {
  text: string;
  /** Value of the cell that it was copied from. */
  own?: unknown;
}

function setCell(place: GridPlace, path: string, column: Field, { text, own }: PastedCell): boolean {
  const { registry } = place.store.form;
  const isSame = own !== undefined && registry.get(column.kind)?.role === 'input';
  const value = isSame
    ? registry
        .get(column.kind)
        ?.coerce(own, column as Parameters<NonNullable<ReturnType<typeof registry.get>>['coerce']>[1])
    : pastedValue(column, text, registry);
  // what is no value of the column may still be one by its text
  const usable = value?.ok ? value : isSame ? pastedValue(column, text, registry) : undefined;
  return usable?.ok === true && setValue(place, path, column, usable.value);
}

function setValue({ store }: GridPlace, path: string, column: Field, value: unknown): boolean {
  const { readOnly, visible } = store.getField(path);
  const isInput = store.form.registry.get(column.kind)?.role === 'input';
  if (!isInput || readOnly || !visible || column.disabled) return false;
  store.setValue(path, value);
  return true;
}
