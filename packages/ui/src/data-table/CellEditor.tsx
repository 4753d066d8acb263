import { useEffect, useId, useRef } from 'react';
import { Input } from '../input/Input.js';
import { Spinner } from '../spinner/Spinner.js';
import { cellValue, columnLabel, type DataColumn } from './dataColumn.js';
import { type AfterEdit, type EditedCell } from './useCellEditing.js';

/**
 * The editor of one cell: Enter and leaving the field keep the value, Tab goes on to the next cell that can be edited,
 * Escape gives the value up.
 * @internal
 */
export function CellEditor<Row>({ column, row, edited, onCommit, onCancel }: CellEditorHostProps<Row>) {
  const value = cellValue(column, row);
  const label = columnLabel(column);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { typed, error, isSaving } = edited;
  const shown = value === null || value === undefined ? '' : String(value);
  useEffect(() => {
    field.current?.focus();
    if (typed === undefined) field.current?.select();
  }, [typed]);
  if (column.editor)
    return column.editor({
      row,
      value,
      label,
      error,
      isSaving,
      commit: (next) => onCommit(next, 'stay'),
      cancel: () => onCancel('stay'),
    });
  const finish = (text: string, then: AfterEdit) => {
    // an unchanged value is not saved again, but the last one that was refused may have been the same text
    if (text === shown && error === undefined) onCancel(then);
    else onCommit(text, then);
  };
  return (
    <>
      <Input
        ref={field}
        aria-label={label}
        aria-describedby={error === undefined ? undefined : errorId}
        size="mini"
        invalid={error !== undefined}
        readOnly={isSaving}
        suffix={isSaving ? <Spinner size={12} /> : undefined}
        defaultValue={typed ?? shown}
        className="w-full"
        onBlur={(event) => finish(event.currentTarget.value, 'stay')}
        onKeyDown={(event) => {
          if (!['Enter', 'Escape', 'Tab'].includes(event.key) || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Escape') onCancel('stay');
          else finish(event.currentTarget.value, event.key === 'Enter' ? 'stay' : event.shiftKey ? 'previous' : 'next');
        }}
      />
      {error !== undefined && (
        <span id={errorId} className="sr-only">
          {error}
        </span>
      )}
    </>
  );
}

export interface CellEditorHostProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  edited: EditedCell;
  onCommit: (value: unknown, then: AfterEdit) => void;
  onCancel: (then: AfterEdit) => void;
}
