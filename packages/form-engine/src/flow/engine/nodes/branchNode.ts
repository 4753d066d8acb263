import { type Branch, type BranchNode } from '../../document/FlowDocument.js';
import { evaluateExpression } from '../../../core/expressions/evaluateExpression.js';
import { isTrue } from '../../../core/expressions/ExpressionValue.js';
import { parseExpression } from '../../../core/expressions/parseExpression.js';
import { undefinedOnExpressionError } from '../../../core/expressions/undefinedOnExpressionError.js';
import { recordScope } from '../../../core/validation/recordScope.js';
import { type Run, tell } from '../Run.js';
import { type StepContext } from '../StepContext.js';
import { startChild } from '../tokens.js';
import { defineNode } from './defineNode.js';

/** All tokens are there before the first of them moves: none can end before its siblings exist. A branch without nodes needs none. */
export const branchNode = defineNode({
  kinds: ['branch'],
  undoable: true,
  arrive(run: Run, token, node) {
    const taken = branchesTaken(node, run.context);
    tell(run, { what: 'branch', nodeId: node.id, targets: taken.map(({ id }) => id) });
    const into = taken.flatMap(({ id, nodes: [first] }) => (first ? [startChild(run, token, id, first.id)] : []));
    return into.length > 0 ? { into } : 'passed';
  },
});

/** The branches that a form takes. A condition that cannot be read or computed does not hold. */
export function branchesTaken({ mode, branches }: BranchNode, context: StepContext): Branch[] {
  if (mode === 'parallel') return branches;
  const holding = branches.filter(({ condition }) => condition !== undefined && holds(condition, context));
  const taken = holding.length > 0 ? holding : branches.filter(({ condition }) => condition === undefined);
  return mode === 'exclusive' ? taken.slice(0, 1) : taken;
}

function holds(condition: string, { values, now }: StepContext): boolean {
  const scope = recordScope(values, undefined, { now: () => new Date(now) });
  return undefinedOnExpressionError(() => isTrue(evaluateExpression(parseExpression(condition), scope))) ?? false;
}
