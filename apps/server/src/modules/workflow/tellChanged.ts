import { flowChanged } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { type OpenFlow } from './openFlow.js';
import { deputiesOf } from './ownTasks.js';
import { participantsOf } from './people/participants.js';

/** Tells the windows of everybody who takes part in a flow, and of whoever acts for them, that something has happened to it. */
export async function tellChanged(
  sockets: Deps['sockets'],
  trx: DatabaseTransaction,
  { instance }: OpenFlow,
): Promise<void> {
  const people = (await participantsOf(trx, instance)).map(({ id }) => id);
  const keys = [...new Set([...people, ...(await deputiesOf(trx, people, instance.flowId))])];
  if (keys.length === 0) return;
  await sockets.send(trx, { kind: 'user', keys }, { frame: flowChanged, fields: { id: instance.id } });
}
