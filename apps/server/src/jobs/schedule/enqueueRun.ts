import * as z from 'zod';
import { type DatabaseTransaction } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { defineJob } from '../defineJob.js';
import { enqueue } from '../enqueue.js';

/** One run of a task; the task's own time limit and attempts hold. */
export const runTaskJob = defineJob('schedule.run', z.object({ runId: z.string() }), {
  timeoutSeconds: 3 * 3_600 + 60,
});

/**
 * Logs a run and adds its job; a scheduled run is skipped while an earlier one is not over, and comes only once for its
 * time even when clocks differ. Answers the run's id.
 */
export async function enqueueRun(
  trx: DatabaseTransaction,
  task: { id: string; maxAttempts: number },
  run: { cause: 'schedule' | 'manual'; dueTime: Date; userId?: string },
): Promise<string> {
  const id = newId();
  const isBusy = run.cause === 'schedule' && (await hasOpenRun(trx, task.id));
  const added = await trx
    .insertInto('scheduledTaskRun')
    .values({ ...run, id, taskId: task.id, state: isBusy ? 'skipped' : 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added && !isBusy)
    await enqueue(trx, runTaskJob, { runId: id }, { queue: `schedule:${task.id}`, maxAttempts: task.maxAttempts });
  return id;
}

async function hasOpenRun(trx: DatabaseTransaction, taskId: string): Promise<boolean> {
  const open = await trx
    .selectFrom('scheduledTaskRun')
    .select('id')
    .where('taskId', '=', taskId)
    .where('state', 'in', ['waiting', 'running', 'retrying'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
