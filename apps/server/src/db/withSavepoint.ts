import { sql } from 'kysely';
import { type DatabaseTransaction } from './database.js';

/** Does a part of a transaction that may fail alone: what it wrote is taken back, its error is thrown, the transaction goes on. */
export async function withSavepoint<Result>(trx: DatabaseTransaction, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}
