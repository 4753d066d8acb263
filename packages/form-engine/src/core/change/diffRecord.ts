import { type Field, type FormDocument, type FormValues } from '../document/FormDocument.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { sameValue } from '../state/sameValue.js';
import { isRows, type RecordChange, rowsOf, type RowsChange, type RowValues } from './RecordChange.js';

/**
 * What leads from one state of a record to another: `applyChange(before, diffRecord(before, after, document))` is
 * `after`. Fields that `after` does not name stay. Rows are told apart by their ids; rows without one are new.
 */
export function diffRecord(
  before: FormValues,
  after: FormValues,
  { fields }: Pick<FormDocument, 'fields'>,
  { revision = 0, registry, isIncluded = (field) => takesInput(field, registry) }: DiffOptions = {},
): RecordChange {
  const change: RecordChange = { revision, set: {}, rows: {} };
  for (const field of fields) {
    if (!Object.hasOwn(after, field.id) || !isIncluded(field)) continue;
    if (field.kind === 'subtable' && isRows(after[field.id])) {
      const columns = field.columns.filter(isIncluded);
      const rows = diffRows(rowsOf(before[field.id]), rowsOf(after[field.id]), columns);
      if (rows) change.rows[field.id] = rows;
    } else if (!sameValue(before[field.id] ?? null, after[field.id] ?? null)) {
      change.set[field.id] = after[field.id] ?? null;
    }
  }
  return change;
}

/** Whether a value comes from people: neither the server nor a formula makes it. Kinds that are not known count. */
export function takesInput({ kind }: Pick<Field, 'kind'>, registry: FieldRegistry = standardRegistry): boolean {
  const role = registry.get(kind)?.role;
  return role === undefined || role === 'input' || role === 'table';
}

interface DiffOptions {
  /** Revision of `before`. Default 0. */
  revision?: number;
  /** Default: the standard kinds. */
  registry?: FieldRegistry | undefined;
  /** Fields and columns that count. Default those that people fill in. */
  isIncluded?: (field: Field) => boolean;
}

function diffRows(
  before: readonly RowValues[],
  after: readonly RowValues[],
  columns: readonly Field[],
): RowsChange | undefined {
  const known = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const upsert = after.flatMap((row) => changedCells(known.get(row.id), row, columns) ?? []);
  const remove = before.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  const order = after.map(({ id }) => id);
  const natural = [...before.flatMap(({ id }) => (kept.has(id) ? [id] : [])), ...order.filter((id) => !known.has(id))];
  const isMoved = !sameValue(natural, order);
  if (upsert.length === 0 && remove.length === 0 && !isMoved) return undefined;
  return { upsert, remove, ...(isMoved ? { order } : {}) };
}

/** The id and the cells that differ; everything of a new row. Undefined when nothing differs. */
function changedCells(
  before: RowValues | undefined,
  after: RowValues,
  columns: readonly Field[],
): RowValues | undefined {
  const cells = columns.filter(
    ({ id }) => Object.hasOwn(after, id) && (!before || !sameValue(before[id] ?? null, after[id] ?? null)),
  );
  if (before && cells.length === 0) return undefined;
  return { ...Object.fromEntries(cells.map(({ id }) => [id, after[id] ?? null])), id: after.id };
}
