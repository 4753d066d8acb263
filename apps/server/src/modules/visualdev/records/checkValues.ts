import {
  isEmpty,
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
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../visualdev.messages.js';
import { type RecordAccess } from './recordAccess.js';
import { checkUnique } from './checkUnique.js';
import { cleanValues } from './cleanValues.js';
import { type FoundRows, optionRowsKey, optionsAnswered } from './InterfaceRows.js';
import { type Lookups } from './Lookups.js';
import { loadNames, type RecordNames } from './recordNames.js';
import { idsIn } from './referencesIn.js';
import { refusedChoices } from './refusedChoices.js';

/**
 * What may be saved of a whole record, by the very rules that the form showed; otherwise 400 with a message for each
 * field. Fields that the caller may not set are left out, but count in calculations, conditions and rules.
 */
export async function checkValues(deps: CheckDeps, access: Access, input: CheckInput): Promise<FormValues> {
  const [result] = await checkRecords(deps, access, { ...input, records: [input.values] });
  if (result?.values) return result.values;
  const count = Object.keys(result?.fieldErrors ?? {}).length;
  throw new ApiError(400, t('invalid', { count }), (locale) => ({ fieldErrors: result?.errorsIn(locale) ?? {} }));
}

/** The same for several records at once, whose names are loaded together: of each its values, or a message by field. */
export async function checkRecords(
  { db, clock }: CheckDeps,
  { model, fieldAccess }: Access,
  { records, stored, rows, lookups, caller, locale }: Omit<CheckInput, 'values'> & { records: readonly FormValues[] },
): Promise<CheckedRecord[]> {
  const { form } = model;
  const computed = new Set(form.fields.flatMap((field) => computedPaths(field)));
  const currentUser = { id: caller.userId, organizeId: caller.organizeId };
  const names = await loadNames({ db, caller }, form.fields, records, currentUser);
  const now = clock.now();
  const validated = records.map((sent) => {
    const { values: given, open, failures } = lookups.fill(sent, stored);
    // what the form looks at is not what it was when they were asked
    if (open.length > 0) throw new ApiError(409, t('changedSince'));
    const validate = (language: Locale) =>
      validateRecord(form, given, {
        locale: language,
        currentUser,
        now: () => new Date(now),
        // a form is filled in on either
        device: 'any',
        isNew: stored === undefined,
        options: (query) => names.options(query) ?? optionsAnswered(rows, query),
        access: (path) => (computed.has(path) ? 'write' : fieldAccess(path)),
      });
    return { ...validate(locale), validate, failures };
  });
  const choices = await refusedChoices({
    ...{ db, form, stored, rows, now: new Date(now) },
    records: validated.map(({ values }) => values),
    user: currentUser,
  });
  const checked = validated.map(({ values, errors: own, validate, failures }, index): CheckedRecord => {
    const errorsIn = (language: Locale) => {
      const away = failures.map(({ path, label, reason }) => {
        return { path, label, message: t('interfaceAway', { label, reason: reason(language) })(language) };
      });
      const unknown = unknownReferences({ values, stored, names, rows, locale: language }, form.fields);
      const errors = language === locale ? own : validate(language).errors;
      const told = [...(choices[index]?.(language) ?? []), ...errors, ...unknown, ...away];
      return Object.fromEntries(told.map(({ path, message }) => [path, message] as const));
    };
    const fieldErrors = errorsIn(locale);
    if (Object.keys(fieldErrors).length === 0) return { values: cleanValues(form.fields, values) };
    return { fieldErrors, errorsIn: (other) => (other === locale ? fieldErrors : errorsIn(other)) };
  });
  const complete = checked.map(({ values }) => values && { ...stored, ...values });
  const taken = await checkUnique(db, { model, fieldAccess }, { records: complete, stored });
  return checked.map((record, index) => {
    const { field, text } = taken.get(index) ?? {};
    if (field === undefined || !text) return record;
    const errorsIn = (language: Locale) => ({ [field]: text(language) });
    return { fieldErrors: errorsIn(locale), errorsIn };
  });
}

type CheckedRecord = { values: FormValues; fieldErrors?: never; errorsIn?: never } | RefusedRecord;

interface RefusedRecord {
  values?: never;
  /** A message by field, in the language that was asked for. */
  fieldErrors: Record<string, string>;
  /** The same in another language, for what is stored and read by others. */
  errorsIn(locale: Locale): Record<string, string>;
}

type CheckDeps = Pick<Deps, 'clock'> & { db: Executor };

type Access = Pick<RecordAccess, 'model' | 'fieldAccess'>;

export interface CheckInput {
  values: FormValues;
  /** What is saved now; undefined for a new record. */
  stored: FormValues | undefined;
  /** Rows of data interfaces that the values choose from, by the key of the reference; see `findChosenRows`. */
  rows: ReadonlyMap<string, FoundRows>;
  /** What fields look up, asked for what is checked. */
  lookups: Lookups;
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
  rows: CheckInput['rows'];
  locale: Locale;
}

/** Ids of people, organisations and the like that nothing has. What is saved already may have lost its target since. */
function unknownReferences(references: References, fields: readonly Field[], prefix = ''): FieldError[] {
  const { values, stored, names, rows, locale } = references;
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
    const { kind, key } = referenceOf(field) ?? {};
    const { label } = field;
    if (key === undefined) {
      // nobody knows whether the filter of these options lets the choice pass
      const away = isEmpty(value) ? undefined : rows.get(optionRowsKey(field) ?? '')?.failure;
      if (!away) return [];
      return [{ path: prefix + field.id, label, message: t('interfaceAway', { label, reason: away(locale) })(locale) }];
    }
    const found = rows.get(key);
    const isKnown = (id: string) => (kind === 'interface' ? found?.texts?.has(id) : names.name(key, id) !== undefined);
    if (idsIn(value).every(isKnown)) return [];
    const reason = found?.failure?.(locale);
    const message = reason === undefined ? t('unknownId', { label }) : t('interfaceAway', { label, reason });
    return [{ path: prefix + field.id, label, message: message(locale) }];
  });
}

function rowsIn(value: unknown): FormValues[] {
  return Array.isArray(value) ? (value as FormValues[]) : [];
}
