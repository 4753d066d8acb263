import { advance, finish } from './advance.js';
import { type CommandOf, type SystemCommand } from './FlowCommand.js';
import { type Activity, type FlowState } from './FlowState.js';
import { allActivities } from './pieces.js';
import { closeActivity, placeOf, type Run, tell, tokenOf } from './Run.js';

/** What is told of something that a node waits for outside of the flow. */
export type ReportKind = 'called' | 'subFlowsStarted' | 'subFlowEnded' | 'event';

/** Whether an activity waits for a report, and has not got it already. */
export function awaits(activity: Activity, report: CommandOf<ReportKind>): boolean {
  const { waitsFor, answered, failed, subFlows, arrived = [] } = activity;
  switch (report.kind) {
    case 'called':
      if (failed || arrived.length > 0 || (answered && !report.result.ok)) return false;
      return waitsFor === 'call' || (waitsFor === 'subFlows' && !subFlows && !report.result.ok);
    case 'event':
      return waitsFor === 'event' && arrived.length === 0;
    case 'subFlowsStarted':
      return waitsFor === 'subFlows' && !subFlows && !failed && arrived.length === 0;
    case 'subFlowEnded':
      return (
        startedBy(activity).includes(report.instanceId) &&
        !arrived.some((each) => each.kind === 'subFlowEnded' && each.instanceId === report.instanceId)
      );
  }
}

/**
 * Ids of the sub-flows whose end an activity of a flow still takes a report of, also while it is cut off or the flow is
 * paused. Empty where it is over or has not been told of them.
 */
export function subFlowsAwaited(state: FlowState, activityId: string): string[] {
  const activity = allActivities(state).find(({ id }) => id === activityId);
  if (!activity) return [];
  return startedBy(activity).filter((instanceId) =>
    awaits(activity, { kind: 'subFlowEnded', activityId, instanceId, status: 'adopted' }),
  );
}

function startedBy({ subFlows, arrived = [] }: Activity): string[] {
  return subFlows ?? arrived.flatMap((each) => (each.kind === 'subFlowsStarted' ? each.instanceIds : []));
}

/** Does what a report means for the activity that waits for it. */
export function takeReport(run: Run, activity: Activity, report: CommandOf<ReportKind>): void {
  switch (report.kind) {
    case 'called':
      return report.result.ok ? pass(run, activity) : fail(run, activity, report.result.message);
    case 'event':
      return pass(run, activity);
    case 'subFlowsStarted':
      activity.subFlows = report.instanceIds;
      return passWhenAllEnded(run, activity);
    case 'subFlowEnded':
      return endSubFlow(run, activity, report);
  }
}

export function isReport(command: SystemCommand): command is CommandOf<ReportKind> {
  return !NO_REPORTS.includes(command.kind);
}

const NO_REPORTS: readonly SystemCommand['kind'][] = ['answer', 'tick', 'answered', 'outsideFailed'];

function endSubFlow(run: Run, activity: Activity, { instanceId, status }: CommandOf<'subFlowEnded'>): void {
  const { node } = placeOf(run, activity.nodeId);
  activity.subFlows = activity.subFlows?.filter((id) => id !== instanceId);
  // what was cancelled was not agreed to either
  if (node.kind === 'subFlow' && node.refused === 'reject' && status !== 'adopted') finish(run, 'rejected');
  else passWhenAllEnded(run, activity);
}

function passWhenAllEnded(run: Run, activity: Activity): void {
  if (activity.subFlows?.length === 0) pass(run, activity);
}

function fail(run: Run, activity: Activity, message: string): void {
  const { node } = placeOf(run, activity.nodeId);
  tell(run, { what: 'failed', nodeId: activity.nodeId, activityId: activity.id, comment: message });
  const rule = 'failed' in node ? node.failed : 'stop';
  if (rule === 'continue') pass(run, activity);
  else if (rule === 'reject') finish(run, 'rejected');
  else activity.failed = { message };
}

function pass(run: Run, activity: Activity): void {
  closeActivity(run, activity);
  advance(run, tokenOf(run, activity.tokenId));
}
