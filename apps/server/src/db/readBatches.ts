import { CompiledQuery, type Compilable, type Kysely, sql } from 'kysely';

/** Rows at a time. */
const BATCH = 1_000;

/**
 * The rows of a query, some at a time, at most `limit`, all as they were when the first were read. The query runs once:
 * a cursor goes on where it stands, however far that is.
 */
export async function* readBatches<DB, Row>(
  db: Kysely<DB>,
  query: { limit(count: number): Compilable<Row> },
  limit: number,
): AsyncGenerator<Row[]> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const { sql: text, parameters } = query.limit(limit).compile();
    await trx.executeQuery(CompiledQuery.raw(`declare batches no scroll cursor for ${text}`, [...parameters]));
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from batches`.execute(trx);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) return;
    }
  } finally {
    // nothing was written; a commit that fails would keep the connection
    await trx.rollback().execute();
  }
}
