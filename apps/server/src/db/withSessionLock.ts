import { sql } from 'kysely';
import { type Database } from './database.js';

/**
 * Does something of which the whole platform does one at a time, and may take longer than a transaction. `refuse` says what
 * is thrown at once while somebody else is at it. A process that ends lets go of it; the work itself uses other connections.
 */
export async function withSessionLock<Result>(
  db: Database,
  { name, refuse }: { name: string; refuse: () => Error },
  work: () => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as "isOurs"`.execute(session);
    if (!rows[0]?.isOurs) throw refuse();
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(session);
    }
  });
}
