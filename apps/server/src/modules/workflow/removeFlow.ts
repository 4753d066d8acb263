import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type Caller } from '../../rights/caller.js';
import { removeFileUsage } from '../file/usage/saveFileUsage.js';
import { flowStopJob } from './flowJobs.js';
import { lockFlow } from './openFlow.js';
import { requireWatcher } from './watchers.js';
import { t } from './workflow.messages.js';

/**
 * Deletes a flow that has ended without being adopted, for its launcher or whoever watches over it. Its sub-flows belong to those
 * who work on them and stay; those that still run are cancelled, for nobody waits for them. Throws 404 or 403 for what is not
 * theirs to delete, 409 for a flow that runs or was adopted.
 */
export function removeFlow(
  { db }: Pick<Deps, 'db'>,
  { instanceId, caller }: { instanceId: string; caller: Caller },
): Promise<{ title: string }> {
  return db.transaction().execute(async (trx) => {
    const open = await lockFlow(trx, instanceId);
    const { status, launcherId, title } = open.instance;
    if (launcherId !== caller.userId) requireWatcher(caller, open, 'btn_remove');
    if (status === FLOW_STATUS.running || status === FLOW_STATUS.adopted) throw new ApiError(409, t('notRemovable'));
    const children = await trx
      .updateTable('flowInstance')
      .set({ parentId: null })
      .where('parentId', '=', instanceId)
      .returning(['id', 'status'])
      .execute();
    for (const child of children)
      if (child.status === FLOW_STATUS.running) await enqueue(trx, flowStopJob, { instanceId: child.id });
    await removeFileUsage(trx, { kind: 'flow' }, [instanceId]);
    await trx.deleteFrom('flowInstance').where('id', '=', instanceId).execute();
    return { title };
  });
}
