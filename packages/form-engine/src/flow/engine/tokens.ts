import { type Place, placesUp } from '../document/indexFlow.js';
import { nextId, placeOf, type Run, tokenOf } from './Run.js';
import { type FlowState, type Token } from './FlowState.js';

/** A new token in a branch of the node at which its parent waits. */
export function startChild(run: Run, parent: Token, branchId: string, nodeId: string): Token {
  const child: Token = { id: nextId(run, 'k'), nodeId, parent: { tokenId: parent.id, branchId } };
  run.state.tokens.push(child);
  return child;
}

export function childrenOf({ tokens }: Pick<FlowState, 'tokens'>, tokenId: string): Token[] {
  return tokens.filter(({ parent }) => parent?.tokenId === tokenId);
}

/** A token and all below it, the token first. */
export function subtreeOf(state: Pick<FlowState, 'tokens'>, token: Token): Token[] {
  return [token, ...childrenOf(state, token.id).flatMap((child) => subtreeOf(state, child))];
}

/** The token and those above it, the root last. */
export function tokensUp(run: Run, token: Token): Token[] {
  return token.parent ? [token, ...tokensUp(run, tokenOf(run, token.parent.tokenId))] : [token];
}

/** Something happened at a token that what came before must not be taken back under: a verdict, or what cannot be undone. */
export function forgetWaysBack(run: Run, token: Token): void {
  for (const each of tokensUp(run, token)) delete each.came;
}

/** The one of a token and those above it that runs through a sequence. */
export function tokenInSequence(run: Run, token: Token, { sequence }: Place): Token {
  const found = tokensUp(run, token).find(({ nodeId }) => placeOf(run, nodeId).sequence === sequence);
  if (!found) throw new Error(`No token above ${token.id} runs through the sequence`);
  return found;
}

/** Whether a node stands in the sequence that a token runs through, or in a branch inside of it. */
export function isWithin(run: Run, nodeId: string, token: Token): boolean {
  const place = run.index.get(nodeId);
  const around = run.index.get(token.nodeId);
  return (
    place !== undefined && around !== undefined && placesUp(place).some(({ sequence }) => sequence === around.sequence)
  );
}
