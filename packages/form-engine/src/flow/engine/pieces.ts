import { closeActivity, type Run } from './Run.js';
import { type Activity, type FlowState, type Piece, type Token, type WayBack } from './FlowState.js';
import { afterRest } from './timeLimits.js';
import { isWithin, subtreeOf } from './tokens.js';

/** A copy of a token of `state` and all below it. The state stays as it is. */
export function pieceOf(run: Run, state: FlowState, top: Token): Piece {
  const tokens = subtreeOf(state, top);
  const ids = new Set(tokens.map(({ id }) => id));
  const activities = state.activities.filter(({ tokenId }) => ids.has(tokenId));
  const open = new Set(activities.map(({ id }) => id));
  const here = ({ activityId }: { activityId: string }) => open.has(activityId);
  return {
    cutAt: run.context.now,
    tokens: tokens.map(withoutWayBack),
    activities: activities.map((activity) => ({ ...activity })),
    tasks: state.tasks.filter(here).map((task) => ({ ...task })),
    timers: state.timers.filter(here).map((timer) => ({ ...timer })),
    passed: state.passed.filter(({ nodeId }) => isWithin(run, nodeId, top)),
  };
}

/** How the verdict of a task is taken back that moves a token: what the token and all below it were before this step. */
export function wayBackOf(run: Run, token: Token, taskId: string): WayBack | undefined {
  const { original, command } = run;
  const before = original?.tokens.find(({ id }) => id === token.id);
  if (!original || !before) return undefined;
  const decidedBy = 'by' in command && command.for !== undefined ? { decidedBy: command.by } : {};
  return { taskId, ...decidedBy, before: pieceOf(run, original, before) };
}

/** The piece with a smaller one in the place of the token that it is about. */
export function withPart(run: Run, piece: Piece, part: Piece): Piece {
  const [top] = part.tokens;
  if (!top) return piece;
  const tokens = new Set(subtreeOf(piece, top).map(({ id }) => id));
  const activities = new Set(piece.activities.filter(({ tokenId }) => tokens.has(tokenId)).map(({ id }) => id));
  const outside = ({ activityId }: { activityId: string }) => !activities.has(activityId);
  return {
    ...piece,
    tokens: [...piece.tokens.filter(({ id }) => !tokens.has(id)), ...part.tokens],
    activities: [...piece.activities.filter(({ id }) => !activities.has(id)), ...part.activities],
    tasks: [...piece.tasks.filter(outside), ...part.tasks],
    timers: [...piece.timers.filter(outside), ...part.timers],
    passed: sorted([...piece.passed.filter(({ nodeId }) => !isWithin(run, nodeId, top)), ...part.passed]),
  };
}

/** Takes a token and all below it out of the state. What they wait for is `left`. */
export function removeSubtree(run: Run, top: Token): void {
  const { state } = run;
  const ids = new Set(subtreeOf(state, top).map(({ id }) => id));
  for (const activity of state.activities.filter(({ tokenId }) => ids.has(tokenId))) closeActivity(run, activity);
  state.tokens = state.tokens.filter(({ id }) => !ids.has(id));
  state.questions = state.questions.filter(({ purpose }) => purpose.kind !== 'tell' || !ids.has(purpose.tokenId));
}

/** Puts a piece in the place of the token that it is about. Its time limits have stood still since it was cut, unless it is put back as if nothing had been. */
export function putBack(run: Run, piece: Piece, rests: 'rested' | 'unmoved'): void {
  const { state } = run;
  const [top] = piece.tokens;
  if (!top) return;
  const now = state.tokens.find(({ id }) => id === top.id);
  if (now) removeSubtree(run, now);
  state.tokens = sorted([...state.tokens, ...piece.tokens.map((token) => ({ ...token }))]);
  const { activities, tasks, timers } =
    rests === 'rested' ? afterRest(run, piece, { from: piece.cutAt, until: run.context.now }) : piece;
  state.activities = sorted([...state.activities, ...activities.map((activity) => ({ ...activity }))]);
  state.tasks = sorted([...state.tasks, ...tasks.map((task) => ({ ...task }))]);
  state.timers = sorted([...state.timers, ...timers.map((timer) => ({ ...timer }))]);
  state.passed = sorted([...state.passed.filter(({ nodeId }) => !isWithin(run, nodeId, top)), ...piece.passed]);
  // a call of what is cut off is not made, or its answer stands with it
  for (const { id, nodeId, waitsFor, failed, arrived = [] } of activities)
    if (waitsFor === 'call' && !failed && arrived.length === 0) run.told.push({ kind: 'call', activityId: id, nodeId });
}

/** Whether everything that a piece waits for can wait twice: people and moments, but nothing that answers by itself. */
export function canBeUndone({ activities }: Pick<Piece, 'activities'>): boolean {
  return activities.every(({ waitsFor }) => waitsFor === 'people' || waitsFor === 'time');
}

/** The pieces that are to be put back some day, those inside of them too. */
export function waitingPieces(state: Pick<FlowState, 'tokens' | 'suspended'>): Piece[] {
  const inside = (tokens: readonly Token[]): Piece[] =>
    tokens.flatMap(({ back }) => (back ? [back, ...inside(back.tokens)] : []));
  const { suspended } = state;
  return [...inside(state.tokens), ...(suspended ? [suspended, ...inside(suspended.tokens)] : [])];
}

/** Changes all pieces of a state alike, those inside of others too. `rests`: limits of the piece stand still since it was cut. */
export function mapPieces(state: FlowState, change: (piece: Piece, rests: boolean) => Piece): void {
  const deep = (piece: Piece, rests: boolean): Piece => ({ ...change(piece, rests), tokens: piece.tokens.map(within) });
  const wayBack = (way: WayBack): WayBack => ({ ...way, before: deep(way.before, false) });
  const within = (token: Token): Token => ({
    ...token,
    ...(token.back ? { back: deep(token.back, true) } : {}),
    ...(token.came ? { came: wayBack(token.came) } : {}),
  });
  state.tokens = state.tokens.map(within);
  if (state.suspended) state.suspended = deep(state.suspended, true);
  if (state.came) state.came = wayBack(state.came);
}

/** Activities in the state and in what is to be put back. */
export function allActivities(state: FlowState): Activity[] {
  return [...state.activities, ...waitingPieces(state).flatMap(({ activities }) => activities)];
}

function withoutWayBack({ came: _, ...token }: Token): Token {
  return token;
}

/** Ids end in numbers that only grow, so their order is the order in which things came to be. */
function numberOf(id: string): number {
  return Number(id.slice(1));
}

/** Everything of a state stands in the order in which it came to be. */
export function sorted<Item extends { id: string }>(items: Item[]): Item[] {
  return items.sort((one, other) => numberOf(one.id) - numberOf(other.id));
}
