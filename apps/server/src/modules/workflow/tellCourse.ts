import { type FlowEffect } from '@smart-admin/form-engine/flow';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { type OpenFlow } from './openFlow.js';
import { flowEnded, flowStarted } from './workflow.events.js';

/** Tells other modules that a flow was launched, and that it is over. */
export async function tellCourse(
  events: Deps['events'],
  trx: DatabaseTransaction,
  { open, isLaunch, effects }: { open: OpenFlow; isLaunch: boolean; effects: readonly FlowEffect[] },
): Promise<void> {
  const { id: instanceId, flowId, modelId } = open.instance;
  const flow = { instanceId, flowId, modelId };
  if (isLaunch) await events.emit(trx, flowStarted, flow);
  for (const effect of effects)
    if (effect.kind === 'status' && effect.status !== 'running')
      await events.emit(trx, flowEnded, { ...flow, status: effect.status });
}
