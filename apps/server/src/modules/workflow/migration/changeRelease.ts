import { allActivities, type FlowEntry, type FlowState, targetOf } from '@smart-admin/form-engine/flow';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { readForm } from '../actOnFlow.js';
import { canBeApprovedAmongSeveral, carryOut } from '../carryOut.js';
import { workNodeOf } from '../flowNodes.js';
import { type FlowRelease, openAt, type OpenFlow } from '../openFlow.js';
import { type OutsideAnswers } from '../people/OutsideAnswers.js';
import { runFlow } from '../runFlow.js';
import { tellChanged } from '../tellChanged.js';

/**
 * Puts a flow whose row is locked onto another release, with a state that fits it, and lets it go on where a rule of the new
 * release is met already. Tasks, listeners and circulations follow their nodes; ticks stay. Answers the place of the line
 * that says so in its course. Throws 409 where it cannot go on: then nothing has happened.
 */
export async function changeRelease(
  deps: Pick<Deps, 'clock' | 'sockets'>,
  trx: DatabaseTransaction,
  { open, release, state, mapping, by, what, outside, goesOn }: ReleaseChange,
): Promise<number> {
  const { instance } = open;
  const moved = await openAt(trx, { instance: { ...instance, state } }, release);
  const { version, modelVersion } = release;
  await trx.updateTable('flowInstance').set({ version, modelVersion }).where('id', '=', instance.id).execute();
  await moveTasks(trx, moved);
  await moveCirculations(trx, instance.id, mapping);
  await trx.deleteFrom('flowListener').where('instanceId', '=', instance.id).execute();
  const values = await readForm(trx, moved);
  const versions = { from: instance.version, to: version };
  const listening = allActivities(state).filter(({ waitsFor }) => waitsFor === 'event');
  await carryOut(deps, trx, {
    open: moved,
    state,
    effects: [
      { kind: 'entry', entry: { at: deps.clock.now(), by, what, versions, mapping } },
      ...listening.map(({ id, nodeId }) => ({ kind: 'listen' as const, activityId: id, nodeId })),
    ],
    values,
  });
  await tellChanged(deps.sockets, trx, moved);
  const place = await lastPlace(trx, instance.id);
  // a tick looks at every node; a paused flow is looked at when it is resumed
  if (goesOn && state.pausedAt === undefined)
    await runFlow(deps, trx, { open: moved, state, command: { kind: 'tick' }, values, outside });
  return place;
}

interface ReleaseChange {
  open: OpenFlow;
  release: FlowRelease;
  state: FlowState;
  mapping: Readonly<Record<string, string>>;
  /** Who does it. */
  by: string;
  what: FlowEntry['what'];
  outside: OutsideAnswers;
  goesOn: boolean;
}

/** Number of the last line of a course. */
export async function lastPlace(trx: DatabaseTransaction, instanceId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(place), 0) as last from flow_entry where instance_id = ${instanceId}`.execute(trx);
  return rows[0]?.last ?? 0;
}

/** Lists name the node of the new release for what is still to be done; what was decided was decided at the old one. */
async function moveTasks(trx: DatabaseTransaction, { instance, flow }: OpenFlow): Promise<void> {
  for (const { id, nodeId } of allActivities(instance.state)) {
    const node = workNodeOf(flow, nodeId);
    if (!node) continue;
    await trx
      .updateTable('flowTask')
      .set({ nodeId, nodeName: node.name, batch: canBeApprovedAmongSeveral(flow, node) })
      .where('instanceId', '=', instance.id)
      .where('activityId', '=', id)
      .where('state', 'in', ['open', 'offered', 'waiting'])
      .execute();
  }
}

async function moveCirculations(
  trx: DatabaseTransaction,
  instanceId: string,
  mapping: Readonly<Record<string, string>>,
): Promise<void> {
  const nodeIds = Object.keys(mapping);
  if (nodeIds.length === 0) return;
  const circulations = await trx
    .selectFrom('flowCirculation')
    .select(['userId', 'nodeId'])
    .where('instanceId', '=', instanceId)
    .where('nodeId', 'in', nodeIds)
    .execute();
  for (const { userId, nodeId } of circulations)
    await trx
      .updateTable('flowCirculation')
      .set({ nodeId: targetOf(mapping, nodeId) })
      .where('instanceId', '=', instanceId)
      .where('userId', '=', userId)
      .execute();
}
