import { useId } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Checkbox } from '../checkbox/Checkbox.js';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { cellClass } from './cellClass.js';
import { columnLabel, type SortEntry } from './dataColumn.js';
import { dataTableMessages } from './dataTableMessages.js';
import { ResizeHandle } from './ResizeHandle.js';
import { toggleSort } from './sorting.js';
import { useColumnDrag } from './useColumnDrag.js';
import { type LaidOutColumn } from './useTableModel.js';

const HEAD_CELL = 'relative border-y border-hairline bg-sunken text-12 font-medium whitespace-nowrap text-2';

/**
 * Head of a DataTable: names, sorting, page check box, width handles, drag to reorder.
 * @internal
 */
export function DataTableHead<Row>({
  columns,
  sorting,
  onSortingChange,
  checkState,
  onCheckPage,
  selectable,
  hasLead,
  onResize,
  onReorder,
}: DataTableHeadProps<Row>) {
  const t = useMessages(dataTableMessages);
  return (
    <thead data-slot="data-table-head" className="sticky top-0 z-(--z-sticky-head) block">
      <tr role="row" className="flex h-9">
        {hasLead && (
          <th
            role="columnheader"
            scope="col"
            className={cn(HEAD_CELL, 'sticky left-0 z-(--z-fixed-column) w-11 flex-none content-center pl-4 text-left')}
          >
            {selectable === 'single' && <span className="sr-only">{t('select')}</span>}
            {selectable === 'multiple' && (
              <Checkbox
                aria-label={t('selectAll')}
                value={checkState}
                onValueChange={onCheckPage}
                className="align-middle"
              />
            )}
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.def.id}
            column={column}
            isFirst={index === 0 && !hasLead}
            isLast={index === columns.length - 1}
            sorting={sorting}
            onSortingChange={onSortingChange}
            onResize={onResize}
            onReorder={onReorder}
          />
        ))}
      </tr>
    </thead>
  );
}

export interface DataTableHeadProps<Row> {
  columns: readonly LaidOutColumn<Row>[];
  hasLead: boolean;
  sorting: readonly SortEntry[];
  onSortingChange?: (sorting: SortEntry[]) => void;
  selectable?: 'multiple' | 'single';
  checkState: boolean | 'indeterminate';
  onCheckPage: (on: boolean) => void;
  onResize?: (id: string, width: number | null) => void;
  onReorder?: (id: string, beforeId: string | null) => void;
}

function HeadCell<Row>({ column, isFirst, isLast, sorting, onSortingChange, onResize, onReorder }: HeadCellProps<Row>) {
  const t = useMessages(dataTableMessages);
  const nameId = useId();
  const { def } = column;
  const label = columnLabel(def);
  const canSort = Boolean(def.sortable && onSortingChange);
  const place = sorting.findIndex((entry) => entry.id === def.id);
  const sort = sorting[place];
  const { setElement, edge } = useColumnDrag({ id: def.id, group: column.fixed ?? 'center', onReorder });
  const Arrow = sort ? (sort.desc ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      ref={setElement}
      role="columnheader"
      scope="col"
      // the handle inside speaks for itself; its width is no part of the column's name
      aria-labelledby={nameId}
      data-column={def.id}
      data-drop={edge ?? undefined}
      aria-sort={sort ? (sort.desc ? 'descending' : 'ascending') : canSort ? 'none' : undefined}
      style={column.style}
      className={cn(
        HEAD_CELL,
        cellClass(column, { isFirst, isLast }),
        sort && 'text-1',
        'data-[drop=left]:shadow-[inset_2px_0_0_var(--primary-edge)] data-[drop=right]:shadow-[inset_-2px_0_0_var(--primary-edge)]',
      )}
    >
      {canSort ? (
        <button
          type="button"
          title={t('sortHint')}
          className={cn(
            'group/sort inline-flex h-6 max-w-full items-center gap-1 rounded-xs align-middle font-medium',
            def.align === 'right' && 'flex-row-reverse',
          )}
          onClick={(event) => onSortingChange?.(toggleSort(sorting, def.id, event.shiftKey))}
        >
          <span id={nameId} className="truncate">
            {def.header}
          </span>
          <Arrow
            aria-hidden
            className={cn(
              'size-3',
              sort
                ? 'text-primary-text'
                : 'text-3 opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 [@media(hover:none)]:opacity-100',
            )}
          />
          {sort && sorting.length > 1 && <span className="text-11 text-primary-text">{place + 1}</span>}
        </button>
      ) : (
        <span id={nameId} className="block truncate">
          {def.header}
        </span>
      )}
      {onResize && def.resizable !== false && (
        <ResizeHandle
          label={t('resize', { column: label })}
          width={column.width}
          onResize={(width) => onResize(def.id, width)}
          onReset={() => onResize(def.id, null)}
        />
      )}
    </th>
  );
}

interface HeadCellProps<Row> {
  column: LaidOutColumn<Row>;
  isFirst: boolean;
  isLast: boolean;
  sorting: readonly SortEntry[];
  onSortingChange: DataTableHeadProps<Row>['onSortingChange'];
  onResize: DataTableHeadProps<Row>['onResize'];
  onReorder: DataTableHeadProps<Row>['onReorder'];
}
