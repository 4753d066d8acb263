import { sql } from 'kysely';
import { type Database, type Executor } from '../db/database.js';
import { type JobDeps } from './handleJob.js';

const BEAT_MILLISECONDS = 10_000;
/**
 * Four beats and a half: a worker that is only slow is not taken for dead. With the beat that notices it, what a dead one
 * held goes on within a minute.
 */
const DEAD_SECONDS = 45;
/** After a longer pause others may have paused too. */
const STEADY_MILLISECONDS = 2.5 * BEAT_MILLISECONDS;

/**
 * Writes down every 10 seconds that the workers of this instance live, and takes over from those that do not. Without it
 * a job of a crashed server would wait for hours.
 */
export class WorkerBeats {
  private readonly ids: string[] = [];
  private readonly timer: NodeJS.Timeout;
  private lastBeat = 0;

  constructor(private readonly deps: JobDeps) {
    this.timer = setInterval(() => void this.beat(), BEAT_MILLISECONDS);
    this.timer.unref();
  }

  /** Begins to beat for one more worker. */
  async add(id: string): Promise<void> {
    this.ids.push(id);
    await this.beat();
  }

  /** Beats for none of the workers any more: others take over what they hold, as of those that died. */
  forget(): void {
    this.ids.length = 0;
  }

  /** Takes the workers out; call it when they have ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    if (this.ids.length) await this.deps.db.deleteFrom('jobWorker').where('id', 'in', this.ids).execute();
  }

  private async beat(): Promise<void> {
    if (this.ids.length === 0) return;
    try {
      await this.deps.db
        .insertInto('jobWorker')
        .values(this.ids.map((id) => ({ id })))
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenTime: sql`now()` }))
        .execute();
      const isSteady = Date.now() - this.lastBeat < STEADY_MILLISECONDS;
      this.lastBeat = Date.now();
      // where the database was away nobody has been seen: let everybody beat once before anybody is taken for dead
      if (isSteady) await takeOver(this.deps);
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the workers could not be written down as living');
    }
  }
}

/** Both or nothing: what a job was given back of and nobody ended would stay open for ever. */
function takeOver(deps: JobDeps): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    for (const { name, payload } of await releaseJobsOfDeadWorkers(trx)) {
      const handler = deps.jobs.get(name);
      await handler?.killed?.(trx, handler.job.schema.parse(payload), deps);
    }
  });
}

/**
 * Gives jobs back that workers held who have not been seen for 45 seconds; another worker does those then that have
 * attempts left. Answers those that have none.
 */
export async function releaseJobsOfDeadWorkers(db: Executor): Promise<KilledJob[]> {
  const limit = sql`now() - make_interval(secs => ${DEAD_SECONDS})`;
  const { rows } = await sql<{ id: string }>`
    select distinct locked_by as id from graphile_worker.jobs
    where locked_by is not null and locked_at < ${limit}
      and not exists (select from job_worker where id = locked_by and seen_time > ${limit})`.execute(db);
  const dead = rows.map(({ id }) => id);
  if (dead.length === 0) return [];
  // the view of the jobs leaves out what they were given
  const { rows: killed } = await sql<KilledJob>`
    select task.identifier as name, job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where job.locked_by = any(${dead}::text[]) and job.attempts >= job.max_attempts`.execute(db);
  await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(db);
  return killed;
}

interface KilledJob {
  name: string;
  payload: unknown;
}

/** Forgets workers that were not seen for a day. */
export async function forgetDeadWorkers(db: Database): Promise<void> {
  await db
    .deleteFrom('jobWorker')
    .where('seenTime', '<', sql<number>`now() - interval '1 day'`)
    .execute();
}
