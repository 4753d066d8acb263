import { type FlowDocument, type WorkNode } from '../../flow/document/FlowDocument.js';
import { approver, branches, flowOf } from '../../flow/testing/flows.js';

const named = (id: string, name: string, more: Partial<WorkNode> = {}) => approver(id, ['ann'], { name, ...more });
const fork = branches('size', [[named('boss', '总经理')], [named('vice', '分管副总')], []], 'exclusive', [
  '{amount} >= 50000',
  '{kind} = "设备"',
]);
const beside = branches('beside', [
  [named('compare', '采购比价', { kind: 'handler' })],
  [named('contract', '合同审查')],
]);

/** A purchase: the head, one of three ways, two at the same time, a copy. */
export const purchaseFlow: FlowDocument = {
  ...flowOf([
    named('head', '部门主管', { people: [{ kind: 'launcherHead', level: 1 }] }),
    renamed(fork, '', ['大额采购', '设备类', '其他情况']),
    renamed(beside, '', ['比价', '合同']),
    { id: 'copy', name: '抄送', kind: 'circulate', people: [{ kind: 'launcher' }] },
  ]),
  start: { id: 'start', kind: 'start', name: '发起', fields: {} },
};

/** The same with ten departments asked at the same time, as wide as flows get. */
export const widePurchaseFlow: FlowDocument = {
  ...purchaseFlow,
  nodes: [
    ...purchaseFlow.nodes,
    branches(
      'departments',
      Array.from({ length: 10 }, (_, at) => [named(`department${at}`, `会签部门 ${at + 1}`)]),
    ),
  ],
};

function renamed(node: FlowDocument['nodes'][number], name: string, names: readonly string[]) {
  if (node.kind !== 'branch') return node;
  const ids = node.id === 'size' ? ['big', 'device', 'other'] : ['left', 'right'];
  return {
    ...node,
    name,
    branches: node.branches.map((branch, at) => ({
      ...branch,
      id: ids[at] ?? branch.id,
      name: names[at] ?? branch.name,
    })),
  };
}
