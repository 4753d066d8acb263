import { type FormValues } from '../document/FormDocument.js';
import { mergeOrder } from './mergeOrder.js';
import { type RecordChange, rowsOf, type RowsChange, type RowValues } from './RecordChange.js';

/** The record after a change. Rows keep their ids; cells that the change does not name stay. */
export function applyChange(record: FormValues, { set, rows }: Pick<RecordChange, 'set' | 'rows'>): FormValues {
  const tables = Object.entries(rows).map(([table, change]) => [table, applyRows(rowsOf(record[table]), change)]);
  return { ...record, ...set, ...Object.fromEntries(tables) };
}

function applyRows(rows: readonly RowValues[], { upsert, remove, order }: RowsChange): RowValues[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const id of remove) byId.delete(id);
  for (const row of upsert) byId.set(row.id, { ...byId.get(row.id), ...row });
  const ids = [...byId.keys()];
  return (order ? mergeOrder(ids, order) : ids).flatMap((id) => byId.get(id) ?? []);
}
