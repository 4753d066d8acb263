import * as z from 'zod';
import { defineJob } from '../../jobs/defineJob.js';

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
