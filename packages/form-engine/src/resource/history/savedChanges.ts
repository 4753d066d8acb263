import { rowsOf, type RowsChange, type RowValues } from '../../core/change/RecordChange.js';
import { type Field, type FormDocument } from '../../core/document/FormDocument.js';
import { type RecordSave } from './HistorySource.js';

/** One thing that a save changed: a field with its values, or the rows of a subtable. */
export type SavedChange =
  | { field: Field; before: unknown; after: unknown }
  | {
      field: Field;
      /** What stood there before was not kept. */
      lost: true;
    }
  | {
      field: Field;
      /** Whole rows. */
      added: readonly RowValues[];
      /** The cells that changed, as they are since. */
      changed: readonly RowValues[];
      /** Whole rows, as they were. */
      removed: readonly RowValues[];
    };

/** What a save changed, in the order of the form; fields that left it are not told. */
export function savedChanges({ fields }: FormDocument, { change, undo, lost }: RecordSave): SavedChange[] {
  return fields.flatMap((field): SavedChange[] => {
    if (lost?.includes(field.id)) return [{ field, lost: true }];
    if (Object.hasOwn(change.set, field.id))
      return [{ field, before: undo.set[field.id], after: change.set[field.id] }];
    const rows = change.rows[field.id];
    return rows ? [{ field, ...rowChanges(rows, undo.rows[field.id]) }] : [];
  });
}

/** Labels of the fields that going back to a revision leaves as they are: what stood there before a later save was not kept. */
export function lostLabels({ fields }: FormDocument, saves: readonly RecordSave[], revision: number): string[] {
  const lost = new Set(saves.flatMap((save) => (save.revision > revision ? (save.lost ?? []) : [])));
  return fields.filter(({ id }) => lost.has(id)).map(({ id, label }) => label || id);
}

/** What takes a save back removes the rows that it added, and has those whole that it removed. */
function rowChanges(change: RowsChange, undo: RowsChange | undefined) {
  const added = new Set(undo?.remove);
  const removed = new Set(change.remove);
  return {
    added: change.upsert.filter(({ id }) => added.has(id)),
    changed: change.upsert.filter(({ id }) => !added.has(id)),
    removed: rowsOf(undo?.upsert).filter(({ id }) => removed.has(id)),
  };
}
