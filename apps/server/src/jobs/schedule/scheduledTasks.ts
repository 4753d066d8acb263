import * as z from 'zod';
import { type Database } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { requireRow } from '../../db/requireRow.js';
import { type JobDeps } from '../implementJob.js';
import { enqueueRun } from './enqueueRun.js';
import { nextRun } from './nextRun.js';

/** Creates a task and answers its id. Throws an Error for a wrong pattern, time zone, job or payload. */
export async function createScheduledTask(deps: TaskDeps, task: ScheduledTask, userId: string): Promise<string> {
  const id = newId();
  const { payload, ...row } = task;
  await deps.db
    .insertInto('scheduledTask')
    .values({ ...row, ...timesOf(deps, task), id, payload: JSON.stringify(payload), creatorUserId: userId })
    .execute();
  return id;
}

/** Changes a task; the next time follows from the new pattern. Throws as creating does, and 404 for an unknown one. */
export async function updateScheduledTask(
  deps: TaskDeps,
  id: string,
  { task, userId }: { task: ScheduledTask; userId: string },
): Promise<void> {
  const { payload, ...row } = task;
  const audit = { lastModifyTime: new Date(), lastModifyUserId: userId };
  requireRow(
    await deps.db
      .updateTable('scheduledTask')
      .set({ ...row, ...timesOf(deps, task), ...audit, payload: JSON.stringify(payload) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
  );
}

/** Starts or stops a task; times that passed meanwhile are not made up for. */
export async function setScheduledTaskState(db: Database, id: string, enabledMark: 0 | 1): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const task = requireRow(
      await trx.selectFrom('scheduledTask').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    );
    await trx
      .updateTable('scheduledTask')
      .set({ enabledMark, nextRunTime: nextRun(task, new Date()) })
      .where('id', '=', id)
      .execute();
  });
}

/** Removes a task with the log of its runs; tasks of the server stay. Throws 404 when there is none to remove. */
export async function removeScheduledTask(db: Database, id: string): Promise<void> {
  const removed = db.deleteFrom('scheduledTask').where('id', '=', id).where('systemMark', '=', 0).returning('id');
  requireRow(await removed.executeTakeFirst());
}

/** Runs a task at once, enabled or not, after a run of it that is under way. Answers the run's id. */
export async function runScheduledTaskNow(db: Database, id: string, userId: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const task = requireRow(
      await trx.selectFrom('scheduledTask').select(['id', 'maxAttempts']).where('id', '=', id).executeTakeFirst(),
    );
    return enqueueRun(trx, task, { cause: 'manual', dueTime: new Date(), userId });
  });
}

export interface ScheduledTask {
  fullName: string;
  enCode: string;
  description?: string;
  cron: string;
  timeZone: string;
  /** Name of a job of the server's list. */
  job: string;
  payload: unknown;
  /** Seconds that an attempt may take. */
  timeoutSeconds: number;
  /** Attempts of a run altogether. */
  maxAttempts: number;
  enabledMark: 0 | 1;
}

type TaskDeps = Pick<JobDeps, 'db' | 'jobs'>;

/** The runner gives a job that is held for four hours to another worker. */
const LimitsSchema = z.object({
  timeoutSeconds: z
    .int()
    .min(1)
    .max(3 * 3_600),
  maxAttempts: z.int().min(1).max(25),
});

function timesOf({ jobs }: TaskDeps, task: ScheduledTask): { nextRunTime: Date | null } {
  const handler = jobs.get(task.job);
  if (!handler) throw new Error(`no job is called ${task.job}`);
  handler.job.schema.parse(task.payload);
  LimitsSchema.parse(task);
  return { nextRunTime: nextRun(task, new Date()) };
}
