import { type Field, type FormDocument, type FormValues } from '../document/FormDocument.js';
import { type FieldRegistry, standardRegistry } from './createRegistry.js';
import { type FieldDefinition } from './defineField.js';

/**
 * The form with `followed` on the fields that follow another: a column follows a column of its row, else a field of the
 * form. Fields that stay as they are stay the same objects, and so does a form without any that follows.
 */
export function linkFields(document: FormDocument, registry: FieldRegistry = standardRegistry): FormDocument {
  const fields = linked(document.fields, [], registry);
  return fields === document.fields ? document : { ...document, fields: fields as Field[] };
}

/** A record in which fields that follow another have the value of it. */
export function followedValues(fields: readonly Field[], values: FormValues, outer = values): FormValues {
  const seen = { ...values };
  for (const { id, followed } of fields) if (followed) seen[id] = (followed.ownRow ? values : outer)[followed.id];
  for (const field of fields) {
    const rows = values[field.id];
    if (field.kind === 'subtable' && Array.isArray(rows))
      seen[field.id] = (rows as FormValues[]).map((row) => followedValues(field.columns, row, values));
  }
  return seen;
}

function linked(fields: readonly Field[], outer: readonly Field[], registry: FieldRegistry): readonly Field[] {
  const next = fields.map((field): Field => {
    if (field.kind === 'subtable') {
      const columns = linked(field.columns, fields, registry);
      return columns === field.columns ? field : { ...field, columns: columns as Field[] };
    }
    const definition = registry.get(field.kind);
    const follows = definition?.follows?.(field as Parameters<FieldDefinition['coerce']>[1]);
    if (!follows) return field;
    const own = fields.find(({ id }) => id === follows.field);
    const target = own ?? outer.find(({ id }) => id === follows.field);
    const reference =
      target && follows.attribute !== undefined ? attributeOf(target, follows.attribute, registry) : undefined;
    const cannot = follows.attribute !== undefined && reference === undefined;
    if (!target || cannot) return field.followed ? withoutFollowed(field) : field;
    // a field of the form itself is its own row
    return { ...field, followed: { id: target.id, ownRow: own !== undefined, reference } };
  });
  return next.some((field, index) => field !== fields[index]) ? next : fields;
}

function attributeOf(field: Field, attribute: string, registry: FieldRegistry) {
  const reference = registry.get(field.kind)?.attribute?.(field as Parameters<FieldDefinition['coerce']>[1], attribute);
  return reference && { ...reference, key: reference.key ?? reference.kind };
}

function withoutFollowed({ followed: _followed, ...field }: Field): Field {
  return field as Field;
}
