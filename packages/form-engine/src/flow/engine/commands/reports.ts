import { FlowRefused } from '../FlowRefused.js';
import { type CommandOf } from '../FlowCommand.js';
import { type Activity, type FlowState } from '../FlowState.js';
import { mapPieces, waitingPieces } from '../pieces.js';
import { activityOf, type Run } from '../Run.js';
import { awaits, type ReportKind, takeReport } from '../takeReport.js';
import { defineCommand } from './defineCommand.js';

/**
 * A call, a sub-flow or an event tells what became of it. One whose node is cut off at the moment, or whose flow is paused, is
 * kept with the activity and done when the flow comes back to it: what happened outside cannot be asked for again.
 */
export const report = defineCommand({
  kinds: ['called', 'subFlowsStarted', 'subFlowEnded', 'event'],
  bySystem: true,
  statuses: ['running', 'rejected', 'cancelled'],
  whilePaused: true,
  apply(run, command) {
    const { state } = run;
    const activity = activityOf(run, command.activityId);
    const cut = waitingPieces(state).flatMap(({ activities }) => activities);
    const waiting = activity ?? cut.find(({ id }) => id === command.activityId);
    if (!waiting || !awaits(waiting, command) || isStartedAnew(state, command)) throw new FlowRefused('unexpected');
    if (!activity) keepInPieces(run, command);
    else if (state.pausedAt !== undefined) activity.arrived = [...(activity.arrived ?? []), command];
    else takeReport(run, activity, command);
  },
});

/** Reviving a cancelled flow starts its sub-flows again: of those that were just being started nothing counts. */
function isStartedAnew({ status, suspended }: FlowState, { activityId }: CommandOf<ReportKind>): boolean {
  return (
    status === 'cancelled' &&
    suspended !== undefined &&
    suspended.activities.some(({ id, waitsFor }) => id === activityId && waitsFor === 'subFlows')
  );
}

function keepInPieces({ state }: Run, command: CommandOf<ReportKind>): void {
  const keep = (activity: Activity) =>
    activity.id === command.activityId ? { ...activity, arrived: [...(activity.arrived ?? []), command] } : activity;
  mapPieces(state, (piece) => ({ ...piece, activities: piece.activities.map(keep) }));
}
