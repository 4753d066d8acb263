import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { type Field } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';
import { LongCell } from './LongCell.js';
import { SubtableCell } from './SubtableCell.js';
import { subtableMessages } from './subtableMessages.js';

/** One row of a subtable: its number, which turns into the delete icon, and its cells; draws again only when it must. */
export const SubtableRow = memo(function SubtableRow(props: SubtableRowProps) {
  const { store, table, row, index, columns, isFixed, asText, disabled, isLong, openColumn, onOpen } = props;
  const t = useMessages(subtableMessages);
  const shared = { store, table, row, asText, disabled };
  return (
    <tr
      data-slot="subtable-row"
      aria-rowindex={isLong ? index + 2 : undefined}
      className={cn(
        'group/row border-hairline hover:bg-hover focus-within:bg-hover',
        // lines of rows are not drawn where heads stay in view
        isLong ? '[&>td]:border-t [&>td]:border-hairline' : 'border-t',
      )}
    >
      <td role={isLong ? 'gridcell' : undefined} className="relative h-10 px-1 text-center text-2 tabular-nums">
        <span
          className={cn(
            !isFixed && 'group-focus-within/row:invisible group-hover/row:invisible [@media(hover:none)]:invisible',
          )}
        >
          {index + 1}
        </span>
        {!isFixed && (
          <span className="absolute inset-0 flex items-center justify-center opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 [@media(hover:none)]:opacity-100">
            <IconButton
              pane
              label={t('remove', { index: index + 1 })}
              onClick={() => store.removeRow(table, row)}
              className="text-danger-text [&_svg]:text-danger-text"
            >
              <Trash2 aria-hidden />
            </IconButton>
          </span>
        )}
      </td>
      {columns.map((column) =>
        isLong ? (
          <LongCell
            key={column.id}
            {...shared}
            column={column}
            isFixed={isFixed}
            openAt={openColumn === column.id ? index : undefined}
            onOpen={onOpen}
          />
        ) : (
          <td key={column.id} className="px-1 py-1 align-top">
            <SubtableCell {...shared} index={index} column={column} />
          </td>
        ),
      )}
    </tr>
  );
});

export interface SubtableRowProps {
  store: FormStore;
  table: string;
  row: string;
  index: number;
  columns: readonly Field[];
  isFixed: boolean;
  asText: boolean;
  disabled: boolean;
  /** Only rows in view are drawn, their cells as text. */
  isLong: boolean;
  /** Column of this row whose editor is open. */
  openColumn: string | undefined;
  onOpen: (row: string, column: string) => void;
}
