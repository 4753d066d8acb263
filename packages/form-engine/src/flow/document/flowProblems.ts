import { type FormDocument } from '../../core/document/FormDocument.js';
import { expressionFields } from '../../core/expressions/check/ExpressionType.js';
import { type FieldRegistry, standardRegistry } from '../../core/registry/createRegistry.js';
import { expressionProblems } from './flowExpressions.js';
import { type BranchNode, type FlowDocument, type FlowNode, type WorkNode } from './FlowDocument.js';
import { type FlowProblem, type FlowProblemCode } from './FlowProblem.js';
import { indexFlow, type Place, standsBefore } from './indexFlow.js';
import { type PeopleRule } from './PeopleRule.js';
import { type FlowTargets, targetProblems } from './targetProblems.js';

export interface ProblemContext {
  /** The form that the flow is about; without one, fields are not looked at. */
  form?: Pick<FormDocument, 'fields'>;
  /** Kinds of its fields. Default: ours. */
  registry?: FieldRegistry;
  /** Id under which the flow itself is started. */
  flowId?: string;
  /** What its nodes work on besides; without it, that is not looked at. */
  targets?: FlowTargets;
}

/** What a designer should mend in a flow that can be read, in the order of its nodes. `flowProblemText` puts it into words. */
export function flowProblems(
  flow: FlowDocument,
  { form, registry = standardRegistry, flowId, targets }: ProblemContext = {},
): FlowProblem[] {
  const paths = form && new Set(expressionFields(form, { table: undefined, registry }).keys());
  const found: FlowProblem[] = [];
  for (const place of indexFlow(flow).values()) {
    const put: Put = (
      code,
      setting,
      detail = '',
      { nodeId = place.node.id, label = place.node.name, severity = 'error' } = {},
    ) => found.push({ severity, code, nodeId, setting, params: { label: label || nodeId, detail } });
    if (place.sequence.slice(0, place.index).some(({ kind }) => kind === 'end'))
      put('unreachable', 'kind', '', { severity: 'warning' });
    checkNode(flow, place, put, flowId);
    expressionProblems(place.node, paths, put);
    if (targets) targetProblems(place.node, targets, put);
  }
  return found;
}

/** Adds a problem of a node, or of its branch. */
export type Put = (
  code: FlowProblemCode,
  setting: string,
  detail?: string,
  more?: { nodeId?: string; label?: string; severity?: FlowProblem['severity'] },
) => void;

function checkNode(flow: FlowDocument, place: Place, put: Put, flowId: string | undefined): void {
  const { node } = place;
  switch (node.kind) {
    case 'approver':
    case 'handler':
      checkWork(flow, place, node, put);
      return checkPeople(flow, place, node.people, 'people', put);
    case 'circulate':
    case 'message':
      return checkPeople(flow, place, node.people, 'people', put);
    case 'branch':
      return checkBranches(node, put);
    case 'subFlow':
      if (flowId !== undefined && node.flowId === flowId) put('subFlowSelf', 'flowId');
  }
}

function checkWork(flow: FlowDocument, place: Place, node: WorkNode, put: Put): void {
  const { actions, several, people, empty, refusal, limit } = node;
  const index = indexFlow(flow);
  if (!actions.approve) put('noApprove', 'actions');
  const asked = knownNumber(people);
  if (several.mode === 'share' && asked !== undefined)
    for (const share of [several.pass, several.refuse])
      if ('count' in share && share.count > asked)
        put('share', 'several', String(share.count), { severity: 'warning' });
  if (empty.kind === 'skipTo') {
    const later = place.sequence.slice(place.index + 1);
    if (!later.some(({ id }) => id === empty.nodeId)) put('skipTo', 'empty', nameOf(flow, empty.nodeId));
  }
  if (node.kind === 'approver' && typeof refusal.to === 'object' && !isAskedBefore(index.get(refusal.to.nodeId), place))
    put('refusalTarget', 'refusal', nameOf(flow, refusal.to.nodeId));
  if (limit?.then.kind === 'transfer') checkPeople(flow, place, limit.then.people, 'limit', put);
}

function checkPeople(flow: FlowDocument, place: Place, people: readonly PeopleRule[], setting: string, put: Put): void {
  const index = indexFlow(flow);
  if (people.length === 0) put('noPeople', setting);
  for (const rule of people) {
    if ('ids' in rule && rule.ids.length === 0) put('noPeople', setting);
    if (rule.kind === 'nodeHandlers' && !isAskedBefore(index.get(rule.nodeId), place))
      put('handlers', setting, nameOf(flow, rule.nodeId));
    if (rule.kind === 'previousChoice' && ![...index.values()].some((other) => isAskedBefore(other, place)))
      put('nobodyBefore', setting);
  }
}

function checkBranches({ mode, branches }: BranchNode, put: Put): void {
  if (branches.length < 2) put('fewBranches', 'branches');
  const otherwise = branches.filter(({ condition }) => !condition?.trim());
  if (mode === 'exclusive' && otherwise.length > 1) put('twoOtherwise', 'branches');
}

function isAskedBefore(target: Place | undefined, place: Place): boolean {
  if (target?.node.kind !== 'approver' && target?.node.kind !== 'handler') return false;
  return standsBefore(target, place);
}

/** How many people rules find, where that does not depend on anything. */
function knownNumber(people: readonly PeopleRule[]): number | undefined {
  const ids = people.map((rule) => (rule.kind === 'users' ? rule.ids : undefined));
  return ids.every((each) => each !== undefined) ? new Set(ids.flat()).size : undefined;
}

function nameOf(flow: FlowDocument, nodeId: string): string {
  const node: FlowNode | undefined = indexFlow(flow).get(nodeId)?.node;
  return node?.name || nodeId;
}
