import { useState } from 'react';
import { type DataColumn } from './dataColumn.js';
import { type TableRows } from './tableRows.js';

/**
 * The one cell that is being edited: a value that its column refuses, or that could not be saved, stays in the editor with
 * the reason until it is mended or given up.
 */
export function useCellEditing<Row>({
  rows,
  columns,
  failedText,
  onCellEdit,
  onClose,
}: CellEditingOptions<Row>): CellEditing<Row> {
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const canEdit = (index: number, columnId: string): boolean => {
    const entry = rows.at(index);
    const column = columns.find(({ id }) => id === columnId);
    if (!onCellEdit || !entry || entry.group || !column?.editable) return false;
    return typeof column.editable !== 'function' || column.editable(entry.row);
  };
  const isEdited = (key: string, columnId: string) => edited?.key === key && edited.columnId === columnId;
  const edit = (key: string, columnId: string, typed?: string): boolean => {
    // what is being saved may come back with an error
    if (edited?.isSaving || !canEdit(rows.indexOf(key), columnId)) return false;
    setEdited({ key, columnId, typed, error: undefined, isSaving: false });
    return true;
  };
  /** The next cell that can be edited, in reading order. */
  const neighbour = (key: string, columnId: string, step: 1 | -1): { key: string; columnId: string } | undefined => {
    let index = rows.indexOf(key);
    let at = columns.findIndex(({ id }) => id === columnId) + step;
    while (index >= 0 && index < rows.count) {
      for (; at >= 0 && at < columns.length; at += step) {
        const column = columns[at];
        const entry = rows.at(index);
        if (entry && column && canEdit(index, column.id)) return { key: entry.key, columnId: column.id };
      }
      index += step;
      at = step === 1 ? 0 : columns.length - 1;
    }
    return undefined;
  };
  const close = (key: string, columnId: string, then: AfterEdit) => {
    const next = then === 'stay' ? undefined : neighbour(key, columnId, then === 'next' ? 1 : -1);
    if (next) setEdited({ ...next, typed: undefined, error: undefined, isSaving: false });
    else setEdited(null);
    onClose(next?.key ?? key, next?.columnId ?? columnId, next !== undefined);
  };

  return {
    edited,
    edit,
    cancel: (key, columnId, then = 'stay') => {
      if (isEdited(key, columnId) && !edited?.isSaving) close(key, columnId, then);
    },
    commit: (row, key, columnId, value, then = 'stay') => {
      // a field that loses the focus after Enter reports once more
      if (!edited || edited.isSaving || !isEdited(key, columnId)) return;
      const error = columns.find(({ id }) => id === columnId)?.validate?.(value, row);
      if (error !== undefined) {
        setEdited({ ...edited, error });
        return;
      }
      const saving = onCellEdit?.(row, columnId, value);
      if (!(saving instanceof Promise)) {
        close(key, columnId, then);
        return;
      }
      setEdited({ ...edited, error: undefined, isSaving: true });
      saving.then(
        () => close(key, columnId, then),
        (reason: unknown) =>
          setEdited({
            ...edited,
            error: reason instanceof Error && reason.message !== '' ? reason.message : failedText,
            isSaving: false,
          }),
      );
    },
  };
}

/**
 * The cell whose editor is open.
 * @internal
 */
export interface EditedCell {
  key: string;
  columnId: string;
  /** What was typed to open the editor; it replaces the value. */
  typed: string | undefined;
  /** Why the value was not taken. */
  error: string | undefined;
  isSaving: boolean;
}

/**
 * Where editing goes on after a value was taken, or left as it was.
 * @internal
 */
export type AfterEdit = 'stay' | 'next' | 'previous';

export interface CellEditingOptions<Row> {
  rows: TableRows<Row>;
  /** Visible columns in the order in which they are drawn. */
  columns: readonly DataColumn<Row>[];
  /** Told when saving fails without words of its own. */
  failedText: string;
  onCellEdit: ((row: Row, columnId: string, value: unknown) => void | Promise<unknown>) | undefined;
  /** The editor was closed; the focus belongs to this cell, whose own editor may be open now. */
  onClose: (key: string, columnId: string, isEditing: boolean) => void;
}

export interface CellEditing<Row> {
  edited: EditedCell | null;
  edit: (key: string, columnId: string, typed?: string) => boolean;
  commit: (row: Row, key: string, columnId: string, value: unknown, then?: AfterEdit) => void;
  cancel: (key: string, columnId: string, then?: AfterEdit) => void;
}
