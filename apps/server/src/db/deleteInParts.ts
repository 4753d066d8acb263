import { type RawBuilder, sql } from 'kysely';
import { type Executor } from './database.js';

/** Rows of one statement. */
const PART = 10_000;

/** Deletes the rows of a table (`operation_log`) that a condition is true of, some at a time: however many have come together, no statement takes long. */
export async function deleteInParts(db: Executor, table: string, condition: RawBuilder<boolean>): Promise<void> {
  for (let deleted = PART; deleted === PART;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${PART}))`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
