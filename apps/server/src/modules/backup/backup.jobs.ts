import * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { defineJob } from '../../jobs/defineJob.js';
import { handleJob } from '../../jobs/handleJob.js';
import { readCaller } from '../user/readCaller.js';
import { makeBackup } from './makeBackup.js';
import { requireBackups } from './requireBackups.js';

/** Keeps the database as a file; in the name of whoever asked for it, or made the task. */
export const backupJob = defineJob(
  'backup.make',
  z.object({
    /** '' for one that stays until somebody deletes it. */
    taskCode: z.string(),
    /** How many of its backups a task keeps. */
    keep: z.number().int().min(1),
    userId: z.string(),
    /** The backup that is listed already. */
    id: z.string().optional(),
  }),
  { timeoutSeconds: 3 * 3_600, maxAttempts: 3 },
);

export const backupJobs = [
  handleJob(
    backupJob,
    async (deps, { userId, id, ...backup }, attempt) => {
      try {
        requireBackups((await readCaller(deps, userId)).rights);
        await makeBackup(deps, { ...backup, id }, attempt);
      } catch (error) {
        if (attempt.isLast) await failListed(deps.db, id);
        throw error;
      }
    },
    { killed: (trx, { id }) => failListed(trx, id) },
  ),
];

/** A backup that is listed already and will not be made. */
async function failListed(db: Executor, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  await db.updateTable('backup').set({ state: 'failed' }).where('id', '=', id).where('state', '=', 'running').execute();
}
