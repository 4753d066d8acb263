import { pages } from '@smart-admin/api-client/pages';
import { type DatabaseTransaction } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type Rights } from '../../rights/rights.js';
import { dataSyncJob } from './dataSync.jobs.js';
import { t } from './dataSync.messages.js';
import { openSync } from './prepareSync.js';

/** Throws 403 for whoever may not run data syncs. */
export function requireSyncs(rights: Rights): void {
  const { address } = pages.dataSync;
  if (!rights.hasButton(address, 'btn_run')) throw new MissingRight(address, 'btn_run');
}

/** A sync that somebody may run now. Throws 404 for one that is gone, 409 for one that is disabled, and as `openSync` does. */
export async function readRunnable(deps: Deps, rights: Rights, id: string) {
  const sync = requireRow(await deps.db.selectFrom('dataSync').selectAll().where('id', '=', id).executeTakeFirst());
  if (sync.enabledMark !== 1) throw new ApiError(409, t('disabled', { name: sync.fullName }));
  await openSync(deps, rights, sync);
  return sync;
}

/** Begins a run of a sync in the background, in somebody's name, and answers its id. Throws 409 while an earlier one is under way. */
export async function beginSync(trx: DatabaseTransaction, syncId: string, userId: string): Promise<string> {
  const { fullName: name } = requireRow(
    await trx.selectFrom('dataSync').select('fullName').where('id', '=', syncId).forUpdate().executeTakeFirst(),
  );
  const running = await trx
    .selectFrom('dataSyncRun')
    .select('id')
    .where('syncId', '=', syncId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  if (running) throw new ApiError(409, t('underWay', { name }));
  const runId = newId();
  await trx.insertInto('dataSyncRun').values({ id: runId, syncId, userId }).execute();
  await enqueue(trx, dataSyncJob, { runId, syncId, userId }, { key: `dataSync ${runId}` });
  return runId;
}
