import { type Field, type FieldAccess, type FormDocument } from '@smart-admin/form-engine/core';
import { type FlowFieldAccess } from '@smart-admin/form-engine/flow';
import { type FlowDetail } from './useFlow.js';

type Rules = Readonly<Record<string, FlowFieldAccess>>;

/** What rules by path let somebody do with a field or column: a column goes by its own rule, else by that of its subtable. */
export function fieldAccess(rules: Rules, otherwise: 'read' | 'write'): (path: string) => FieldAccess {
  return (path) => {
    const [table = ''] = path.split('.');
    const rule = rules[path] ?? rules[table] ?? otherwise;
    if (rules[table] === 'hidden' || rule === 'hidden') return 'hidden';
    return rule === 'read' ? 'read' : 'write';
  };
}

/** Whether somebody can fill in anything of a flow now: at a task that is theirs to decide, or to submit it again. */
export function canFill(flow: Pick<FlowDetail, 'fields' | 'tasks' | 'paused' | 'buttons'>): boolean {
  if (canResubmit(flow)) return true;
  const isAsked = !flow.paused && flow.tasks.some(({ state }) => state === 'open');
  return isAsked && Object.values(flow.fields).some((rule) => rule === 'write' || rule === 'required');
}

/** The form with what the rules want filled in marked as required. */
export function withRequired(document: FormDocument, rules: Rules): FormDocument {
  const mark = <Some extends Field>(field: Some, path: string): Some =>
    rules[path] === 'required' && 'required' in field ? { ...field, required: true } : field;
  return {
    ...document,
    fields: document.fields.map((field) =>
      field.kind === 'subtable'
        ? { ...field, columns: field.columns.map((column) => mark(column, `${field.id}.${column.id}`)) }
        : mark(field, field.id),
    ),
  };
}

/** Whether somebody can fill in the form anew and submit it: all of it that the launch does not close. */
export function canResubmit({ buttons }: { buttons: readonly { kind: string }[] }): boolean {
  return buttons.some(({ kind }) => kind === 'submit');
}
