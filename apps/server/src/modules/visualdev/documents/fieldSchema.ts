import { type Field, type FieldOfKind, type Option, type StorageColumn } from '@smart-admin/form-engine/core';

/** A JSON schema (2020-12, as OpenAPI 3.1 takes it). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a field of a record holds, as calls send it; with `isAnswer` as they answer it, where it may be empty. */
export function fieldSchema(field: Field, column: StorageColumn | undefined, isAnswer = false): JsonSchema {
  const options = staticOptions(field);
  const value = withEmpty(valueSchema(field, column, isAnswer ? [] : options), isAnswer);
  return {
    title: field.label,
    description: describe(field, options),
    ...value,
  };
}

/** Options that stand in the form itself, also those below others. */
function staticOptions(field: Field): Option[] {
  const { dataType = 'static', options } = field as Partial<FieldOfKind<'select'>>;
  if (dataType !== 'static' || !Array.isArray(options)) return [];
  const all = (list: readonly Option[]): Option[] => list.flatMap((option) => [option, ...all(option.children ?? [])]);
  return all(options);
}

function describe(field: Field, options: readonly Option[]): string {
  const words = options.slice(0, 50).map(({ value, label }) => `${String(value)} = ${label}`);
  return [field.label, field.help, words.join('; ')].filter(Boolean).join('\n');
}

function valueSchema(field: Field, column: StorageColumn | undefined, options: readonly Option[]): JsonSchema {
  const allowed = options.length > 0 ? { enum: options.map(({ value }) => value) } : {};
  switch (column?.storage.type) {
    case 'text':
      return { type: 'string', maxLength: lengthOf(field, column.storage.length), ...allowed };
    case 'numeric': {
      const { min, max } = field as Partial<FieldOfKind<'number'>>;
      // what is computed keeps all its digits as a text
      return {
        type: ['number', 'string'],
        ...(typeof min === 'number' ? { minimum: min } : {}),
        ...(typeof max === 'number' ? { maximum: max } : {}),
      };
    }
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'timestamptz':
      return { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$` };
    case 'jsonb':
      return isList(field) ? { type: 'array', items: { ...ITEMS[field.kind], ...allowed } } : {};
    default:
      return {};
  }
}

function lengthOf(field: Field, stored: number): number {
  const { maxLength } = field as Partial<FieldOfKind<'text'>>;
  return typeof maxLength === 'number' && maxLength > 0 ? Math.min(maxLength, stored) : stored;
}

function isList(field: Field): boolean {
  return field.kind !== 'location' && field.kind !== 'unknown';
}

/** What stands in lists, where a kind says it of all its fields. */
const ITEMS: Readonly<Record<string, JsonSchema | undefined>> = {
  checkbox: { type: 'string' },
  select: { type: 'string' },
  treeSelect: { type: 'string' },
  uploadFile: { type: 'object' },
  uploadImg: { type: 'object' },
};

/** An answer says '' or null where nothing was filled in. */
function withEmpty(schema: JsonSchema, isAnswer: boolean): JsonSchema {
  if (!isAnswer || schema.type === undefined) return schema;
  const { pattern: _pattern, minimum: _minimum, maximum: _maximum, ...rest } = schema;
  return { ...rest, type: [...new Set([schema.type, 'null'].flat())] };
}
