import { diffRecord } from '../../core/change/diffRecord.js';
import { applyChange } from '../../core/change/applyChange.js';
import { type RecordChange, rowsOf, type RowsChange, type RowValues } from '../../core/change/RecordChange.js';
import { compileForm } from '../../core/compile/compileForm.js';
import { type Field, type FormDocument, type FormValues } from '../../core/document/FormDocument.js';
import { readableColumns } from '../../core/permissions/readableColumns.js';
import { type FieldRegistry, standardRegistry } from '../../core/registry/createRegistry.js';
import { type FieldAccess } from '../../core/validation/FieldAccess.js';
import { computeRecord } from '../../core/validation/computeRecord.js';
import { type RecordConflict } from './RecordConflict.js';
import { withoutPaths } from './resolveConflicts.js';

/** What a path of a conflict means in a form. */
export interface ConflictPlace {
  field: Field;
  /** The column of a cell. */
  column?: Field;
  /** The row of a cell or of a removed row, as it was read. */
  row?: RowValues;
  /** Of a subtable: the columns that the person sees, by which a row is known. */
  columns: readonly Field[];
}

/** Field, column and row of a path, as `access` shows them; undefined for a field that the form does not have any more. */
export function placeOf(
  { fields }: FormDocument,
  base: FormValues,
  path: string,
  access: (path: string) => FieldAccess,
): ConflictPlace | undefined {
  const [id, rowId, columnId] = path.split('.');
  const field = fields.find((each) => each.id === id);
  if (!field) return undefined;
  if (field.kind !== 'subtable') return { field, columns: [] };
  const columns = readableColumns(field, access);
  if (rowId === undefined) return { field, columns };
  const row = rowsOf(base[field.id]).find((each) => each.id === rowId);
  const column = field.columns.find((each) => each.id === columnId);
  return { field, columns, ...(row ? { row } : {}), ...(column ? { column } : {}) };
}

/** One line of what merged by itself. */
export interface MergedItem {
  field: Field;
  source: 'theirs' | 'mine' | 'computed';
  from?: unknown;
  to?: unknown;
  /** Of a subtable: how many rows came, changed and went. */
  rows?: { added: number; changed: number; removed: number; isMoved: boolean };
}

/** What merges without a question: of others, of the person, and the formulas that follow from it. */
export function mergedItems(
  document: FormDocument,
  base: FormValues,
  { conflicts, theirs }: Pick<RecordConflict, 'conflicts' | 'theirs'>,
  mine: RecordChange,
  resolved: RecordChange,
  registry: FieldRegistry = standardRegistry,
): MergedItem[] {
  const disputed = new Set(conflicts.map(({ path }) => path));
  const itemsOf = (change: Pick<RecordChange, 'set' | 'rows'>, source: 'theirs' | 'mine') => {
    const { set, rows } = withoutPaths({ revision: 0, ...change }, disputed);
    return document.fields.flatMap((field): MergedItem[] => {
      if (Object.hasOwn(set, field.id)) return [{ field, source, from: base[field.id], to: set[field.id] }];
      const table = rows[field.id];
      const counts = table && countRows(rowsOf(base[field.id]), table);
      return counts ? [{ field, source, rows: counts }] : [];
    });
  };
  const merged = computeRecord(compileForm(document, registry), applyChange(applyChange(base, theirs), resolved));
  const isComputed = ({ kind }: Field) => registry.get(kind)?.role === 'computed';
  const computed = diffRecord(base, merged, document, { isIncluded: isComputed }).set;
  return [
    ...itemsOf(theirs, 'theirs'),
    ...itemsOf(mine, 'mine'),
    ...document.fields.flatMap((field): MergedItem[] =>
      Object.hasOwn(computed, field.id)
        ? [{ field, source: 'computed', from: base[field.id], to: computed[field.id] }]
        : [],
    ),
  ];
}

function countRows(before: readonly RowValues[], { upsert, remove, order }: RowsChange): MergedItem['rows'] {
  const known = new Set(before.map(({ id }) => id));
  // a row of which only the id is left was disputed in all its cells
  const touched = upsert.filter((row) => Object.keys(row).length > 1);
  const added = touched.filter(({ id }) => !known.has(id)).length;
  const isMoved = order !== undefined && added === 0 && remove.length === 0;
  if (touched.length === 0 && remove.length === 0 && !isMoved) return undefined;
  return { added, changed: touched.length - added, removed: remove.length, isMoved };
}
