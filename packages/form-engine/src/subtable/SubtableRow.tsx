import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { type Field } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';
import { type ColumnEdge } from './columns/arrangeColumns.js';
import { edgeProps, indexEdgeOf, STAYING } from './columns/edgeProps.js';
import { drawParts } from './drawParts.js';
import { LongCell } from './LongCell.js';
import { RowMenu } from './RowMenu.js';
import { SubtableCell } from './SubtableCell.js';
import { subtableMessages } from './subtableMessages.js';
import { type GridColumns } from './useGridColumns.js';

/** One row of a subtable: its number, which turns into the delete icon, and its cells; draws again only when it must. */
export const SubtableRow = memo(function SubtableRow(props: SubtableRowProps) {
  const { store, table, row, index, columns, isFixed, asText, disabled, isLong, openColumn, onOpen, onOpenRow } = props;
  const { edges, parts, isWindowed, isSized, isGrouped } = props;
  const indexEdge = edgeProps(indexEdgeOf(edges), STAYING);
  const { pickedFrom, pickedTo } = props;
  const isPicked = (at: number) => at >= pickedFrom && at <= pickedTo;
  const t = useMessages(subtableMessages);
  // rows in groups stand by their values
  const canMove = !isFixed && !isGrouped;
  const shared = { store, table, row, asText, disabled };
  return (
    <tr
      data-slot="subtable-row"
      data-row={row}
      aria-rowindex={isLong ? index + 2 : undefined}
      className={cn(
        'group/row border-hairline hover:bg-hover focus-within:bg-hover data-[drop=after]:shadow-[inset_0_-2px_var(--primary)] data-[drop=before]:shadow-[inset_0_2px_var(--primary)]',
        // lines of rows are not drawn where heads stay in view
        isLong || isSized ? '[&>td]:border-t [&>td]:border-hairline' : 'border-t',
      )}
    >
      <td
        role={isFixed ? undefined : 'gridcell'}
        style={indexEdge.style}
        className={cn('h-10 px-1 text-left whitespace-nowrap text-2 tabular-nums', indexEdge.className)}
      >
        <span
          data-row-handle={canMove ? '' : undefined}
          draggable={canMove}
          title={canMove ? t('dragRow') : undefined}
          className={cn('inline-block min-w-6 px-1 align-middle', canMove && 'cursor-grab')}
        >
          {index + 1}
        </span>
        {!isFixed && (
          <span className="inline-flex align-middle opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-data-[state=open]:opacity-100 [@media(hover:none)]:opacity-100">
            <IconButton
              pane
              label={t('remove', { index: index + 1 })}
              onClick={() => store.removeRow(table, row)}
              className="text-danger-text [&_svg]:text-danger-text"
            >
              <Trash2 aria-hidden />
            </IconButton>
            <RowMenu store={store} table={table} row={row} index={index} canMove={canMove} onOpenRow={onOpenRow} />
          </span>
        )}
      </td>
      {drawParts(parts, (at) => {
        const column = columns[at];
        if (!column) return null;
        return isLong ? (
          <LongCell
            key={column.id}
            {...shared}
            column={column}
            colIndex={isWindowed ? at + 2 : undefined}
            isFixed={isFixed}
            isPicked={isPicked(at)}
            edge={edges[at]}
            openAt={openColumn === column.id ? index : undefined}
            onOpen={onOpen}
          />
        ) : (
          <td
            key={column.id}
            role={isFixed ? undefined : 'gridcell'}
            data-cell={`${row}.${column.id}`}
            tabIndex={isFixed ? undefined : -1}
            aria-selected={isPicked(at) || undefined}
            style={edges[at]}
            className={cn(
              'px-1 py-1 align-top',
              edgeProps(edges[at], STAYING).className,
              'aria-selected:bg-primary-soft',
            )}
          >
            <SubtableCell {...shared} index={index} column={column} />
          </td>
        );
      })}
    </tr>
  );
});

export interface SubtableRowProps extends Pick<GridColumns, 'parts' | 'isWindowed'> {
  store: FormStore;
  table: string;
  row: string;
  index: number;
  columns: readonly Field[];
  isFixed: boolean;
  asText: boolean;
  disabled: boolean;
  /** Where each column stays. */
  edges: readonly ColumnEdge[];
  /** Columns have their own widths, whatever stands in them. */
  isSized: boolean;
  /** Rows stand in groups, so that none is moved by hand. */
  isGrouped: boolean;
  /** Only rows in view are drawn, their cells as text. */
  isLong: boolean;
  /** Column of this row whose editor is open. */
  openColumn: string | undefined;
  onOpen: (row: string, column: string) => void;
  /** Opens the row as a form. */
  onOpenRow: (row: string) => void;
  /** First and last column of this row in the block of cells that is selected; -1 = none. */
  pickedFrom: number;
  pickedTo: number;
}
