import { ChevronRight } from 'lucide-react';
import { type MouseEvent } from 'react';
import { Checkbox } from '../checkbox/Checkbox.js';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Spinner } from '../spinner/Spinner.js';
import { cellClass, cellStyle } from './cellClass.js';
import { cellText, cellValue } from './dataColumn.js';
import { dataTableMessages } from './dataTableMessages.js';
import { type LaidOutColumn, type LaidOutRow } from './useTableModel.js';

/**
 * One row of a DataTable.
 * @internal
 */
export function DataTableRow<Row>({
  entry,
  index,
  columns,
  lead,
  selectable,
  isSelected,
  isSelectDisabled,
  isTree,
  isActive,
  isTabStop,
  isBusy,
  isLast,
  rowClassName,
  onSelect,
  onToggle,
  onClick,
  onDoubleClick,
  onFocus,
}: DataTableRowProps<Row>) {
  const t = useMessages(dataTableMessages);
  const cell = cn(
    'h-row border-b border-hairline text-body group-data-[state=selected]/row:bg-primary-soft',
    // an outline of the row would lie below its fixed cells
    'group-focus-visible/row:shadow-[inset_0_2px_0_var(--primary-ring),inset_0_-2px_0_var(--primary-ring)]',
    isLast && 'border-b-transparent',
    isActive && 'bg-primary-soft',
  );
  const fixedGround = 'bg-surface group-hover/row:bg-hover';
  return (
    <tr
      data-slot="data-table-row"
      data-key={entry.key}
      data-index={index}
      data-state={isSelected ? 'selected' : undefined}
      aria-selected={selectable ? isSelected : undefined}
      aria-level={isTree ? entry.depth + 1 : undefined}
      aria-expanded={isTree && entry.canExpand ? entry.isExpanded : undefined}
      aria-rowindex={index + 2}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onFocus={onFocus}
      className={cn('group/row hover:bg-hover focus-visible:outline-none', onClick && 'cursor-pointer', rowClassName)}
    >
      {selectable && (
        // a click beside the box still means the box

        <td
          className={cn(cell, 'sticky left-0 z-(--z-fixed-column) pl-4', fixedGround)}
          onClick={(event) => event.stopPropagation()}
        >
          {selectable === 'multiple' ? (
            <Checkbox
              aria-label={t('selectRow', { row: index + 1 })}
              value={isSelected}
              disabled={isSelectDisabled}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                if (!isSelectDisabled) onSelect(!isSelected, event.shiftKey);
              }}
              className="align-middle"
            />
          ) : (
            <input
              type="radio"
              aria-label={t('selectRow', { row: index + 1 })}
              checked={isSelected}
              disabled={isSelectDisabled}
              onChange={() => onSelect(true, false)}
              className="m-0 block size-4 cursor-pointer accent-(--primary-solid)"
            />
          )}
        </td>
      )}
      {columns.map((column, position) => {
        const { def } = column;
        const value = cellValue(def, entry.row);
        const content = def.cell ? def.cell(entry.row, index) : cellText(value);
        const truncates = def.ellipsis !== false;
        const text = def.cell ? content : <span title={truncates ? cellText(value) : undefined}>{content}</span>;
        return (
          <td
            key={def.id}
            style={cellStyle(column, lead)}
            className={cn(
              cell,
              cellClass(column, { isFirst: position === 0 && !selectable, isLast: position === columns.length - 1 }),
              column.fixed && fixedGround,
              truncates ? 'whitespace-nowrap' : 'py-2 break-words whitespace-normal',
              def.className,
            )}
          >
            {isTree && position === 0 ? (
              <span className="flex items-center gap-1" style={{ paddingLeft: entry.depth * 16 }}>
                {entry.canExpand ? (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={entry.isExpanded ? t('collapse') : t('expand')}
                    className="-ml-1 grid size-6 flex-none place-items-center rounded-sm text-3 hover:bg-pressed"
                    onClick={(event) => {
                      event.stopPropagation();
                      onToggle();
                    }}
                  >
                    {isBusy ? (
                      <Spinner size={12} />
                    ) : (
                      <ChevronRight
                        aria-hidden
                        className={cn(
                          'size-3.5 transition-transform duration-(--dur-1)',
                          entry.isExpanded && 'rotate-90',
                        )}
                      />
                    )}
                  </button>
                ) : (
                  <span className="-ml-1 size-6 flex-none" />
                )}
                <span className={cn('min-w-0', truncates && 'truncate')}>{text}</span>
              </span>
            ) : truncates ? (
              <div className="truncate">{text}</div>
            ) : (
              text
            )}
          </td>
        );
      })}
    </tr>
  );
}

export interface DataTableRowProps<Row> {
  entry: LaidOutRow<Row>;
  index: number;
  columns: readonly LaidOutColumn<Row>[];
  lead: number;
  selectable: 'multiple' | 'single' | undefined;
  isSelected: boolean;
  isSelectDisabled: boolean;
  isTree: boolean;
  isActive: boolean;
  isTabStop: boolean;
  isBusy: boolean;
  isLast: boolean;
  rowClassName: string | undefined;
  onSelect: (on: boolean, range: boolean) => void;
  onToggle: () => void;
  onClick: ((event: MouseEvent) => void) | undefined;
  onDoubleClick: (() => void) | undefined;
  onFocus: () => void;
}
