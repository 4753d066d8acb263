import { type Field } from '../document/FormDocument.js';
import { standardRegistry } from './createRegistry.js';
import { type FieldDefinition, type FieldFilter, type FieldReference, type TextContext } from './defineField.js';

/** The definition of a field's kind, typed for this field; undefined for a kind that is not known. */
function definitionOf(field: Field): [FieldDefinition, Parameters<FieldDefinition['coerce']>[1]] | undefined {
  const definition = standardRegistry.get(field.kind);
  return definition && [definition, field as Parameters<FieldDefinition['coerce']>[1]];
}

/** What the ids of a field mean, with the key of its names; undefined when its value is no id. */
export function referenceOf(field: Field): (FieldReference & { key: string }) | undefined {
  const [definition, typedField] = definitionOf(field) ?? [];
  const reference = definition && typedField && definition.reference?.(typedField);
  return reference && { ...reference, key: reference.key ?? reference.kind };
}

/** How lists search by a field. */
export function filterOf(field: Field): FieldFilter {
  const [definition, typedField] = definitionOf(field) ?? [];
  const filter = definition && typedField && definition.filter?.(typedField);
  return filter ?? { control: 'text', operator: 'contains' };
}

/** How lists and cards treat a field as a column. */
export function columnOf(field: Field): FieldDefinition['column'] {
  return definitionOf(field)?.[0].column;
}

/** Whether the values of a field stand at the right of a column. */
export function isRightAligned(field: Field): boolean {
  return definitionOf(field)?.[0].align === 'right';
}

/** A value as people read it; '' for a kind that is not known. */
export function fieldText(field: Field, value: unknown, context: TextContext): string {
  const [definition, typedField] = definitionOf(field) ?? [];
  return definition && typedField ? definition.toText(value, typedField, context) : '';
}
