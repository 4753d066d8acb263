import { CompiledQuery, type Compilable, type Kysely, sql } from 'kysely';
import { TaskQueue } from '../taskQueue.js';

/** Rows at a time. */
const BATCH = 1_000;

/**
 * Cursors at a time: each keeps a connection, and what is done with its rows needs others. With all connections in cursors nobody
 * would get one.
 */
const cursors = new TaskQueue(4);

/**
 * The rows of a query, some at a time, at most `limit`, all as they were when the first were read. The query runs once:
 * a cursor goes on where it stands, however far that is.
 */
export async function* readBatches<DB, Row>(
  db: Kysely<DB>,
  query: { limit(count: number): Compilable<Row> },
  limit: number,
): AsyncGenerator<Row[]> {
  const leave = await enter();
  try {
    yield* readCursor(db, query.limit(limit));
  } finally {
    leave();
  }
}

async function* readCursor<DB, Row>(db: Kysely<DB>, query: Compilable<Row>): AsyncGenerator<Row[]> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const { sql: text, parameters } = query.compile();
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

/** Waits for a place among the cursors; answers what gives it up. */
function enter(): Promise<() => void> {
  return new Promise((resolve) => {
    void cursors.run(() => new Promise<void>((leave) => resolve(leave)));
  });
}
