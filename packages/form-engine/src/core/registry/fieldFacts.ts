import { type Field } from '../document/FormDocument.js';
import { type FieldRegistry, standardRegistry } from './createRegistry.js';
import { type FieldDefinition, type FieldFilter, type FieldReference, type TextContext } from './defineField.js';

/** The definition of a field's kind, typed for this field; undefined for a kind that is not known. */
function definitionOf(
  field: Field,
  registry: FieldRegistry | undefined,
): [FieldDefinition, Parameters<FieldDefinition['coerce']>[1]] | undefined {
  const definition = (registry ?? standardRegistry).get(field.kind);
  return definition && [definition, field as Parameters<FieldDefinition['coerce']>[1]];
}

/** What the ids of a field mean (here and below by the kinds of `registry`, default the standard ones), with the key of its names; undefined when its value is no id. */
export function referenceOf(field: Field, registry?: FieldRegistry): (FieldReference & { key: string }) | undefined {
  const [definition, typedField] = definitionOf(field, registry) ?? [];
  const reference = definition && typedField && definition.reference?.(typedField);
  return reference && { ...reference, key: reference.key ?? reference.kind };
}

/** How lists search by a field. */
export function filterOf(field: Field, registry?: FieldRegistry): FieldFilter {
  const [definition, typedField] = definitionOf(field, registry) ?? [];
  const filter = definition && typedField && definition.filter?.(typedField);
  return filter ?? { control: 'text', operator: 'contains' };
}

/** How lists and cards treat a field as a column. */
export function columnOf(field: Field, registry?: FieldRegistry): FieldDefinition['column'] {
  return definitionOf(field, registry)?.[0].column;
}

/** Whether the values of a field stand at the right of a column. */
export function isRightAligned(field: Field, registry?: FieldRegistry): boolean {
  return definitionOf(field, registry)?.[0].align === 'right';
}

/** A value as people read it; that of a kind that is not known as it is stored. */
export function fieldText(field: Field, value: unknown, context: TextContext, registry?: FieldRegistry): string {
  const [definition, typedField] = definitionOf(field, registry) ?? [];
  return definition && typedField ? definition.toText(value, typedField, context) : storedText(value);
}

function storedText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
