import { type DatabaseTransaction } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { enqueueRun } from './enqueueRun.js';
import { nextRun } from './nextRun.js';

/**
 * Starts a stopped task and stops a started one, and answers its new state; times that passed meanwhile are not made up
 * for. Throws 404 for an unknown one.
 */
export async function switchScheduledTask(
  trx: DatabaseTransaction,
  id: string,
): Promise<{ fullName: string; enabledMark: 0 | 1 }> {
  const task = requireRow(
    await trx.selectFrom('scheduledTask').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  );
  const enabledMark = task.enabledMark === 1 ? 0 : 1;
  await trx
    .updateTable('scheduledTask')
    .set({ enabledMark, nextRunTime: nextRun(task, new Date()) })
    .where('id', '=', id)
    .execute();
  return { fullName: task.fullName, enabledMark };
}

/** Runs a task at once, started or not, after a run of it that is under way. Throws 404 for an unknown one. */
export async function runScheduledTaskNow(
  trx: DatabaseTransaction,
  id: string,
  userId: string,
): Promise<{ runId: string; fullName: string }> {
  const task = requireRow(
    await trx
      .selectFrom('scheduledTask')
      .select(['id', 'fullName', 'maxAttempts'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  const runId = await enqueueRun(trx, task, { cause: 'manual', dueTime: new Date(), userId });
  return { runId, fullName: task.fullName };
}
