import { type Insertable } from 'kysely';
import { type Executor } from './database.js';
import { type Tables } from './tables.js';

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const ROWS = 500;

/** Inserts many rows in few statements. */
export async function insertAll<Table extends keyof Tables>(
  db: Executor,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS))
      .execute();
  }
}
