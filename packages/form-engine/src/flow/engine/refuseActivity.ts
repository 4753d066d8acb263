import { type Place } from '../document/indexFlow.js';
import { finish } from './advance.js';
import { type Activity, type Piece, type Task } from './FlowState.js';
import { isUndecided } from './isUndecided.js';
import { passedBefore, passedJustBefore } from './nodesBefore.js';
import { canBeUndone, pieceOf, wayBackOf } from './pieces.js';
import { returnTo } from './returnTo.js';
import { type Run, tasksOf, tokenOf, workNodeOf } from './Run.js';
import { type ClosingVerdict } from './settle.js';
import { restartLimit } from './timeLimits.js';

/** A node is refused: its rule, or whoever refused, says where the flow goes. What cannot be gone to leads to the launcher. */
export function refuseActivity(run: Run, activity: Activity, closing?: ClosingVerdict): void {
  const { refusal } = workNodeOf(run, activity);
  const then = refusal.then === 'chosen' ? (closing?.then ?? 'onward') : refusal.then;
  const target = targetOf(run, activity.nodeId, refusal.to, closing?.toNodeId);
  // it runs from when the flow is back, as all time stands still until then
  if (then === 'back') restartLimit(run, activity);
  if (run.entry) run.entry.targets = [target?.node.id ?? 'start'];
  if (target) returnTo(run, activity, target, then === 'back' ? reopened : undefined, closing?.taskId);
  else reject(run, activity, then, closing?.taskId);
}

/** The launcher gets it; with `back` everything is put back when they submit it again. */
function reject(run: Run, activity: Activity, then: 'onward' | 'back', taskId: string | undefined): void {
  const { state } = run;
  const root = state.tokens.find(({ parent }) => !parent) ?? tokenOf(run, activity.tokenId);
  const piece = pieceOf(run, state, root);
  finish(run, 'rejected');
  if (then === 'back') state.suspended = reopened(piece, activity.id);
  const came = taskId && canBeUndone(piece) ? wayBackOf(run, root, taskId) : undefined;
  if (came) state.came = came;
}

/**
 * The piece as it is when it comes back to who refused: they are asked again, with one voice; the verdicts of others stay. Of
 * two refusals of one person that of the task which was added opens, since without it those that agreed before would be enough.
 */
function reopened(piece: Piece, activityId: string): Piece {
  const here = piece.tasks.filter((task) => task.activityId === activityId);
  const asked = new Set(here.filter(isUndecided).map(({ userId }) => userId));
  const refused = here.filter(({ status }) => status === 'refused');
  const opened = new Set<string>();
  for (const { id, userId } of refused.toSorted(addedFirst)) {
    if (!asked.has(userId)) opened.add(id);
    asked.add(userId);
  }
  return {
    ...piece,
    tasks: piece.tasks.map((task) => {
      if (!refused.includes(task)) return isUndecided(task) ? task : waitingNoMore(task, opened);
      const { decidedBy: _, ...rest } = task;
      return { ...rest, status: opened.has(task.id) ? 'open' : 'left' };
    }),
  };
}

function addedFirst(one: Task, other: Task): number {
  return Number(other.purpose === 'added') - Number(one.purpose === 'added');
}

/** Whoever decided behind a refusal keeps their verdict, whatever comes of it now. */
function waitingNoMore(task: Task, opened: ReadonlySet<string>): Task {
  return task.waitsFor.some((id) => opened.has(id))
    ? { ...task, waitsFor: task.waitsFor.filter((id) => !opened.has(id)) }
    : task;
}

function targetOf(
  { index, state }: Run,
  nodeId: string,
  to: 'reject' | 'previous' | 'chosen' | { nodeId: string },
  chosen: string | undefined,
): Place | undefined {
  if (to === 'reject') return undefined;
  if (to === 'previous') {
    const previous = passedJustBefore(index, state, nodeId).at(-1);
    return previous && index.get(previous.nodeId);
  }
  const wanted = to === 'chosen' ? chosen : to.nodeId;
  const legal = passedBefore(index, state, nodeId).some((passed) => passed.nodeId === wanted);
  return wanted !== undefined && legal ? index.get(wanted) : undefined;
}

/** Whether somebody has decided in this round: verdicts of open nodes, and nodes passed in person. */
export function hasAnybodyDecided(run: Run): boolean {
  return (
    run.state.passed.some(({ decided }) => decided) ||
    run.state.activities.some(({ id }) =>
      tasksOf(run, id).some(({ status }) => status === 'approved' || status === 'refused'),
    )
  );
}
