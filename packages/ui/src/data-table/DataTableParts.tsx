import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { cellClass } from './cellClass.js';
import { dataTableMessages } from './dataTableMessages.js';
import { type LaidOutColumn } from './useTableModel.js';

/**
 * The 2 px line under the head, or at the upper edge of cards, while a refresh is under way.
 * @internal
 */
export function LoadingLine({ hasHead }: { hasHead: boolean }) {
  const t = useMessages(dataTableMessages);
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      data-slot="loading-line"
      className={cn(
        'pointer-events-none absolute inset-x-0 z-4 h-0.5 animate-delayed overflow-hidden bg-primary-soft-active',
        hasHead ? 'top-9' : 'top-0',
      )}
    >
      <div className="h-full w-2/5 animate-progress-line bg-primary-edge" />
    </div>
  );
}

/**
 * Grey rows of the first load.
 * @internal
 */
export function SkeletonRows({ rows, cells, hasLead }: { rows: number; cells: number; hasLead: boolean }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr
      key={row}
      aria-hidden
      className="flex h-row items-center border-b border-hairline animate-[ui-fade-in_1ms_linear_300ms_both]"
    >
      {hasLead && (
        <td className="w-11 flex-none pl-4">
          <div className="size-4 animate-skeleton rounded-sm bg-skeleton" />
        </td>
      )}
      {Array.from({ length: cells }, (_cell, cell) => (
        <td key={cell} className={cn('flex-1 px-cell', cell === 0 && !hasLead && 'pl-4')}>
          <div
            className="h-2.5 animate-skeleton rounded-full bg-skeleton"
            style={{ width: `${45 + ((row * 7 + cell * 13) % 40)}%`, opacity: Math.max(0.25, 1 - row * 0.12) }}
          />
        </td>
      ))}
    </tr>
  ));
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
        {hasLead && <td role={cellRole} className={cn(cell, 'sticky left-0 z-(--z-fixed-column) w-11 flex-none')} />}
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
