import { cn } from '@smart-admin/ui/cn';
import { memo } from 'react';
import { type Field } from '../core/document/FormDocument.js';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { FieldText } from '../renderer/FieldText.js';
import { useFormField } from '../renderer/useFormField.js';
import { type ColumnEdge } from './columns/arrangeColumns.js';
import { edgeProps, STAYING } from './columns/edgeProps.js';
import { OpenCell } from './OpenCell.js';
import { type SubtableCellProps } from './SubtableCell.js';

/** One cell of a long subtable: text, which becomes the editor when it gets the focus. */
export const LongCell = memo(function LongCell(props: LongCellProps) {
  const { colIndex, isFixed, isPicked, edge, openAt, onOpen, ...cell } = props;
  const { store, table, row, column, asText, disabled } = cell;
  const path = `${table}.${row}.${column.id}`;
  const { value, error, visible, readOnly } = useFormField(store, path);
  const isInput = store.form.byPath.get(`${table}.${column.id}`)?.definition?.role === 'input';
  const canOpen = isInput && visible && !(isFixed || asText || disabled || readOnly || column.disabled);
  const staying = edgeProps(edge, STAYING);
  if (openAt !== undefined && canOpen) {
    return (
      <td
        role="gridcell"
        aria-colindex={colIndex}
        data-cell={`${row}.${column.id}`}
        style={edge}
        className={cn('max-w-0 px-1 py-1 align-top', edge ? staying.className : 'relative')}
      >
        <OpenCell {...cell} index={openAt} />
      </td>
    );
  }
  return (
    <td
      role="gridcell"
      aria-colindex={colIndex}
      data-field-path={path}
      data-cell={`${row}.${column.id}`}
      style={staying.style}
      tabIndex={canOpen ? 0 : -1}
      aria-selected={isPicked || undefined}
      onFocus={canOpen ? () => onOpen(row, column.id) : undefined}
      title={error}
      aria-invalid={error ? true : undefined}
      aria-readonly={canOpen ? undefined : true}
      className={cn(
        'h-10 max-w-0 truncate px-[15px]',
        staying.className,
        'aria-selected:bg-primary-soft',
        isRightAligned(column, store.form.registry) && 'text-right tabular-nums',
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
  /** Place of its column from 1, where not all of them are drawn. */
  colIndex: number | undefined;
  /** The table cannot be changed. */
  isFixed: boolean;
  /** Belongs to the block of cells that is selected. */
  isPicked: boolean;
  /** Where its column stays. */
  edge: ColumnEdge;
  /** Index of its row while its editor is open; text needs none, so that rows that move up do not draw their cells again. */
  openAt: number | undefined;
  onOpen: (row: string, column: string) => void;
}
