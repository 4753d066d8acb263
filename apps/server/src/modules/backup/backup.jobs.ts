import { type Executor } from '../../db/database.js';
import { handleJob } from '../../jobs/handleJob.js';
import { readCaller } from '../user/readCaller.js';
import { backupJob } from './backupJob.js';
import { makeBackup } from './makeBackup.js';
import { requireBackups } from './requireBackups.js';

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
