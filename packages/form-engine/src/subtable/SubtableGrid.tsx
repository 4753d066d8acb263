import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Trash2 } from 'lucide-react';
import { SubtableCell } from './SubtableCell.js';
import { subtableMessages } from './subtableMessages.js';
import { type SubtableRowsProps } from './SubtableRowsProps.js';
import { isRightAligned } from '../core/registry/fieldFacts.js';

const MIN_COLUMN = 112;

/** A subtable as a grid: the index turns into the delete icon, cells look like text until they are used. */
export function SubtableGrid({
  store,
  field,
  rows,
  columns,
  summary,
  isFixed,
  asText,
  disabled,
  footer,
}: SubtableRowsProps) {
  const t = useMessages(subtableMessages);
  return (
    <div className="overflow-x-auto rounded-md border border-hairline">
      <table aria-label={field.label} className="w-full border-collapse text-body">
        <thead>
          <tr className="h-8.5 bg-sunken text-12 text-2">
            <th scope="col" className="w-12 min-w-12 px-1 text-center font-medium">
              {t('index')}
            </th>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                style={{ minWidth: column.columnWidth ?? MIN_COLUMN, width: column.columnWidth }}
                className={cn(
                  'px-[15px] font-medium whitespace-nowrap',
                  isRightAligned(column) ? 'text-right' : 'text-left',
                )}
              >
                {column.required && !asText && (
                  <span data-slot="required" className="mr-1 text-danger-text" aria-hidden>
                    *
                  </span>
                )}
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row}
              data-slot="subtable-row"
              className="group/row border-t border-hairline hover:bg-hover focus-within:bg-hover"
            >
              <td className="relative h-10 px-1 text-center text-2 tabular-nums">
                <span
                  className={cn(
                    !isFixed &&
                      'group-focus-within/row:invisible group-hover/row:invisible [@media(hover:none)]:invisible',
                  )}
                >
                  {index + 1}
                </span>
                {!isFixed && (
                  <span className="absolute inset-0 flex items-center justify-center opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 [@media(hover:none)]:opacity-100">
                    <IconButton
                      pane
                      label={t('remove', { index: index + 1 })}
                      onClick={() => store.removeRow(field.id, row)}
                      className="text-danger-text [&_svg]:text-danger-text"
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </span>
                )}
              </td>
              {columns.map((column) => (
                <td key={column.id} className="px-1 py-1 align-top">
                  <SubtableCell
                    store={store}
                    table={field.id}
                    row={row}
                    index={index}
                    column={column}
                    asText={asText}
                    disabled={disabled}
                  />
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && isFixed && (
            <tr className="border-t border-hairline">
              <td colSpan={columns.length + 1} className="h-10 text-center text-3">
                {t('empty')}
              </td>
            </tr>
          )}
          {footer && (
            <tr className="border-t border-hairline">
              <td colSpan={columns.length + 1} className="h-10 px-3">
                {footer}
              </td>
            </tr>
          )}
        </tbody>
        {summary && (
          <tfoot>
            <tr
              data-slot="subtable-summary"
              className="h-10 border-t border-hairline bg-sunken font-semibold tabular-nums"
            >
              {summary.map((text, index) => {
                const column = columns[index - 1];
                return (
                  <td
                    key={column?.id ?? 'total'}
                    className={cn(
                      'px-[15px] whitespace-nowrap',
                      index === 0 && 'px-2',
                      column && isRightAligned(column) && 'text-right',
                    )}
                  >
                    {text}
                  </td>
                );
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
