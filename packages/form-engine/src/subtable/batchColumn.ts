import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { referenceOf } from '../core/registry/fieldFacts.js';
import { type FormStore } from '../core/state/FormStore.js';

/** The column for which several things are chosen at once: the first that takes people, records or the like from the person. */
export function batchColumn(
  { id, batchAdd }: SubtableField,
  columns: readonly Field[],
  { form: { registry }, access }: Pick<FormStore, 'form' | 'access'>,
): Field | undefined {
  if (!batchAdd) return undefined;
  return columns.find(
    (column) =>
      access(`${id}.${column.id}`) === 'write' &&
      registry.get(column.kind)?.role === 'input' &&
      // a path of areas is no single id
      column.kind !== 'areaSelect' &&
      referenceOf(column, registry) !== undefined &&
      !column.readOnly &&
      !column.disabled,
  );
}
