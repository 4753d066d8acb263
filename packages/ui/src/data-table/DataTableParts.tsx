import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { cellClass, lead } from './cellClass.js';
import { columnLabel, type DataColumn, type SortEntry } from './dataColumn.js';
import { dataTableMessages } from './dataTableMessages.js';
import { type LaidOutColumn } from './useTableModel.js';

/**
 * The 2 px line under the head, or at the upper edge of cards, while a refresh is under way; `top` in px.
 * @internal
 */
export function LoadingLine({ top }: { top: number }) {
  const t = useMessages(dataTableMessages);
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      data-slot="loading-line"
      className="pointer-events-none absolute inset-x-0 z-4 h-0.5 animate-delayed overflow-hidden bg-primary-soft-active"
      style={{ top }}
    >
      <div className="h-full w-2/5 animate-progress-line bg-primary-edge" />
    </div>
  );
}

// a row is one layer to draw: with a pulse in each cell a table of eight columns would be eighty, each with a way of its own
const SKELETON_ROW = cn(
  'animate-[ui-fade-in_1ms_linear_300ms_both,ui-skeleton_1.4s_ease-in-out_300ms_infinite]',
  'motion-reduce:animate-[ui-fade-in_1ms_linear_300ms_both]',
);

/**
 * Grey rows of the first load.
 * @internal
 */
export function SkeletonRows({ rows, cells, hasLead }: { rows: number; cells: number; hasLead: boolean }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden className={cn('flex h-row items-center border-b border-hairline', SKELETON_ROW)}>
      {hasLead && (
        <td style={lead.style} className="pl-4">
          <div className="size-4 rounded-sm bg-skeleton" />
        </td>
      )}
      {Array.from({ length: cells }, (_cell, cell) => (
        <td key={cell} className={cn('flex-1 px-cell', cell === 0 && !hasLead && 'pl-4')}>
          <div
            className="h-2.5 rounded-full bg-skeleton"
            style={{ width: `${45 + ((row * 7 + cell * 13) % 40)}%`, opacity: Math.max(0.25, 1 - row * 0.12) }}
          />
        </td>
      ))}
    </tr>
  ));
}

/**
 * Why an edited value was not taken, at the foot of the table: a row is too low for it.
 * @internal
 */
export function EditError({ children }: { children: string }) {
  return (
    <div
      role="alert"
      className="absolute inset-x-0 bottom-2 z-(--z-sticky-head) mx-auto flex w-fit max-w-[90%] items-center gap-1.5 rounded-md bg-danger-soft px-3 py-1.5 text-danger-text shadow-pop"
    >
      <CircleAlert aria-hidden className="size-4 flex-none" />
      {children}
    </div>
  );
}

/**
 * Tells screen readers what the table shows after it was sorted or loaded again; null while that is not known.
 * @internal
 */
export function TableStatus<Row>({ columns, sorting, count }: TableStatusProps<Row>) {
  const t = useMessages(dataTableMessages);
  const names = sorting.flatMap(({ id, desc }) => {
    const column = columns.find((each) => each.id === id);
    return column ? [t(desc ? 'descending' : 'ascending', { column: columnLabel(column) })] : [];
  });
  return (
    <div aria-live="polite" data-slot="data-table-status" className="sr-only">
      {count === null
        ? null
        : names.length === 0
          ? t('status', { count })
          : t('statusSorted', { columns: names.join(t('and')), count })}
    </div>
  );
}

interface TableStatusProps<Row> {
  columns: readonly DataColumn<Row>[];
  sorting: readonly SortEntry[];
  count: number | null;
}

/**
 * Sums below the rows, at the foot of the visible area.
 * @internal
 */
export function SummaryRow<Row>({ columns, cellRole, hasLead, summary }: SummaryRowProps<Row>) {
  const t = useMessages(dataTableMessages);
  const cell = 'border-t border-hairline bg-sunken text-body font-semibold whitespace-nowrap';
  return (
    <tfoot data-slot="data-table-summary" className="sticky bottom-0 z-(--z-sticky-head) block">
      <tr role="row" className="flex h-row">
        {hasLead && <td role={cellRole} style={lead.style} className={cn(cell, lead.className)} />}
        {columns.map((column, index) => (
          <td
            key={column.def.id}
            role={cellRole}
            style={column.style}
            className={cn(
              cell,
              cellClass(column, { isFirst: index === 0 && !hasLead, isLast: index === columns.length - 1 }),
            )}
          >
            {summary[column.def.id] ?? (index === 0 ? t('total') : null)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

export interface SummaryRowProps<Row> {
  columns: readonly LaidOutColumn<Row>[];
  cellRole: 'cell' | 'gridcell';
  hasLead: boolean;
  summary: Readonly<Record<string, ReactNode>>;
}
