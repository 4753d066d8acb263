import { at } from '../../db/columns.js';
import { type Database } from '../../db/database.js';
import { enqueueRun } from './enqueueRun.js';
import { nextRun } from './nextRun.js';

/**
 * Adds a run of every enabled task whose time has come. Times that passed while no server ran count as one. Two
 * instances that do this at once share the tasks.
 */
export async function enqueueDueTasks(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('scheduledTask')
      .selectAll()
      .where('enabledMark', '=', 1)
      .where('nextRunTime', '<=', at(now.getTime()))
      .forUpdate()
      .skipLocked()
      .execute();
    for (const task of due) {
      await enqueueRun(trx, task, { cause: 'schedule', dueTime: new Date(task.nextRunTime ?? now) });
      await trx
        .updateTable('scheduledTask')
        .set({ nextRunTime: nextRun(task, now) })
        .where('id', '=', task.id)
        .execute();
    }
  });
}
