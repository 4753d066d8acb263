import { type FormDocument } from '../document/FormDocument.js';
import { fieldReferences } from '../expressions/fieldReferences.js';
import { parseExpression } from '../expressions/parseExpression.js';

/** Which fields and columns (`visitors.note`) show or hide by the value of a path. */
export function visibilityDependents(document: FormDocument): ReadonlyMap<string, readonly string[]> {
  const dependents = new Map<string, string[]>();
  const add = (path: string, condition: string, columns: readonly string[], table?: string) => {
    if (condition.trim() === '') return;
    for (const name of fieldReferences(parseExpression(condition))) {
      const reference = table !== undefined && columns.includes(name) ? `${table}.${name}` : name;
      dependents.set(reference, [...(dependents.get(reference) ?? []), path]);
    }
  };
  for (const field of document.fields) {
    add(field.id, field.visibleWhen, []);
    if (field.kind !== 'subtable') continue;
    const columns = field.columns.map(({ id }) => id);
    for (const column of field.columns) add(`${field.id}.${column.id}`, column.visibleWhen, columns, field.id);
  }
  return dependents;
}
