import { type Field, type FieldOfKind } from '../document/FormDocument.js';
import { type Option } from '../document/Option.js';
import { type Coerced, type FieldDefinition } from './defineField.js';
import { type FieldRegistry } from './createRegistry.js';
import { fieldText, referenceOf } from './fieldFacts.js';

/** A value as a spreadsheet takes it: numbers without commas, ids as they are. */
export function copiedText(field: Field, value: unknown, registry: FieldRegistry): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (referenceOf(field, registry)) return Array.isArray(value) ? value.join(',') : String(value ?? '');
  return fieldText({ ...field, thousands: false } as Field, value, { locale: 'zh' }, registry);
}

/**
 * The value that a text of a spreadsheet means to a field: options by their label, numbers with commas, days with
 * slashes, words for yes and no. Refused for fields that nobody fills in and for texts that mean nothing to the field.
 */
export function pastedValue(field: Field, text: string, registry: FieldRegistry): Coerced | undefined {
  const definition = registry.get(field.kind);
  if (definition?.role !== 'input') return undefined;
  const typedField = field as Parameters<FieldDefinition['coerce']>[1];
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, value: definition.empty(typedField) };
  // a name is no id: people, records and rows are pasted as ids
  return definition.coerce(READERS[field.kind]?.(trimmed, field) ?? optionsIn(field, trimmed) ?? text, typedField);
}

const READERS: Readonly<Record<string, ((text: string, field: Field) => unknown) | undefined>> = {
  number: (text) => withoutGroups(text.replace(/[\s￥¥$]/g, '')),
  rate: (text) => text.replace(/\s*\/.*$/, ''),
  slider: (text) => withoutGroups(text.replace(/[\s%]/g, '')),
  date: dayOf,
  dateRange: (text) => rangeOf(text)?.map(dayOf),
  timeRange: rangeOf,
  numberRange: (text) => rangeOf(text)?.map((bound) => withoutGroups(bound.replace(/\s/g, ''))),
  cascader: pathOf,
  switch: (text, field) => {
    const { activeText, inactiveText } = field as FieldOfKind<'switch'>;
    if (text === activeText || /^(?:true|1|是|yes|y|√|✓|có)$/i.test(text)) return true;
    return text === inactiveText || /^(?:false|0|否|no|n|×|không)$/i.test(text) ? false : text;
  },
};

/** `1,200.5` as `1200.5`. A comma that groups nothing may be a decimal one, as in `1,5`: that is not read as 15. */
function withoutGroups(text: string): string {
  return /^[+-]?\d{1,3}(?:[,，]\d{3})+(?:\.\d*)?$/.test(text) ? text.replace(/[,，]/g, '') : text;
}

/** `2026/1/5 8:30` as `2026-01-05 08:30`. */
function dayOf(text: string): string {
  return text.replace(
    /^(\d{4})[/.年-](\d{1,2})[/.月-](\d{1,2})日?(?:[ T](\d{1,2})(:\d{2}.*))?$/,
    (_all, year: string, month: string, day: string, hour?: string, rest?: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${hour === undefined ? '' : ` ${hour.padStart(2, '0')}${rest ?? ''}`}`,
  );
}

/** The values of a path of labels `A/B`, from the first level on; undefined where a level has none of them. */
function pathOf(text: string, field: Field): string[] | undefined {
  let level: readonly Option[] = 'options' in field ? field.options : [];
  const values: string[] = [];
  for (const part of text.split('/')) {
    const found = level.find(({ label }) => label === part.trim());
    if (!found) return undefined;
    values.push(found.value);
    level = found.children ?? [];
  }
  return values;
}

function rangeOf(text: string): string[] | undefined {
  const parts = text.split(/\s*[–~至]\s*/);
  return parts.length === 2 ? parts : undefined;
}

/** The values of the options with these labels; undefined where the field has none of its own or one is not among them. */
function optionsIn(field: Field, text: string): string | string[] | undefined {
  if (!('options' in field) || field.options.length === 0) return undefined;
  const isMany = field.kind === 'checkbox' || ('multiple' in field && field.multiple);
  const labels = isMany ? text.split(/\s*[、,，;；]\s*/) : [text];
  const values = labels.map((label) => valueOf(field.options, label));
  if (values.some((value) => value === undefined)) return undefined;
  return isMany ? (values as string[]) : values[0];
}

function valueOf(options: readonly Option[], label: string): string | undefined {
  for (const option of options) {
    if (option.label === label) return option.value;
    const below = option.children && valueOf(option.children, label);
    if (below !== undefined) return below;
  }
  return undefined;
}
