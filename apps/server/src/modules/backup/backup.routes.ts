import { contract } from '@smart-admin/api-client/contract';
import { readPage } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { handleAll } from '../../http/handle.js';
import { enqueue } from '../../jobs/enqueue.js';
import { newId } from '../../db/newId.js';
import { ApiError } from '../../errors/apiError.js';
import { backupJob } from './backupJob.js';
import { t } from './backup.messages.js';
import { requireWholeDatabase } from './requireBackups.js';
import { fileNameNow, removeBackup } from './makeBackup.js';

export const backupRoutes = handleAll(contract.system.backup, {
  list: ({ deps: { db }, query }) => {
    const found = db.selectFrom('backup');
    return readPage({
      db,
      query,
      count: found,
      rows: found
        .select(['id', 'taskCode', 'fileName', 'state', 'size', 'tables', 'rows', 'creatorTime'])
        .orderBy('creatorTime', 'desc')
        .orderBy('id', 'desc'),
    });
  },
  create: ({ caller, describe, once }) =>
    once(async (trx) => {
      const [id, fileName] = [newId(), fileNameNow()];
      await trx.insertInto('backup').values({ id, taskCode: '', fileName, state: 'running' }).execute();
      // one at a time, however often somebody asks
      await enqueue(trx, backupJob, { id, taskCode: '', keep: 1, userId: caller.userId }, { queue: 'backup' });
      describe({ verb: 'create', recordId: id, recordName: fileName });
      return id;
    }),
  file: async ({ deps, caller, params, describe }) => {
    requireWholeDatabase(caller.rights);
    const { fileName, storageKey } = await readBackup(deps, params.id);
    if (storageKey === null) throw new ApiError(409, t('notMade'));
    const size = requireRow(await deps.files.size(storageKey));
    describe({ recordId: params.id, recordName: fileName });
    return { fileName, content: await deps.files.read(storageKey), headers: { 'content-length': String(size) } };
  },
  remove: async ({ deps, params, describe }) => {
    const backup = await readBackup(deps, params.id);
    await removeBackup(deps, backup);
    describe({ verb: 'remove', recordId: params.id, recordName: backup.fileName });
    return null;
  },
});

async function readBackup({ db }: Deps, id: string) {
  return requireRow(
    await db.selectFrom('backup').select(['id', 'fileName', 'storageKey']).where('id', '=', id).executeTakeFirst(),
  );
}
