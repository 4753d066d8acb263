import * as z from 'zod';
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
  handleJob(backupJob, async (deps, { userId, id, ...backup }, attempt) => {
    try {
      requireBackups((await readCaller(deps, userId)).rights);
      await makeBackup(deps, { ...backup, id }, attempt);
    } catch (error) {
      if (id !== undefined && attempt.isLast)
        await deps.db.updateTable('backup').set({ state: 'failed' }).where('id', '=', id).execute();
      throw error;
    }
  }),
];
