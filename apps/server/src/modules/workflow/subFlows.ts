import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type Deps } from '../../deps.js';
import { type JobAttempt } from '../../jobs/handleJob.js';
import { runSystemCommand } from './systemCommand.js';
import { untilHeard } from './untilHeard.js';

/** Tells a flow that one has ended which it waits for. */
export async function endChild(deps: Deps, instanceId: string, attempt: Pick<JobAttempt, 'number'>): Promise<void> {
  const child = await deps.db
    .selectFrom('flowInstance')
    .select(['parentId', 'parentActivity', 'status'])
    .where('id', '=', instanceId)
    .executeTakeFirst();
  if (!child?.parentId || child.status === FLOW_STATUS.running) return;
  const status = ENDINGS[child.status];
  const { parentId, parentActivity: activityId } = child;
  await untilHeard(deps, { instanceId: parentId, activityId }, attempt, () =>
    runSystemCommand(deps, parentId, { kind: 'subFlowEnded', activityId, instanceId, status }, { isLate: true }),
  );
}

/** Cancels a flow that nobody waits for any longer. One that has ended, or was refused, stays what it is. */
export async function stopChild(deps: Deps, instanceId: string): Promise<void> {
  const { status } = await deps.db
    .selectFrom('flowInstance')
    .select('status')
    .where('id', '=', instanceId)
    .executeTakeFirstOrThrow();
  if (status !== FLOW_STATUS.running) return;
  await runSystemCommand(deps, instanceId, { kind: 'cancel', by: 'system' }, { isLate: true });
}

const ENDINGS = { 2: 'adopted', 3: 'rejected', 4: 'cancelled', 5: 'cancelled' } as const;
