import {
  referenceOf,
  sameValue,
  standardRegistry,
  validateRecord,
  type Field,
  type FieldError,
  type FormValues,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Executor } from '../../../db/database.js';
import { ApiError } from '../../../http/apiError.js';
import { type Caller } from '../../../http/caller.js';
import { say } from '../visualdev.messages.js';
import { type RecordAccess } from './recordAccess.js';
import { idsIn, loadNames, type RecordNames } from './recordNames.js';

/**
 * What may be saved of a whole record, by the very rules that the form showed; otherwise 400 with a message for each
 * field. Fields that the caller may not set are left out, but count in calculations, conditions and rules.
 */
export async function checkValues(
  db: Executor,
  { model: { form }, fieldAccess }: Pick<RecordAccess, 'model' | 'fieldAccess'>,
  { values, stored, caller, locale }: CheckInput,
): Promise<FormValues> {
  const computed = new Set(form.fields.flatMap((field) => computedPaths(field)));
  const currentUser = { id: caller.userId, organizeId: caller.organizeId };
  const names = await loadNames({ db, caller }, form.fields, [values], currentUser);
  const result = validateRecord(form, values, {
    locale,
    currentUser,
    isNew: stored === undefined,
    options: names.options,
    access: (path) => (computed.has(path) ? 'write' : fieldAccess(path)),
  });
  const errors = [
    ...result.errors,
    ...unknownReferences({ values: result.values, stored, names, locale }, form.fields),
  ];
  if (errors.length === 0) return result.values;
  throw new ApiError(400, say('invalid', { count: errors.length }), {
    fieldErrors: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
  });
}

export interface CheckInput {
  values: FormValues;
  /** What is saved now; undefined for a new record. */
  stored: FormValues | undefined;
  caller: Caller;
  locale: Locale;
}

function computedPaths(field: Field, prefix = ''): string[] {
  if (field.kind === 'subtable') return field.columns.flatMap((column) => computedPaths(column, `${field.id}.`));
  return standardRegistry.get(field.kind)?.role === 'computed' ? [prefix + field.id] : [];
}

interface References {
  values: FormValues;
  stored: FormValues | undefined;
  names: RecordNames;
  locale: Locale;
}

/** Ids of people, organisations and the like that nothing has. What is saved already may have lost its target since. */
function unknownReferences(references: References, fields: readonly Field[], prefix = ''): FieldError[] {
  const { values, stored, names, locale } = references;
  return fields.flatMap((field): FieldError[] => {
    const value = values[field.id];
    if (stored && sameValue(value, stored[field.id])) return [];
    if (field.kind === 'subtable') {
      const before = new Map(rowsIn(stored?.[field.id]).map((row) => [row.id, row]));
      return rowsIn(value).flatMap((row, index) =>
        unknownReferences(
          { ...references, values: row, stored: before.get(row.id) },
          field.columns,
          `${field.id}.${index}.`,
        ),
      );
    }
    const key = referenceOf(field)?.key;
    if (key === undefined || idsIn(value).every((id) => names.name(key, id) !== undefined)) return [];
    return [{ path: prefix + field.id, label: field.label, message: say('unknownId', { label: field.label })(locale) }];
  });
}

function rowsIn(value: unknown): FormValues[] {
  return Array.isArray(value) ? (value as FormValues[]) : [];
}
