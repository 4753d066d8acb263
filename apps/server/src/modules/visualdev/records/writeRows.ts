import { type RowsChange, type RowValues, type StorageTable } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { modelTables } from '../releasedModel.js';
import { SUBTABLE_COLUMNS } from '../visualdev.tables.js';
import { toRow } from './rowCodec.js';

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const PARAMETERS = 65_535;
const CHUNK = 1_000;

/** Writes what a change does to the rows of one record in a subtable; rows that stay keep their ids. */
export async function writeRows(
  db: Executor,
  table: StorageTable,
  { parent, change, rows }: RowsToWrite,
): Promise<void> {
  const dynamic = modelTables(db);
  for (const ids of chunksOf(change.remove, CHUNK))
    await dynamic
      .deleteFrom(table.name)
      .where(SUBTABLE_COLUMNS.parent, '=', parent)
      .where(SUBTABLE_COLUMNS.id, 'in', ids)
      .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const written = change.upsert.flatMap(({ id }) => byId.get(id) ?? []);
  const start = written.length > 0 ? await lastSort(db, table, parent) : 0;
  const values = written.map((row, index) => ({
    ...toRow(row, table.columns),
    [SUBTABLE_COLUMNS.id]: row.id,
    [SUBTABLE_COLUMNS.parent]: parent,
    // counts for new rows only
    [SUBTABLE_COLUMNS.sort]: start + 1 + index,
  }));
  const size = Math.min(CHUNK, Math.floor(PARAMETERS / (table.columns.length + 3)));
  for (const chunk of chunksOf(values, size)) {
    const { numInsertedOrUpdatedRows } = await dynamic
      .insertInto(table.name)
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column(SUBTABLE_COLUMNS.id)
          .doUpdateSet(Object.fromEntries(table.columns.map(({ name }) => [name, sql.ref(`excluded.${name}`)])))
          .where(sql.ref(`${table.name}.${SUBTABLE_COLUMNS.parent}`), '=', parent),
      )
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) !== chunk.length)
      throw new Error(`rows of ${table.name} belong to another record than ${parent}`);
  }
  if (change.order) await writeOrder(db, table, parent, change.order);
}

export interface RowsToWrite {
  /** Id of the record. */
  parent: string;
  change: RowsChange;
  /** All rows as they are to be, with every column. */
  rows: readonly RowValues[];
}

async function lastSort(db: Executor, table: StorageTable, parent: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(${sql.ref(SUBTABLE_COLUMNS.sort)}), -1) as last from ${sql.table(table.name)}
    where ${sql.ref(SUBTABLE_COLUMNS.parent)} = ${parent}`.execute(modelTables(db));
  return rows[0]?.last ?? -1;
}

async function writeOrder(db: Executor, table: StorageTable, parent: string, order: readonly string[]) {
  const [id, sort, ofRecord] = [SUBTABLE_COLUMNS.id, SUBTABLE_COLUMNS.sort, SUBTABLE_COLUMNS.parent].map((name) =>
    sql.ref(name),
  );
  await sql`
    update ${sql.table(table.name)} set ${sort} = wanted.place
    from unnest(${[...order]}::text[]) with ordinality as wanted (row_id, place)
    where ${id} = wanted.row_id and ${ofRecord} = ${parent} and ${sort} <> wanted.place`.execute(modelTables(db));
}

function* chunksOf<T>(list: readonly T[], size: number): IterableIterator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
