import { sql } from 'kysely';
import { type FastifyBaseLogger } from 'fastify';
import { type Database } from '../db/database.js';

const BEAT_MILLISECONDS = 20_000;
/** Four beats and a half: a worker that is only slow is not taken for dead. */
const DEAD_SECONDS = 90;

/** Writes down every 20 seconds that the workers of this instance live. Without it a job of a crashed server would wait for hours. */
export class WorkerBeats {
  private readonly ids: string[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly db: Database,
    private readonly log: FastifyBaseLogger,
  ) {
    this.timer = setInterval(() => void this.beat(), BEAT_MILLISECONDS);
    this.timer.unref();
  }

  /** Begins to beat for one more worker. */
  async add(id: string): Promise<void> {
    this.ids.push(id);
    await this.beat();
  }

  /** Takes the workers out; call it when they have ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    if (this.ids.length) await this.db.deleteFrom('jobWorker').where('id', 'in', this.ids).execute();
  }

  private async beat(): Promise<void> {
    try {
      await this.db
        .insertInto('jobWorker')
        .values(this.ids.map((id) => ({ id })))
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenTime: sql`now()` }))
        .execute();
    } catch (error) {
      this.log.warn({ err: error }, 'the workers could not be written down as living');
    }
  }
}

/** Gives jobs back that workers held who have not been seen for 90 seconds; another worker does them then. */
export async function releaseJobsOfDeadWorkers(db: Database): Promise<void> {
  const limit = sql`now() - make_interval(secs => ${DEAD_SECONDS})`;
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at < ${limit}
        and not exists (select from job_worker where id = locked_by and seen_time > ${limit})))`.execute(db);
  await db
    .deleteFrom('jobWorker')
    .where('seenTime', '<', sql<number>`now() - interval '1 day'`)
    .execute();
}
