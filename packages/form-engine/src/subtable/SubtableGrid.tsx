import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { scrollToRow, useRowWindow } from '@smart-admin/ui/virtual-list';
import { useCallback, useRef, useState } from 'react';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { useReveal } from '../renderer/reveal.js';
import { columnWidth } from './columnWidth.js';
import { SubtableHead } from './SubtableHead.js';
import { subtableMessages } from './subtableMessages.js';
import { SubtableRow } from './SubtableRow.js';
import { type SubtableRowsProps } from './SubtableRowsProps.js';

/** Cells from which only the rows in view are drawn, as text but for the one that is edited. */
const LONG_FROM = 240;
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 34;

/**
 * A subtable as a grid: the index turns into the delete icon, cells look like text until they are used. A long one scrolls
 * inside and draws its rows in view alone; head and summary stay.
 */
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
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ row: string; column: string } | null>(null);
  const isLong = rows.length * columns.length > LONG_FROM;
  const drawn = useRowWindow({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    scroller,
    enabled: isLong,
    offset: HEAD_HEIGHT,
  });
  const openCell = useCallback((row: string, column: string) => setOpen({ row, column }), []);
  useReveal(scroller, (path) => {
    const [table, row = '', column = ''] = path.split('.');
    const key = rows.includes(row) ? row : rows[Number(row)];
    if (!isLong || table !== field.id || key === undefined || !scroller.current) return;
    scrollToRow(scroller.current, rows.indexOf(key), ROW_HEIGHT, HEAD_HEIGHT + (summary ? ROW_HEIGHT : 0));
    if (!isFixed) setOpen({ row: key, column });
  });
  const shown = isLong ? drawn.indexes : rows.map((_row, index) => index);
  return (
    <div className="overflow-hidden rounded-md border border-hairline">
      <div
        ref={scroller}
        className={cn(
          'overflow-x-auto',
          isLong && 'max-h-[min(520px,70vh)] overflow-y-auto [overflow-anchor:none] print:max-h-none',
        )}
      >
        <table
          aria-label={field.label}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          className={cn('w-full border-collapse text-body', isLong && 'table-fixed border-separate border-spacing-0')}
          style={isLong ? { minWidth: columns.reduce((sum, column) => sum + columnWidth(column), 48) } : undefined}
        >
          <SubtableHead columns={columns} asText={asText} isLong={isLong} />
          <tbody>
            {isLong && drawn.before > 0 && <Gap height={drawn.before} />}
            {shown.map((index) => {
              const row = rows[index];
              return (
                row !== undefined && (
                  <SubtableRow
                    key={row}
                    store={store}
                    table={field.id}
                    row={row}
                    index={index}
                    columns={columns}
                    isFixed={isFixed}
                    asText={asText}
                    disabled={disabled}
                    isLong={isLong}
                    openColumn={open?.row === row ? open.column : undefined}
                    onOpen={openCell}
                  />
                )
              );
            })}
            {isLong && drawn.after > 0 && <Gap height={drawn.after} />}
            {rows.length === 0 && isFixed && (
              <tr className="border-t border-hairline">
                <td colSpan={columns.length + 1} className="h-10 text-center text-3">
                  {t('empty')}
                </td>
              </tr>
            )}
            {footer && !isLong && (
              <tr className="border-t border-hairline">
                <td colSpan={columns.length + 1} className="h-10 px-3">
                  {footer}
                </td>
              </tr>
            )}
          </tbody>
          {summary && (
            <tfoot className={cn(isLong && 'sticky bottom-0 z-1')}>
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
      {footer && isLong && <div className="flex h-10 items-center border-t border-hairline px-3">{footer}</div>}
    </div>
  );
}

/** The rows above or below that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}
