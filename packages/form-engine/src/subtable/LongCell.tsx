import { cn } from '@smart-admin/ui/cn';
import { memo } from 'react';
import { type Field } from '../core/document/FormDocument.js';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { FieldText } from '../renderer/FieldText.js';
import { useFormField } from '../renderer/useFormField.js';
import { OpenCell } from './OpenCell.js';
import { type SubtableCellProps } from './SubtableCell.js';

/** One cell of a long subtable: text, which becomes the editor when it gets the focus. */
export const LongCell = memo(function LongCell({ isFixed, openAt, onOpen, ...cell }: LongCellProps) {
  const { store, table, row, column, asText, disabled } = cell;
  const path = `${table}.${row}.${column.id}`;
  const { value, error, visible, readOnly } = useFormField(store, path);
  const isInput = store.form.byPath.get(`${table}.${column.id}`)?.definition?.role === 'input';
  const canOpen = isInput && visible && !(isFixed || asText || disabled || readOnly || column.disabled);
  if (openAt !== undefined && canOpen) {
    return (
      <td role="gridcell" className="relative max-w-0 px-1 py-1 align-top">
        <OpenCell {...cell} index={openAt} />
      </td>
    );
  }
  return (
    <td
      role="gridcell"
      data-field-path={path}
      tabIndex={canOpen ? 0 : undefined}
      onFocus={canOpen ? () => onOpen(row, column.id) : undefined}
      title={error}
      aria-invalid={error ? true : undefined}
      aria-readonly={canOpen ? undefined : true}
      className={cn(
        'h-10 max-w-0 truncate px-[15px]',
        isRightAligned(column) && 'text-right tabular-nums',
        canOpen && 'cursor-text hover:outline hover:outline-control -outline-offset-4',
        error && 'bg-danger-soft text-danger-text outline outline-danger-edge',
      )}
    >
      {visible && <FieldText field={column} value={value} inline />}
    </td>
  );
});

export interface LongCellProps extends Omit<SubtableCellProps, 'index' | 'plain' | 'quietError'> {
  column: Field;
  /** The table cannot be changed. */
  isFixed: boolean;
  /** Index of its row while its editor is open; text needs none, so that rows that move up do not draw their cells again. */
  openAt: number | undefined;
  onOpen: (row: string, column: string) => void;
}
