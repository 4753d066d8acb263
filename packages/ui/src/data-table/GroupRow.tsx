import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';

/**
 * The head of a group of rows.
 * @internal
 */
export function GroupRow({ rowKey, index, cells, isExpanded, isTabStop, label, onToggle, onFocus }: GroupRowProps) {
  return (
    <tr
      data-slot="data-table-group"
      data-key={rowKey}
      data-index={index}
      aria-level={1}
      aria-expanded={isExpanded}
      aria-rowindex={index + 2}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onToggle}
      onFocus={onFocus}
      className="group/row cursor-pointer focus-visible:outline-none"
    >
      <td
        colSpan={cells}
        className="h-row border-b border-hairline bg-sunken px-4 text-body font-medium group-focus-visible/row:shadow-[inset_0_0_0_2px_var(--primary-ring)]"
      >
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
  isExpanded: boolean;
  isTabStop: boolean;
  label: ReactNode;
  onToggle: () => void;
  onFocus: () => void;
}
