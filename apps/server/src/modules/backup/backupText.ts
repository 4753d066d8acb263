import { sql, type Kysely } from 'kysely';
import { type Database } from '../../db/database.js';
import { runTaskJob } from '../../jobs/schedule/enqueueRun.js';
import { tickJob } from '../../jobs/schedule/schedule.jobs.js';
import { backupJob } from './backupJob.js';
import { copyLineOf } from './copyText.js';
import { describeSchema, quote, type SchemaTable } from './describeSchema.js';

/** Ends a statement for `restoreBackup`; a remark for psql. */
export const END_OF_STATEMENT = '--;';
/** Ends the rows of a table. */
export const END_OF_ROWS = '\\.';

/**
 * The database as one moment saw it, as a script that psql and `restoreBackup` run on an empty one. Left out is what a
 * system that begins again must not take for true: sessions, codes, tickets, runs and backups under way. Jobs that wait come
 * along as rows of `kept_job`.
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
  'upload',
  'restoration',
]);
/** Rows that are kept of others. */
const KEPT: Readonly<Record<string, string>> = {
  // their jobs are not there any more, and a task waits for a run that is under way
  scheduled_task_run: `state in ('done', 'failed', 'skipped')`,
  // the others stay listed, and so their files stay
  backup: `state = 'done'`,
};

/** Jobs that are not brought along: they come again by the clock, or belong to rows that are not kept. */
const PASSING_JOBS = [tickJob, runTaskJob, backupJob].map(({ name }) => `'${name}'`).join(', ');
/** Tables with rows of elsewhere, as a source of their columns. */
const SOURCES: Readonly<Record<string, string>> = {
  kept_job: `(
    select task.identifier as name, job.payload, queue.queue_name as queue, job.key, job.run_at, job.max_attempts,
      job.attempts >= job.max_attempts as is_spent
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
    -- one without attempts that nobody works on has failed for good
    where (job.attempts < job.max_attempts or job.locked_at is not null) and task.identifier not in (${PASSING_JOBS})
  ) as source`,
};

async function* linesOf(db: Kysely<unknown>, { name, columns, isLogged }: SchemaTable): AsyncGenerator<string[]> {
  if (!isLogged || LEFT_OUT.has(name)) return;
  const cursor = `declare lines no scroll cursor for select ${copyLineOf(columns)} as line from ${SOURCES[name] ?? quote(name)} where ${KEPT[name] ?? 'true'}`;
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
