import { ExpressionError } from '../../core/expressions/ExpressionError.js';
import { fieldReferences } from '../../core/expressions/fieldReferences.js';
import { parseExpression } from '../../core/expressions/parseExpression.js';
import { type FlowNode, type RecordNode } from './FlowDocument.js';
import { type Put } from './flowProblems.js';
import { targetField } from './targetRecord.js';

/** What the nodes of a flow work on besides its own form, by id; what is missing is not there any more. */
export interface FlowTargets {
  models: ReadonlyMap<string, ModelTarget>;
  flows: ReadonlyMap<string, FlowTarget>;
  /** Templates of messages, and data interfaces. */
  templates: ReadonlySet<string>;
  interfaces: ReadonlySet<string>;
}

export interface ModelTarget {
  /** Fields of the form as it is released; undefined before its first release. */
  fields: ReadonlySet<string> | undefined;
}

export interface FlowTarget extends ModelTarget {
  isEnabled: boolean;
}

/** What a node hands over to that is gone, cannot take it yet, or lacks a field that it is given. */
export function targetProblems(node: FlowNode, { models, flows, templates, interfaces }: FlowTargets, put: Put): void {
  switch (node.kind) {
    case 'record': {
      const model = models.get(node.modelId);
      if (!model) return put('targetGone', 'modelId');
      if (!model.fields) return put('modelUnreleased', 'modelId', '', { severity: 'warning' });
      for (const field of new Set([...Object.keys(node.values), ...storedFields(node)]))
        if (!model.fields.has(field)) put('targetField', 'values', field);
      return;
    }
    case 'subFlow': {
      const flow = flows.get(node.flowId);
      if (!flow) return put('targetGone', 'flowId');
      // flows may start each other: one of them is released first
      if (!flow.fields) return put('flowUnreleased', 'flowId', '', { severity: 'warning' });
      if (!flow.isEnabled) put('flowDisabled', 'flowId', '', { severity: 'warning' });
      for (const field of Object.keys(node.values)) if (!flow.fields.has(field)) put('targetField', 'values', field);
      return;
    }
    case 'wait':
      if (node.until.kind === 'event' && !models.has(node.until.modelId)) put('targetGone', 'until');
      return;
    case 'message':
      if (!templates.has(node.templateId)) put('targetGone', 'templateId');
      return;
    case 'interface':
      if (!interfaces.has(node.interfaceId)) put('targetGone', 'interfaceId');
  }
}

/** Fields of the record as it is stored that its new values are computed from. */
function storedFields({ action, values }: RecordNode): string[] {
  if (action.kind === 'create') return [];
  return Object.values(values).flatMap((expression) =>
    namesIn(expression).flatMap((name) => {
      const field = targetField(name);
      return field === undefined ? [] : [field];
    }),
  );
}

function namesIn(expression: string): readonly string[] {
  try {
    return fieldReferences(parseExpression(expression));
  } catch (error) {
    // what cannot be read is a problem of its own
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
