import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useId } from 'react';
import { cn } from '../cn/cn.js';
import { lazyPart, WholePart } from '../lazy/lazyPart.js';
import { useLocale, useMessages } from '../locale/LocaleProvider.js';
import { LOCALE_TAGS } from '../messages/locales.js';
import { cellClass, HEAD_ROW, type DrawnColumn } from './cellClass.js';
import { filterOptions, type ColumnFilter } from './columnFilters.js';
import { columnLabel, type SortEntry } from './dataColumn.js';
import { dataTableMessages } from './dataTableMessages.js';
import { ResizeHandle } from './ResizeHandle.js';
import { toggleSort } from './sorting.js';
import { type ColumnStateController } from './useColumnState.js';
import { useColumnDrag, type ColumnDragProps } from './useColumnDrag.js';

// few tables filter in their heads: lists and panels come with the first funnel
const FilterButton = lazyPart(
  () => import('./FilterButton.js'),
  (module) => module.FilterButton,
);

/**
 * Ground, lines and text of the head.
 * @internal
 */
export const HEAD_CELL = 'relative border-y border-hairline bg-sunken text-12 font-medium whitespace-nowrap text-2';

/**
 * Head of one column: its name, sorting, and the edge at which its width is dragged.
 * @internal
 */
export function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { column, isFirst, isLast, isTabStop, isTree, rise, hintId, sorting, onSortingChange, onResize, onReorder } =
    props;
  const { filter, onFilterChange, rows } = props;
  const t = useMessages(dataTableMessages);
  const nameId = useId();
  const { def } = column;
  const canSort = Boolean(def.sortable && onSortingChange);
  const language = LOCALE_TAGS[useLocale()];
  const readOptions =
    def.filter === 'text'
      ? undefined
      : () => (typeof def.filter === 'object' ? def.filter : filterOptions(rows, def, language));
  const canFilter = def.filter !== undefined && onFilterChange !== undefined;
  const place = sorting.findIndex((entry) => entry.id === def.id);
  const sort = sorting[place];
  const { setElement, edge } = useColumnDrag({ id: def.id, group: column.fixed ?? 'center', onReorder });
  const Arrow = sort ? (sort.desc ? ArrowDown : ArrowUp) : ArrowUpDown;
  const tabIndex = isTabStop ? 0 : -1;
  // above the texts of the rows, which stand behind their arrows
  const inset = isTree && column.isFirst ? 'pl-6' : '';
  return (
    <th
      ref={setElement}
      role="columnheader"
      scope="col"
      // the order among several sorted columns is no part of the column's name
      aria-labelledby={nameId}
      aria-describedby={canSort ? undefined : hintId}
      aria-colindex={column.colIndex}
      data-column={def.id}
      data-drop={edge ?? undefined}
      aria-sort={sort ? (sort.desc ? 'descending' : 'ascending') : canSort ? 'none' : undefined}
      tabIndex={canSort ? undefined : tabIndex}
      style={rise === 0 ? column.style : { ...column.style, marginTop: -rise * HEAD_ROW }}
      className={cn(
        HEAD_CELL,
        cellClass(column, { isFirst, isLast }),
        sort && 'text-1',
        canFilter && 'flex items-center gap-1',
        canFilter && def.align === 'right' && 'justify-end',
        canFilter && def.align === 'center' && 'justify-center',
        'focus-visible:-outline-offset-2 data-[drop=left]:shadow-[inset_2px_0_0_var(--primary-edge)] data-[drop=right]:shadow-[inset_-2px_0_0_var(--primary-edge)]',
      )}
    >
      {canSort ? (
        <button
          type="button"
          tabIndex={tabIndex}
          title={t('sortHint')}
          aria-describedby={hintId}
          className={cn(
            inset,
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
              'size-3 flex-none',
              sort
                ? 'text-primary-text'
                : 'text-3 opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 [@media(hover:none)]:opacity-100',
            )}
          />
          {sort && sorting.length > 1 && <span className="text-11 text-primary-text tabular-nums">{place + 1}</span>}
        </button>
      ) : (
        <span id={nameId} className={cn('block truncate', inset)}>
          {def.header}
        </span>
      )}
      {canFilter && (
        <WholePart
          part={FilterButton}
          fallback={<span className="size-6 flex-none" />}
          props={{ label: columnLabel(def), filter, onFilterChange, readOptions, tabIndex }}
        />
      )}
      {onResize && def.resizable !== false && (
        <ResizeHandle columnId={def.id} isAtStart={column.fixed === 'right'} onResize={onResize} />
      )}
    </th>
  );
}

interface HeadCellProps<Row> {
  column: DrawnColumn<Row>;
  isFirst: boolean;
  isLast: boolean;
  /** Tab reaches this head; the arrows reach the others. */
  isTabStop: boolean;
  /** The first column stands behind the arrows of a tree. */
  isTree: boolean;
  /** Rows above it into which it reaches, because no group stands there. */
  rise: number;
  /** Id of the text that tells the keys. */
  hintId: string | undefined;
  sorting: readonly SortEntry[];
  onSortingChange: ((sorting: SortEntry[]) => void) | undefined;
  filter: ColumnFilter | undefined;
  onFilterChange: ((filter: ColumnFilter | undefined) => void) | undefined;
  /** All rows, from which a filter takes its values. */
  rows: readonly Row[];
  onResize: ColumnStateController['resize'] | undefined;
  onReorder: ColumnDragProps['onReorder'];
}
