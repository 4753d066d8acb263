import { fieldReferences } from '../expressions/fieldReferences.js';
import { parseExpression } from '../expressions/parseExpression.js';
import { undefinedOnExpressionError } from '../expressions/undefinedOnExpressionError.js';
import { type FieldRegistry } from '../registry/createRegistry.js';
import { type SettingReference, type Settings } from '../registry/settings.js';
import { followedName } from './followedName.js';
import { type Field, type FormDocument } from './FormDocument.js';
import { choosesRecords, OPTION_FILTER, optionColumn } from './optionScope.js';

/** Something outside of a form that one of its settings refers to. */
export interface FormReference {
  /** Field `car`, or column `rows.car`. */
  path: string;
  setting: string;
  reference: SettingReference;
  /** For parts: id of what they belong to, '' as long as that is not chosen; undefined for what stands alone. */
  within: string | undefined;
  /** What is referred to; none where nothing is chosen. */
  ids: readonly string[];
}

/** All that a form refers to besides its own fields, in the order of the fields. */
export function formReferences(document: Pick<FormDocument, 'fields'>, registry: FieldRegistry): FormReference[] {
  return allFields(document).flatMap(({ path, field }) => {
    const own = Object.entries(settingsOf(field, registry)).flatMap(([setting, { reference }]): FormReference[] => {
      if (!reference || reference.of === 'field') return [];
      const within = referenceWithin(document, { path, setting, registry });
      return [{ path, setting, reference, within, ids: idsOf(valuesOf(field)[setting]) }];
    });
    // the columns of records that an option filter looks at are parts of the same thing as what stands for a record
    const shown = choosesRecords(field) ? own.find(({ setting }) => setting === 'relationField') : undefined;
    const ids = shown ? optionColumnsIn(String(valuesOf(field)[OPTION_FILTER])) : [];
    return shown && ids.length > 0 ? [...own, { ...shown, setting: OPTION_FILTER, ids }] : own;
  });
}

/** Where the columns come from that the option filter of a field can look at, where it chooses records; undefined for others. */
export function recordColumnsOf(
  document: Pick<FormDocument, 'fields'>,
  path: string,
  registry: FieldRegistry,
): { of: string; within: string } | undefined {
  const field = fieldAt(document, path);
  if (!field || !choosesRecords(field)) return undefined;
  const reference = settingsOf(field, registry).relationField?.reference;
  const within = referenceWithin(document, { path, setting: 'relationField', registry });
  return reference && within !== undefined ? { of: reference.of, within } : undefined;
}

function optionColumnsIn(expression: string): string[] {
  const read = undefinedOnExpressionError(() => parseExpression(expression));
  return read ? fieldReferences(read).flatMap((name) => optionColumn(name) ?? []) : [];
}

/** Id of what the parts belong to that a setting offers: '' as long as that is not chosen, undefined for a setting that offers no parts. */
export function referenceWithin(
  document: Pick<FormDocument, 'fields'>,
  { path, setting, registry }: SettingPlace,
): string | undefined {
  const field = fieldAt(document, path);
  const within = field && settingsOf(field, registry)[setting]?.reference?.within;
  if (field === undefined || within === undefined) return undefined;
  return referredTo(document, { path, setting: within, value: valuesOf(field)[within], registry });
}

/**
 * What a setting leads to with a value: the value itself, or where it names a field what that field refers to in turn; '' for
 * nothing.
 */
export function referredTo(
  document: Pick<FormDocument, 'fields'>,
  { path, setting, value, registry }: SettingPlace & { value: unknown },
): string {
  const text = typeof value === 'string' ? value : '';
  const field = fieldAt(document, path);
  if (!field || settingsOf(field, registry)[setting]?.reference?.of !== 'field') return text;
  const target = fieldNamed(document, path, text)?.field;
  const main = target && mainReference(target, registry);
  const found = target && main !== undefined ? valuesOf(target)[main] : undefined;
  return typeof found === 'string' ? found : '';
}

/** The setting by which a field refers to something as a whole; undefined for one that does not. */
export function mainReference(field: Field, registry: FieldRegistry): string | undefined {
  return Object.entries(settingsOf(field, registry)).find(
    ([, { reference }]) => reference && reference.of !== 'field' && reference.within === undefined,
  )?.[0];
}

/** The field that another one names: of its own row first. */
export function fieldNamed(
  document: Pick<FormDocument, 'fields'>,
  path: string,
  name: string,
): { path: string; field: Field } | undefined {
  const [table, column] = path.split('.');
  const wanted = followedName(name);
  const inRow = column === undefined ? undefined : fieldAt(document, `${table}.${wanted}`);
  if (inRow) return { path: `${table}.${wanted}`, field: inRow };
  const field = document.fields.find(({ id }) => id === wanted);
  return field && { path: wanted, field };
}

/** The fields that one can name, each once: those of its own row first, then those of the form; without itself. */
export function fieldsAround(document: Pick<FormDocument, 'fields'>, path: string): readonly Field[] {
  const [table, column] = path.split('.');
  const around = column === undefined ? undefined : document.fields.find(({ id }) => id === table);
  const fields = [...(around?.kind === 'subtable' ? around.columns : []), ...document.fields];
  return fields.filter(
    ({ id }, index) => id !== (column ?? path) && fields.findIndex((other) => other.id === id) === index,
  );
}

/** All fields and columns with their paths. */
export function allFields({ fields }: Pick<FormDocument, 'fields'>): { path: string; field: Field }[] {
  return fields.flatMap((field) => [
    { path: field.id, field },
    ...(field.kind === 'subtable'
      ? field.columns.map((column) => ({ path: `${field.id}.${column.id}`, field: column as Field }))
      : []),
  ]);
}

/** The settings of a field's kind; none of a kind that is not known. */
export function settingsOf(field: Field, registry: FieldRegistry): Settings {
  return registry.get(field.kind)?.settings ?? {};
}

function fieldAt({ fields }: Pick<FormDocument, 'fields'>, path: string): Field | undefined {
  const [name, column] = path.split('.');
  const field = fields.find(({ id }) => id === name);
  if (column === undefined) return field;
  return field?.kind === 'subtable' ? field.columns.find(({ id }) => id === column) : undefined;
}

function idsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? (value as readonly { value: string }[]).map((option) => option.value) : [];
}

function valuesOf(field: Field): Readonly<Record<string, unknown>> {
  return field as unknown as Readonly<Record<string, unknown>>;
}

interface SettingPlace {
  path: string;
  setting: string;
  registry: FieldRegistry;
}
