import { sql } from 'kysely';
import { type DatabaseTransaction } from '../db/database.js';

/**
 * Takes back the job that was added with this key, with the transaction: after a rollback it still waits. Answers whether
 * it had not begun; one that has goes on to the end of its attempt and is not tried again.
 */
export async function dequeue(transaction: DatabaseTransaction, key: string): Promise<boolean> {
  // without such a job the function answers a row of nulls
  const { rows } = await sql<{ hasWaited: boolean }>`
    select id is not null and locked_at is null as "hasWaited" from graphile_worker.remove_job(${key})`.execute(
    transaction,
  );
  return rows[0]?.hasWaited ?? false;
}
