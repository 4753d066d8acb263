import { sql, type Kysely } from 'kysely';
import { type Database } from '../../db/database.js';
import { copyLineOf } from './copyText.js';
import { describeSchema, quote, type SchemaTable } from './describeSchema.js';

/** Ends a statement for `restoreBackup`; a remark for psql. */
export const END_OF_STATEMENT = '--;';
/** Ends the rows of a table. */
export const END_OF_ROWS = '\\.';

/**
 * The database as one moment saw it, as a script that psql and `restoreBackup` run on an empty one. Left out are jobs,
 * and what a system that begins again must not take for true: sessions, codes, tickets, runs under way, other backups.
 */
export async function* backupText(
  db: Database,
  { signal, tell }: { signal: AbortSignal; tell: (done: { tables: number; rows: number }) => Promise<void> },
): AsyncGenerator<string> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    // how dates are read does not depend on the database that they are put into
    await sql`set local datestyle = 'ISO'`.execute(trx);
    const plain = trx.withoutPlugins() as unknown as Kysely<unknown>;
    const { sequences, tables, rules } = await describeSchema(plain);
    yield ends(['set check_function_bodies = off', 'create extension if not exists pg_trgm']);
    yield ends(sequences);
    yield ends(tables.map(({ statement }) => statement));
    const done = { tables: 0, rows: 0 };
    for (const table of tables) {
      let isBegun = false;
      for await (const lines of linesOf(plain, table)) {
        signal.throwIfAborted();
        if (!isBegun) yield `copy ${quote(table.name)} (${table.columns.join(', ')}) from stdin;\n`;
        isBegun = true;
        done.rows += lines.length;
        yield `${lines.join('\n')}\n`;
      }
      if (isBegun) yield `${END_OF_ROWS}\n`;
      done.tables += 1;
      await tell(done);
    }
    yield ends(rules);
  } finally {
    await trx.rollback().execute();
  }
}

/** Rows at a time. */
const BATCH = 500;

/** Tables whose rows are not kept. */
const LEFT_OUT = new Set([
  'session',
  'captcha',
  'sms_code',
  'factor_ticket',
  'scan_ticket',
  'login_failure',
  'answered_call',
  'job_worker',
  'backup',
  'upload',
]);
/** Rows that are kept of others. */
const KEPT: Readonly<Record<string, string>> = {
  // their jobs are not there any more, and a task waits for a run that is under way
  scheduled_task_run: `state in ('done', 'failed', 'skipped')`,
};

async function* linesOf(db: Kysely<unknown>, { name, columns, isLogged }: SchemaTable): AsyncGenerator<string[]> {
  if (!isLogged || LEFT_OUT.has(name)) return;
  const cursor = `declare lines no scroll cursor for select ${copyLineOf(columns)} as line from ${quote(name)} where ${KEPT[name] ?? 'true'}`;
  await sql.raw(cursor).execute(db);
  for (let isLeft = true; isLeft;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from lines`.execute(db);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    isLeft = rows.length === BATCH;
  }
  await sql`close lines`.execute(db);
}

function ends(statements: readonly string[]): string {
  return statements.map((statement) => `${statement.trimEnd().replace(/;$/, '')};\n${END_OF_STATEMENT}\n`).join('');
}
