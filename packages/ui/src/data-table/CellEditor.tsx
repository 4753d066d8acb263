import { useEffect, useRef } from 'react';
import { Input } from '../input/Input.js';
import { cellValue, columnLabel, type DataColumn } from './dataColumn.js';

/**
 * The editor of one cell: Enter, Tab and leaving the field keep the value, Escape does not.
 * @internal
 */
export function CellEditor<Row>({ column, row, onCommit, onCancel }: CellEditorHostProps<Row>) {
  const value = cellValue(column, row);
  const label = columnLabel(column);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  if (column.editor)
    return column.editor({
      row,
      value,
      label,
      commit: onCommit,
      cancel: onCancel,
    });
  return (
    <Input
      ref={field}
      aria-label={label}
      size="mini"
      defaultValue={value === null || value === undefined ? '' : String(value)}
      className="w-full"
      onBlur={(event) => onCommit(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') onCommit(event.currentTarget.value);
        else onCancel();
      }}
    />
  );
}

export interface CellEditorHostProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  onCommit: (value: unknown) => void;
  onCancel: () => void;
}
