import { commonSequence, type Place, placesUp, standsBefore } from '../document/indexFlow.js';
import { arrive } from './advance.js';
import { type Activity, type Piece, type Token } from './FlowState.js';
import { canBeUndone, pieceOf, removeSubtree, sorted, wayBackOf } from './pieces.js';
import { placeOf, type Run, tokenOf } from './Run.js';
import { forgetWaysBack, isWithin, startChild, tokenInSequence } from './tokens.js';

/**
 * From an activity to a node that stands elsewhere in the flow. The token that runs through the innermost sequence around both
 * is the one that moves; everything below it is cut off: dropped, or with `keep` put back when the target is passed. A target
 * inside a branch is run to alone, so that the join behind it waits for nothing else. `taskId`: the refusal that leads back.
 */
export function returnTo(
  run: Run,
  activity: Activity,
  target: Place,
  keep?: (piece: Piece, activityId: string) => Piece,
  taskId?: string,
): void {
  const { state } = run;
  const from = tokenOf(run, activity.tokenId);
  const { one: here, other: there } = commonSequence(placeOf(run, activity.nodeId), target);
  const top = tokenInSequence(run, from, here);
  const cut = pieceOf(run, state, top);
  forgetWaysBack(run, from);
  removeSubtree(run, top);
  forgetPassed(run, top, target);
  const moved: Token = { id: top.id, nodeId: there.node.id, ...(top.parent ? { parent: top.parent } : {}) };
  state.tokens = sorted([...state.tokens, moved]);
  const leaf = standAt(run, moved, there, target);
  if (keep) leaf.back = keep(cut, activity.id);
  const came = taskId && canBeUndone(cut) ? wayBackOf(run, top, taskId) : undefined;
  if (came) moved.came = came;
  arrive(run, leaf);
  const opened = state.activities.find(({ tokenId }) => tokenId === leaf.id);
  if (opened) opened.returned = true;
}

/** Nodes from the target on are not passed any more; those of branches beside it stay so. */
function forgetPassed(run: Run, top: Token, target: Place): void {
  run.state.passed = run.state.passed.filter(({ nodeId }) => {
    const place = run.index.get(nodeId);
    return !place || !isWithin(run, nodeId, top) || !(place === target || standsBefore(target, place));
  });
}

/** New tokens from the one that moves down to the target. */
function standAt(run: Run, moved: Token, there: Place, target: Place): Token {
  const way = placesUp(target);
  const down = way.slice(0, way.indexOf(there)).reverse();
  return down.reduce((token, { node, up }) => (up ? startChild(run, token, up.branch.id, node.id) : token), moved);
}
