import { type FieldAccess, type FormValues, type RecordChange } from '@smart-admin/form-engine/core';
import { type FieldRules, type FlowFieldAccess } from '@smart-admin/form-engine/flow';
import { sql } from 'kysely';
import { ApiError } from '../../errors/apiError.js';
import { type RecordAccess } from '../visualdev/records/recordAccess.js';
import { type ReleasedModel } from '../visualdev/releasedModel.js';
import { t } from './workflow.messages.js';

/**
 * What a node lets its people do with the form: the flow has been given to them, so the page of the model and its rows
 * count for nothing here. A column goes by its own rule, else by that of its subtable.
 */
export function accessByNode(model: ReleasedModel, rules: FieldRules, otherwise: FlowFieldAccess): RecordAccess {
  const fieldAccess = (path: string): FieldAccess => {
    const [table = ''] = path.split('.');
    const rule = rules[path] ?? rules[table] ?? otherwise;
    if (rules[table] === 'hidden' || rule === 'hidden') return 'hidden';
    return rule === 'read' ? 'read' : 'write';
  };
  return {
    model,
    page: '',
    scope: sql<boolean>`true`,
    canColumn: (field) => fieldAccess(field) !== 'hidden',
    canButton: () => true,
    canRead: (field) => fieldAccess(field) !== 'hidden',
    fieldAccess,
    seesEveryField: false,
  };
}

/** Throws 400 for a change of what the node may not write: its page offers none, so it is not left out quietly. */
export function requireWritable({ fieldAccess }: RecordAccess, { set, rows }: RecordChange): void {
  const cells = Object.entries(rows).flatMap(([table, { upsert, remove }]) => [
    ...(remove.length > 0 ? [table] : []),
    ...upsert.flatMap(({ id: _id, ...row }) => Object.keys(row).map((column) => `${table}.${column}`)),
  ]);
  const refused = [...Object.keys(set), ...cells].find((path) => fieldAccess(path) !== 'write');
  if (refused !== undefined) throw new ApiError(400, t('notWritable', { field: refused }));
}

/** Throws 400 with a message at each field that the node wants filled in and that is not. */
export function requireFilled(model: ReleasedModel, rules: FieldRules, values: FormValues): void {
  const missing = Object.entries(rules)
    .filter(([, rule]) => rule === 'required')
    .flatMap(([path]) => emptyPaths(path, values));
  if (missing.length === 0) return;
  const labels = new Map(
    model.form.fields.flatMap((field) => [
      [field.id, field.label] as const,
      ...(field.kind === 'subtable'
        ? field.columns.map((column) => [`${field.id}.${column.id}`, column.label] as const)
        : []),
    ]),
  );
  const message = (path: string) => t('missing', { label: labels.get(path.replace(/\.\d+\./, '.')) ?? path });
  throw new ApiError(400, t('incomplete', { count: missing.length }), (locale) => ({
    fieldErrors: Object.fromEntries(missing.map((path) => [path, message(path)(locale)])),
  }));
}

/** Paths of a rule that hold nothing: the field, or its cell in each row that lacks it. */
function emptyPaths(path: string, values: FormValues): string[] {
  const [table = '', column] = path.split('.');
  const value = values[table];
  if (column === undefined) return isEmpty(value) ? [table] : [];
  const rows = Array.isArray(value) ? (value as FormValues[]) : [];
  return rows.flatMap((row, index) => (isEmpty(row[column]) ? [`${table}.${index}.${column}`] : []));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
