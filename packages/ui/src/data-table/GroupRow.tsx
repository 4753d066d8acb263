import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { rowClass, rowStyle } from './rowClass.js';

/**
 * The head of a group of rows.
 * @internal
 */
export function GroupRow({
  rowKey,
  index,
  cells,
  place,
  isExpanded,
  isTabStop,
  label,
  onToggle,
  onFocus,
}: GroupRowProps) {
  return (
    <tr
      role="row"
      data-slot="data-table-group"
      data-key={rowKey}
      data-index={index}
      aria-level={1}
      aria-expanded={isExpanded}
      aria-rowindex={index + 2}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onToggle}
      onFocus={onFocus}
      style={place === undefined ? undefined : rowStyle(place)}
      className={cn(rowClass(place !== undefined, false), 'cursor-pointer bg-sunken')}
    >
      <td role="gridcell" aria-colspan={cells} className="min-w-0 flex-1 content-center px-4 font-medium">
        <span className="sticky left-4 inline-flex max-w-full items-center gap-1.5">
          <ChevronRight
            aria-hidden
            className={cn('size-3.5 text-3 transition-transform duration-(--dur-1)', isExpanded && 'rotate-90')}
          />
          <span className="truncate">{label}</span>
        </span>
      </td>
    </tr>
  );
}

export interface GroupRowProps {
  rowKey: string;
  index: number;
  /** Columns that the head spans. */
  cells: number;
  /** Distance in px from the first row, of a row that is placed; undefined in a table that draws all rows. */
  place: number | undefined;
  isExpanded: boolean;
  isTabStop: boolean;
  label: ReactNode;
  onToggle: () => void;
  onFocus: () => void;
}
