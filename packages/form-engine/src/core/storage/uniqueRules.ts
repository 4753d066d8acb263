import { type Field } from '../document/FormDocument.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';

/** Fields that no two records, or rows of one, have the same values in. */
export interface UniqueRule {
  /** Field that asks for it, where it is told. */
  field: Field;
  /** That field and those beside it, each once. */
  fields: readonly Field[];
}

/** The rules of a list of fields: those of a form, or the columns of a subtable. Names of fields that are not there count for nothing. */
export function uniqueRules(fields: readonly Field[], registry: FieldRegistry = standardRegistry): UniqueRule[] {
  return fields.flatMap((field): UniqueRule[] => {
    if (!isUnique(field) || !isComparable(field, registry)) return [];
    const names = new Set(namesBeside(field));
    const beside = fields.filter((other) => other !== field && names.has(other.id) && isComparable(other, registry));
    return [{ field, fields: [field, ...beside] }];
  });
}

/** Whether a field asks for values that stand once. */
export function isUnique(field: Field): boolean {
  return 'unique' in field && field.unique === true;
}

/** Names of the fields that tell records apart beside one. */
export function namesBeside(field: Field): readonly string[] {
  return 'uniqueWith' in field && Array.isArray(field.uniqueWith) ? (field.uniqueWith as string[]) : [];
}

/** Whether the values of a field can be told to be the same by a column: one value each, of a kind that can be unique. */
export function isComparable(field: Field, registry: FieldRegistry = standardRegistry): boolean {
  const definition = registry.get(field.kind);
  if (!definition || !('unique' in definition.settings)) return false;
  const { type } = definition.storage(field as Parameters<typeof definition.storage>[0]);
  return type !== 'jsonb' && type !== 'none';
}
