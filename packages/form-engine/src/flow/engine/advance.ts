import { type FlowStatus, type Token } from './FlowState.js';
import { definitionOf } from './nodes/nodeDefinitions.js';
import { canBeUndone, pieceOf, putBack, removeSubtree, withPart } from './pieces.js';
import { placeOf, type Run, tell, tokenOf } from './Run.js';
import { childrenOf, forgetWaysBack } from './tokens.js';

/** A token has come to its node. Goes on until something waits or the flow is over. */
export function arrive(run: Run, token: Token): void {
  const { node } = placeOf(run, token.nodeId);
  const definition = definitionOf(node);
  if (!definition.undoable) forgetWaysBack(run, token);
  const arrival = definition.arrive(run, token, node);
  if (arrival === 'waits') return;
  if (arrival === 'passed') advance(run, token);
  else if ('ends' in arrival) finish(run, arrival.ends);
  else
    for (const child of arrival.into)
      // the one before may have ended the flow
      if (run.state.tokens.includes(child)) arrive(run, child);
}

/**
 * A token goes on behind its node: to the next one; straight back to who refused, where it was sent back here; at the end of a
 * branch it waits for its siblings, and the last of them lets the parent go on; at the end of the flow it is adopted.
 */
export function advance(run: Run, token: Token): void {
  if (token.back) return goBack(run, token);
  const { sequence, index } = placeOf(run, token.nodeId);
  const next = sequence[index + 1];
  if (next) {
    token.nodeId = next.id;
    arrive(run, token);
  } else if (token.parent) endBranch(run, token, tokenOf(run, token.parent.tokenId));
  else finish(run, 'adopted');
}

/** Ends the whole flow, whatever else is open. */
export function finish(run: Run, status: Exclude<FlowStatus, 'running'>): void {
  const { state } = run;
  const root = state.tokens.find(({ parent }) => !parent);
  if (root) removeSubtree(run, root);
  state.status = status;
  delete state.pausedAt;
  if (status === 'adopted' || status === 'rejected') tell(run, { what: 'ended' });
}

function endBranch(run: Run, token: Token, parent: Token): void {
  token.ended = true;
  const children = childrenOf(run.state, parent.id);
  if (!children.every(({ ended }) => ended)) return;
  if (token.came) {
    parent.came = { ...token.came, before: withPart(run, pieceOf(run, run.state, parent), token.came.before) };
  }
  for (const child of children) removeSubtree(run, child);
  advance(run, parent);
}

/** The node to which somebody sent the flow back is passed: what they cut off is put back in the place of what led here. */
function goBack(run: Run, token: Token): void {
  const { back, came } = token;
  const [first] = back?.tokens ?? [];
  if (!back || !first) return;
  const top = tokenOf(run, first.id);
  const before = came && canBeUndone(back) ? withPart(run, pieceOf(run, run.state, top), came.before) : undefined;
  const { passed } = run.state;
  putBack(run, back, 'rested');
  // what was passed on the way here counts instead of what was passed there before
  const since = passed.filter(({ id }) => !run.state.passed.some((known) => known.id === id));
  const again = new Set(since.map(({ nodeId }) => nodeId));
  run.state.passed = [...run.state.passed.filter(({ nodeId }) => !again.has(nodeId)), ...since];
  if (came && before) tokenOf(run, top.id).came = { ...came, before };
}
