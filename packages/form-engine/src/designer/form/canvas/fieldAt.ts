import { type Field, type FormDocument } from '../../../core/document/FormDocument.js';

const indexes = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** The field of a name; the names of one state of a form are read once, however many ask. */
export function fieldAt({ fields }: FormDocument, name: string): Field | undefined {
  let index = indexes.get(fields);
  if (!index) {
    index = new Map(fields.map((field) => [field.id, field]));
    indexes.set(fields, index);
  }
  return index.get(name);
}
