import { type FormValues } from '../document/FormDocument.js';
import { sameValue } from '../state/sameValue.js';
import { type RecordChange, rowsOf, type RowsChange, type RowValues } from './RecordChange.js';

/**
 * Puts a change that was made on `base` on top of another that was saved meanwhile. Different fields, rows and cells
 * merge by themselves, equal values agree; what both changed differently is a conflict and is left out of `change`.
 */
export function mergeChanges(base: FormValues, theirs: RecordChange, mine: RecordChange): MergeResult {
  const conflicts: Conflict[] = [];
  const set: FormValues = {};
  for (const [id, value] of Object.entries(mine.set)) {
    if (!Object.hasOwn(theirs.set, id)) set[id] = value;
    else if (!sameValue(theirs.set[id], value))
      conflicts.push({ path: id, original: base[id] ?? null, theirs: theirs.set[id], mine: value });
  }
  const rows: RecordChange['rows'] = {};
  for (const [table, change] of Object.entries(mine.rows)) {
    const other = theirs.rows[table];
    const merged = other
      ? mergeRows({ table, base: rowsOf(base[table]), theirs: other, mine: change }, conflicts)
      : change;
    if (merged) rows[table] = merged;
  }
  return { change: { revision: theirs.revision, set, rows }, conflicts };
}

export interface MergeResult {
  /** What is left to save on top of the other change; its revision is that of the other change. */
  change: RecordChange;
  /** Empty when everything merged. */
  conflicts: Conflict[];
}

/** Something that two people changed differently. */
export interface Conflict {
  /** `mobile`, a cell `cars.{row id}.months`, or a row `cars.{row id}` that one of them removed. */
  path: string;
  /** Value that both started with. */
  original: unknown;
  /** Value that is saved; null for a removed row. */
  theirs: unknown;
  /** Value that was to be saved; null for a removed row. */
  mine: unknown;
}

interface RowsMerge {
  table: string;
  base: readonly RowValues[];
  theirs: RowsChange;
  mine: RowsChange;
}

function mergeRows({ table, base, theirs, mine }: RowsMerge, conflicts: Conflict[]): RowsChange | undefined {
  const originals = new Map(base.map((row) => [row.id, row]));
  const saved = new Map(theirs.upsert.map((row) => [row.id, row]));
  const gone = new Set(theirs.remove);
  const upsert = mine.upsert.flatMap((row): RowValues[] => {
    const original = originals.get(row.id);
    if (gone.has(row.id)) {
      conflicts.push({
        path: `${table}.${row.id}`,
        original: original ?? null,
        theirs: null,
        mine: { ...original, ...row },
      });
      return [];
    }
    const other = saved.get(row.id);
    if (!other) return [row];
    const cells = Object.entries(row).filter(([id, value]) => {
      if (id === 'id' || !Object.hasOwn(other, id)) return true;
      if (!sameValue(other[id], value))
        conflicts.push({
          path: `${table}.${row.id}.${id}`,
          original: original?.[id] ?? null,
          theirs: other[id],
          mine: value,
        });
      return false;
    });
    return cells.length > 1 ? [{ ...Object.fromEntries(cells), id: row.id }] : [];
  });
  const remove = mine.remove.filter((id) => {
    const other = saved.get(id);
    if (other) {
      const original = originals.get(id);
      conflicts.push({
        path: `${table}.${id}`,
        original: original ?? null,
        theirs: { ...original, ...other },
        mine: null,
      });
    }
    return !other && !gone.has(id);
  });
  const { order } = mine;
  if (upsert.length === 0 && remove.length === 0 && !order) return undefined;
  return { upsert, remove, ...(order ? { order } : {}) };
}
