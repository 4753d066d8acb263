import { ExpressionError } from '../../core/expressions/ExpressionError.js';
import { fieldReferences } from '../../core/expressions/fieldReferences.js';
import { parseExpression } from '../../core/expressions/parseExpression.js';
import { type FlowNode } from './FlowDocument.js';
import { type Put } from './flowProblems.js';
import { type PeopleRule } from './PeopleRule.js';
import { targetField } from './targetRecord.js';

/** Something of a node that looks at the form: an expression, or the path of a field. */
interface Look {
  setting: string;
  expression?: string;
  path?: string;
  /** Values of a row: fields of the subtable count too. */
  table?: string | undefined;
  /** Fields of the record that is changed count too; which it has is not known here. */
  hasTarget?: boolean;
  /** One value is wanted: a column has it in a row of its table alone. */
  single?: true;
  nodeId?: string;
  label?: string;
}

/** Expressions that cannot be read, and fields that the form lacks; without `paths` fields are not looked at. */
export function expressionProblems(node: FlowNode, paths: ReadonlySet<string> | undefined, put: Put): void {
  for (const { setting, expression, path, table, single, hasTarget = false, ...where } of looksOf(node)) {
    const known = (name: string) =>
      !paths ||
      paths.has(name) ||
      (table !== undefined && paths.has(`${table}.${name}`)) ||
      (hasTarget && targetField(name) !== undefined);
    const isElsewhere = single && path?.includes('.') && path.split('.')[0] !== table;
    if (path !== undefined && (isElsewhere || !known(path))) put('unknownField', setting, path, where);
    if (expression === undefined) continue;
    try {
      for (const name of fieldReferences(parseExpression(expression)))
        if (!known(name)) put('unknownField', setting, name, where);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      put('expression', setting, expression, where);
    }
  }
}

function looksOf(node: FlowNode): Look[] {
  switch (node.kind) {
    case 'approver':
    case 'handler':
      return [
        ...peopleLooks(node.people, 'people'),
        ...(node.limit?.then.kind === 'transfer' ? peopleLooks(node.limit.then.people, 'limit') : []),
        ...Object.keys(node.fields).map((path) => ({ setting: 'fields', path })),
      ];
    case 'circulate':
    case 'message':
      return peopleLooks(node.people, 'people');
    case 'branch':
      return node.branches.flatMap(({ id, name, condition }) =>
        node.mode === 'parallel' || condition === undefined
          ? []
          : [{ setting: 'condition', expression: condition, nodeId: id, label: name }],
      );
    case 'subFlow':
      return [
        ...valueLooks(node.values, 'values', node.perRow),
        ...(node.perRow === undefined ? [] : [{ setting: 'perRow', path: node.perRow }]),
        ...(node.launcher === 'launcher' ? [] : launcherLooks(node.launcher, node.perRow)),
      ];
    case 'interface':
      return [
        ...valueLooks(node.params, 'params'),
        ...Object.keys(node.store).map((path) => ({ setting: 'store', path })),
      ];
    case 'record':
      return [
        ...valueLooks(node.values, 'values').map((look) => ({ ...look, hasTarget: node.action.kind === 'change' })),
        ...(node.action.kind === 'change' ? [{ setting: 'action', expression: node.action.id }] : []),
      ];
    case 'wait':
      if (node.until.kind === 'field') return [{ setting: 'until', path: node.until.path }];
      return node.until.kind === 'event' && node.until.id !== undefined
        ? [{ setting: 'until', expression: node.until.id }]
        : [];
    case 'end':
      return [];
  }
}

function peopleLooks(rules: readonly PeopleRule[], setting: string): Look[] {
  return rules.flatMap((rule): Look[] => {
    if (rule.kind === 'field') return [{ setting, path: rule.path }];
    if (rule.kind === 'expression') return [{ setting, expression: rule.expression }];
    if (rule.kind === 'interface') return valueLooks(rule.params, setting);
    const among = rule.kind === 'launcherChoice' || rule.kind === 'previousChoice' ? rule.among : undefined;
    return among ? peopleLooks(among, setting) : [];
  });
}

/** What is known of who launches a sub-flow is known for its row. */
function launcherLooks(rule: PeopleRule, perRow: string | undefined): Look[] {
  return peopleLooks([rule], 'launcher').map((look) => ({ ...look, table: perRow, single: true }));
}

function valueLooks(values: Readonly<Record<string, string>>, setting: string, table?: string): Look[] {
  return Object.values(values).map((expression) => ({ setting, expression, table }));
}
