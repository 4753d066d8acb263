import { DEFAULT_LOCALE, type Locale } from '@smart-admin/ui/messages';
import { type Field, type FormDocument } from '../core/document/FormDocument.js';
import { type FieldRegistry, standardRegistry } from '../core/registry/createRegistry.js';
import { type FieldDefinition } from '../core/registry/defineField.js';
import { fieldText, filterOf, referenceOf } from '../core/registry/fieldFacts.js';
import { type ModelRow } from '../resource/modelResource.js';

/** Records as people would fill in a form, to look at its list with. `say` words a text, a name or anything that is no number, day or choice. */
export function sampleRecords(
  form: Pick<FormDocument, 'fields'>,
  { count, say, locale = DEFAULT_LOCALE, registry = standardRegistry }: SampleOptions,
): ModelRow[] {
  return Array.from({ length: count }, (_, index) => {
    const values = form.fields.flatMap((field): [string, unknown][] => {
      const definition = registry.get(field.kind);
      if (!definition || definition.role === 'display' || definition.role === 'table') return [];
      const text = say(field.label || field.id, index + 1);
      // names of references come with a record
      if (referenceOf(field, registry))
        return [
          [field.id, `sample${index + 1}`],
          [`${field.id}_name`, text],
        ];
      const value = valueOf(field, definition, { index, text, registry });
      return [[field.id, value], ...nameOf(field, value, { locale, registry })];
    });
    return { ...Object.fromEntries(values), id: `sample-${index + 1}` };
  });
}

function valueOf(field: Field, definition: FieldDefinition, { index, text, registry }: ValueOptions): unknown {
  const read = definition.coerce(
    rawOf(field, { index, text, registry }),
    field as Parameters<typeof definition.coerce>[1],
  );
  return read.ok ? read.value : undefined;
}

function rawOf(field: Field, { index, text, registry }: ValueOptions): unknown {
  if ('options' in field && Array.isArray(field.options) && field.options.length > 0) {
    const value = field.options[index % field.options.length]?.value;
    return field.kind === 'checkbox' ? [value] : value;
  }
  if (field.kind === 'plate') return `京A${20_360 + index * 17}`;
  switch (filterOf(field, registry).control) {
    case 'number-range':
      return isAmount(field) ? (index + 1) * 320 : index + 1;
    case 'date-range':
      return field.kind === 'dateRange'
        ? [DAYS[index % DAYS.length], DAYS[(index + 1) % DAYS.length]]
        : DAYS[index % DAYS.length];
    case 'switch':
      return index % 2 === 0;
    default:
      return text;
  }
}

/** Money has decimals or thousands; what is counted has neither. A result has decimals unless it is said to have none. */
function isAmount(field: Field): boolean {
  if (field.kind === 'calculate') return field.precision !== 0;
  return ('thousands' in field && field.thousands) || ('precision' in field && field.precision === 2);
}

/** Choices are told by their texts in a list. */
function nameOf(
  field: Field,
  value: unknown,
  { locale, registry }: { locale: Locale; registry: FieldRegistry },
): [string, unknown][] {
  return 'options' in field ? [[`${field.id}_name`, fieldText(field, value, { locale }, registry)]] : [];
}

const DAYS = ['2026-03-02', '2026-03-05', '2026-03-11', '2026-03-18', '2026-03-24'];

interface ValueOptions {
  index: number;
  text: string;
  registry: FieldRegistry;
}

interface SampleOptions {
  count: number;
  /** Words of a value: the label of its field and the number of the record from 1. */
  say: (label: string, number: number) => string;
  /** Of the texts of choices. Default Chinese. */
  locale?: Locale;
  registry?: FieldRegistry;
}
