import { type FlowDocument, type FlowNode } from '../document/FlowDocument.js';
import { type FlowIndex, indexFlow } from '../document/indexFlow.js';
import { type FlowState, type Piece, type Token } from '../engine/FlowState.js';

/** Why something that is under way cannot move to the new version. */
export interface MigrationProblem {
  /** Node of the old version at which it stands. */
  nodeId: string;
  /** What waits there; absent for a token that waits for its branches or its siblings. */
  activityId?: string;
  /**
   * `questions`: a step is not over. `missing`: the node it should stand at does not exist. `kind`: that one waits for something
   * else. `parent`: it stands in another branch than the one that runs.
   */
  reason: 'questions' | 'missing' | 'kind' | 'parent';
}

export type MigrationResult = { ok: true; state: FlowState } | { ok: false; problems: MigrationProblem[] };

/**
 * Moves what is under way to another version of its flow: everything stands at the node of the same id, or at the one that
 * `mapping` names (branches too). All of it moves, or nothing: tasks, verdicts and time limits stay as they are, what a refusal
 * cut off moves too; only ways to take a verdict back are forgotten. A node whose rule is met in the new version goes on with
 * the next command.
 */
export function migrate(
  oldFlow: FlowDocument,
  newFlow: FlowDocument,
  state: FlowState,
  mapping: Readonly<Record<string, string>> = {},
): MigrationResult {
  const move = new Move(indexFlow(oldFlow), indexFlow(newFlow), mapping);
  const { came: _, suspended, ...rest } = state;
  if (state.questions[0]) return { ok: false, problems: [{ nodeId: state.questions[0].nodeId, reason: 'questions' }] };
  const moved = { ...rest, ...move.part(state, []), choices: move.choices(state.choices) };
  const piece = suspended && move.piece(suspended, moved.tokens);
  if (move.problems.length > 0) return { ok: false, problems: move.problems };
  return { ok: true, state: { ...moved, ...(piece ? { suspended: piece } : {}) } };
}

class Move {
  readonly problems: MigrationProblem[] = [];

  constructor(
    private readonly before: FlowIndex,
    private readonly after: FlowIndex,
    private readonly mapping: Readonly<Record<string, string>>,
  ) {}

  choices(choices: FlowState['choices']): FlowState['choices'] {
    return Object.fromEntries(Object.entries(choices).map(([nodeId, people]) => [this.to(nodeId), people]));
  }

  /** `around`: tokens of the new version above those of the piece. */
  piece(piece: Piece, around: readonly Token[]): Piece {
    return { ...piece, ...this.part(piece, around) };
  }

  part<Part extends Omit<Piece, 'cutAt'>>(
    part: Part,
    around: readonly Token[],
  ): Pick<Piece, 'tokens' | 'activities' | 'passed'> {
    const tokens = part.tokens.map((token) => this.token(token, part));
    const all = [...tokens, ...around];
    for (const token of tokens) this.checkParent(token, all, part);
    return {
      tokens: tokens.map((token) => (token.back ? { ...token, back: this.piece(token.back, all) } : token)),
      activities: part.activities.map((activity) => ({ ...activity, nodeId: this.to(activity.nodeId) })),
      passed: part.passed.map((passed) => ({ ...passed, nodeId: this.to(passed.nodeId) })),
    };
  }

  private token({ came: _, ...token }: Token, part: Omit<Piece, 'cutAt'>): Token {
    const { parent } = token;
    const branchId = parent && this.to(parent.branchId);
    const moved: Token = {
      ...token,
      nodeId: this.to(token.nodeId),
      ...(parent && branchId ? { parent: { ...parent, branchId } } : {}),
    };
    const [was, is] = [this.before.get(token.nodeId)?.node, this.after.get(moved.nodeId)?.node];
    if (!is) this.report(token, part, 'missing');
    else if (was && !token.ended && waiting(was) !== waiting(is)) this.report(token, part, 'kind');
    return moved;
  }

  /** A token stands in the branch through which it runs, at the node at which its parent waits; no other runs through it. */
  private checkParent(token: Token, all: readonly Token[], part: Omit<Piece, 'cutAt'>): void {
    const place = this.after.get(token.nodeId);
    if (!place) return;
    const above = all.find(({ id }) => id === token.parent?.tokenId);
    const fits = place.up?.node.id === above?.nodeId && place.up?.branch.id === token.parent?.branchId;
    const beside = all.some(
      ({ id, parent }) =>
        id !== token.id &&
        parent &&
        parent.tokenId === token.parent?.tokenId &&
        parent.branchId === token.parent.branchId,
    );
    if (!fits || beside) this.report(token, part, 'parent');
  }

  private report(token: Token, part: Omit<Piece, 'cutAt'>, reason: MigrationProblem['reason']): void {
    const old = part.tokens.find(({ id }) => id === token.id) ?? token;
    const activity = part.activities.find(({ tokenId }) => tokenId === token.id);
    this.problems.push({ nodeId: old.nodeId, ...(activity ? { activityId: activity.id } : {}), reason });
  }

  private to(id: string): string {
    return targetOf(this.mapping, id);
  }
}

/** Where something at a node or in a branch goes: what the mapping says, else the same id. */
export function targetOf(mapping: Readonly<Record<string, string>>, id: string): string {
  return (Object.hasOwn(mapping, id) ? mapping[id] : undefined) ?? id;
}

/** What a token waits for at a node: only where it is the same can it wait on. */
export function waiting(node: FlowNode): string {
  if (node.kind === 'approver' || node.kind === 'handler') return 'people';
  if (node.kind === 'wait') return node.until.kind === 'event' ? 'event' : 'time';
  return node.kind;
}
