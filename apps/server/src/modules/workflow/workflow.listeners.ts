import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { enqueue } from '../../jobs/enqueue.js';
import { recordsCreated, recordsRemoved, recordUpdated } from '../visualdev/visualdev.events.js';
import { flowEventJob } from './flowJobs.js';
import { type FlowListenerTable } from './workflow.tables.js';

/** Lets flows go on that wait for something to happen to a record. */
export function listenForFlows({ events }: Pick<Deps, 'events'>): void {
  events.within(recordsCreated, (trx, { modelId, recordIds }) => tell(trx, { modelId, recordIds, event: 'created' }));
  events.within(recordUpdated, (trx, { modelId, recordId }) =>
    tell(trx, { modelId, recordIds: [recordId], event: 'changed' }),
  );
  events.within(recordsRemoved, (trx, { modelId, recordIds }) => tell(trx, { modelId, recordIds, event: 'removed' }));
}

async function tell(
  trx: DatabaseTransaction,
  { modelId, recordIds, event }: { modelId: string; recordIds: readonly string[]; event: FlowListenerTable['event'] },
): Promise<void> {
  const waiting = await trx
    .selectFrom('flowListener')
    .select(['instanceId', 'activityId'])
    .where('modelId', '=', modelId)
    .where('event', '=', event)
    .where('recordId', 'in', ['', ...recordIds])
    .execute();
  for (const flow of waiting) await enqueue(trx, flowEventJob, flow);
}
