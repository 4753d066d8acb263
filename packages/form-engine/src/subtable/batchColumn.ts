import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { type FieldRegistry } from '../core/registry/createRegistry.js';
import { referenceOf } from '../core/registry/fieldFacts.js';

/** The column for which several things are chosen at once: the first that takes people, records or the like. */
export function batchColumn(
  { batchAdd }: SubtableField,
  columns: readonly Field[],
  registry: FieldRegistry,
): Field | undefined {
  if (!batchAdd) return undefined;
  return columns.find(
    (column) =>
      registry.get(column.kind)?.role === 'input' &&
      // a path of areas is no single id
      column.kind !== 'areaSelect' &&
      referenceOf(column, registry) !== undefined &&
      !column.readOnly &&
      !column.disabled,
  );
}
