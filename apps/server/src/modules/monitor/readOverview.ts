import { sql } from 'kysely';
import { at } from '../../db/columns.js';
import { type Database } from '../../db/database.js';
import { readDatabase } from './readDatabase.js';
import { readInstances } from './readInstances.js';

/** Milliseconds for which everybody who looks gets the same figures: sizes of tables are asked of the disk. */
const FRESH = 4_000;
const DAY = 86_400_000;
const asked = new WeakMap<Database, { until: number; overview: Promise<Overview> }>();

/** The instances, the database and the jobs as they are now; asked at most once in four seconds, however many people look. */
export function readOverview(db: Database): Promise<Overview> {
  const last = asked.get(db);
  if (last && Date.now() < last.until) return last.overview;
  const overview = readNow(db);
  asked.set(db, { until: Date.now() + FRESH, overview });
  // a failure is told to those who wait, not to those who come later
  overview.catch(() => asked.delete(db));
  return overview;
}

type Overview = Awaited<ReturnType<typeof readNow>>;

async function readNow(db: Database) {
  const [instances, database, jobs, people] = await Promise.all([
    readInstances(db),
    readDatabase(db),
    countJobs(db),
    countPeople(db),
  ]);
  const sockets = instances.reduce((sum, { now }) => sum + now.sockets, 0);
  return { instances, database, jobs, sockets, people };
}

async function countJobs(db: Database) {
  const { rows } = await sql<Record<'waiting' | 'running' | 'failed' | 'runs' | 'failedRuns', number>>`
    select waiting, running, failed, runs, "failedRuns" from (
      select count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
      from graphile_worker.jobs) jobs,
      (select count(*)::int as runs, count(*) filter (where state = 'failed')::int as "failedRuns"
      from scheduled_task_run where due_time > ${at(Date.now() - DAY)}) runs`.execute(db.withoutPlugins());
  return rows[0] ?? { waiting: 0, running: 0, failed: 0, runs: 0, failedRuns: 0 };
}

async function countPeople(db: Database): Promise<number> {
  const { people } = await db
    .selectFrom('session')
    .select((query) => query.fn.count<number>('userId').distinct().as('people'))
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at(Date.now()))
    .executeTakeFirstOrThrow();
  return Number(people);
}
