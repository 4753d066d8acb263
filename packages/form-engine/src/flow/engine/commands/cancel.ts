import { finish } from '../advance.js';
import { pieceOf, putBack } from '../pieces.js';
import { type Activity } from '../FlowState.js';
import { FlowRefused } from '../FlowRefused.js';
import { defineCommand } from './defineCommand.js';

/** An administrator ends the flow. Sub-flows that it waits for end with it. */
export const cancel = defineCommand({
  kinds: ['cancel'],
  statuses: ['running', 'rejected', 'revoked'],
  whilePaused: true,
  apply(run) {
    const { state } = run;
    const { status } = state;
    if (status === 'cancelled') throw new FlowRefused('status');
    const root = state.tokens.find(({ parent }) => !parent);
    const piece = root && pieceOf(run, state, root);
    finish(run, 'cancelled');
    state.cancelledFrom = status;
    delete state.came;
    if (piece) state.suspended = { ...piece, activities: piece.activities.map(withoutSubFlows) };
  },
});

/** Takes a cancelled flow up where it stood; sub-flows are started anew. */
export const revive = defineCommand({
  kinds: ['revive'],
  statuses: ['cancelled'],
  apply(run) {
    const { state, told } = run;
    const { cancelledFrom = 'running', suspended } = state;
    state.status = cancelledFrom;
    delete state.cancelledFrom;
    if (cancelledFrom !== 'running' || !suspended) return;
    delete state.suspended;
    putBack(run, suspended, 'rested');
    for (const { id, nodeId, waitsFor, subFlows } of state.activities)
      if (waitsFor === 'subFlows' && !subFlows) told.push({ kind: 'startSubFlows', activityId: id, nodeId });
  },
});

function withoutSubFlows(activity: Activity): Activity {
  if (activity.waitsFor !== 'subFlows') return activity;
  const { subFlows: _, arrived: _arrived, failed: _failed, ...rest } = activity;
  return rest;
}
