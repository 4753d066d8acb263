import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { lead, type DrawnColumn } from './cellClass.js';
import { rowClass, rowStyle } from './rowClass.js';

/**
 * The head of a group of rows.
 * @internal
 */
export function GroupRow<Row>({
  rowKey,
  index,
  headRows,
  columns,
  hasLead,
  summary,
  place,
  isExpanded,
  isTabStop,
  label,
  onToggle,
  onFocus,
}: GroupRowProps<Row>) {
  return (
    <tr
      role="row"
      data-slot="data-table-group"
      data-key={rowKey}
      data-index={index}
      aria-level={1}
      aria-expanded={isExpanded}
      aria-rowindex={index + headRows + 1}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onToggle}
      onFocus={onFocus}
      style={place === undefined ? undefined : rowStyle(place)}
      className={cn(rowClass(place !== undefined, false), 'cursor-pointer bg-sunken')}
    >
      <td
        role="gridcell"
        // rows are flex boxes on the screen and a table on paper
        colSpan={summary ? undefined : columns.length + (hasLead ? 1 : 0)}
        aria-colspan={summary ? undefined : columns.length + (hasLead ? 1 : 0)}
        className={cn(
          'content-center font-medium',
          // its name reaches over the cells behind it, of which the first have no value
          summary ? 'z-(--z-sticky-head) w-0 flex-none overflow-visible whitespace-nowrap' : 'min-w-0 flex-1 px-4',
          summary && columns[0]?.fixed === 'left' && 'sticky left-0',
        )}
      >
        <span className={cn('inline-flex items-center gap-1.5', summary ? 'pl-4' : 'sticky left-4 max-w-full')}>
          <ChevronRight
            aria-hidden
            className={cn('size-3.5 text-3 transition-transform duration-(--dur-1)', isExpanded && 'rotate-90')}
          />
          <span className="truncate">{label}</span>
        </span>
      </td>
      {summary && hasLead && (
        <td aria-hidden style={lead.style} className={cn(lead.className, 'bg-sunken group-hover/row:bg-hover')} />
      )}
      {summary &&
        columns.map((column) => (
          <td
            key={column.def.id}
            role="gridcell"
            aria-colindex={column.colIndex}
            style={column.style}
            className={cn(column.className, 'truncate', column.fixed && 'bg-sunken')}
          >
            {summary[column.def.id]}
          </td>
        ))}
    </tr>
  );
}

export interface GroupRowProps<Row> {
  rowKey: string;
  index: number;
  /** Rows of the head. */
  headRows: number;
  columns: readonly DrawnColumn<Row>[];
  hasLead: boolean;
  /** Values by column id. */
  summary: Readonly<Record<string, ReactNode>> | undefined;
  /** Distance in px from the first row, of a row that is placed; undefined in a table that draws all rows. */
  place: number | undefined;
  isExpanded: boolean;
  isTabStop: boolean;
  label: ReactNode;
  onToggle: () => void;
  onFocus: () => void;
}
