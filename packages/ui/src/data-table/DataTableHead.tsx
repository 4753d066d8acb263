import { useId } from 'react';
import { Checkbox } from '../checkbox/Checkbox.js';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { lead, type DrawnColumn } from './cellClass.js';
import { withFilter, type ColumnFilters } from './columnFilters.js';
import { type GroupPaths } from './columnGroups.js';
import { type SortEntry } from './dataColumn.js';
import { dataTableMessages } from './dataTableMessages.js';
import { HEAD_CELL, HeadCell } from './HeadCell.js';
import { HeadingRows } from './HeadingRows.js';
import { type ColumnStateController } from './useColumnState.js';
import { useHeadKeyboard } from './useHeadKeyboard.js';

/**
 * Head of a DataTable: headings of groups, names, sorting, filters, page check box, width handles, drag to reorder.
 * @internal
 */
export function DataTableHead<Row>({
  columns,
  sorting,
  onSortingChange,
  filters,
  onFiltersChange,
  rows,
  groups,
  headRows,
  checkState,
  onCheckPage,
  selectable,
  isTree,
  onResize,
  onReorder,
  onLeave,
}: DataTableHeadProps<Row>) {
  const t = useMessages(dataTableMessages);
  const hintId = useId();
  const reorder =
    onReorder &&
    ((id: string, beforeId: string | null) => {
      const edge = columns.find(({ def }) => def.id === id)?.fixed;
      const beside = columns.filter(({ fixed }) => fixed === edge);
      onReorder(
        id,
        beforeId,
        beside.map(({ def }) => def.id),
      );
    });
  const keyboard = useHeadKeyboard({ columns, onResize, onReorder: reorder, onLeave });
  const hint = [onResize && t('resizeKeys'), onReorder && t('reorderKeys')].filter(Boolean).join(', ');
  const hasLead = selectable !== undefined;
  return (
    // the controls inside take the focus; keys bubble up to here
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <thead
      data-slot="data-table-head"
      className="sticky top-0 z-(--z-sticky-head) block"
      onKeyDown={keyboard.handleKeyDown}
      onFocus={keyboard.handleFocus}
    >
      {headRows > 1 && <HeadingRows columns={columns} paths={groups} depth={headRows - 1} hasLead={hasLead} />}
      <tr role="row" aria-rowindex={headRows} className="flex h-9">
        {hasLead && (
          <th
            role="columnheader"
            scope="col"
            aria-colindex={columns[0]?.colIndex === undefined ? undefined : 1}
            style={lead.style}
            className={cn(HEAD_CELL, lead.className, 'text-left', headRows > 1 && 'border-t-0')}
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
            isTabStop={column.def.id === keyboard.tabStop}
            isTree={isTree}
            rise={headRows - 1 - (groups.get(column.def.id)?.length ?? 0)}
            hintId={hint === '' ? undefined : hintId}
            sorting={sorting}
            onSortingChange={onSortingChange}
            filter={filters[column.def.id]}
            onFilterChange={
              onFiltersChange && ((filter) => onFiltersChange(withFilter(filters, column.def.id, filter)))
            }
            rows={rows}
            onResize={onResize}
            onReorder={reorder}
          />
        ))}
      </tr>
      {hint !== '' && (
        <tr hidden>
          <td id={hintId}>{hint}</td>
        </tr>
      )}
    </thead>
  );
}

export interface DataTableHeadProps<Row> {
  columns: readonly DrawnColumn<Row>[];
  sorting: readonly SortEntry[];
  onSortingChange?: (sorting: SortEntry[]) => void;
  filters: ColumnFilters;
  onFiltersChange?: (filters: ColumnFilters) => void;
  /** All rows, from which filters take their values. */
  rows: readonly Row[];
  groups: GroupPaths;
  /** Rows of headings and the row of the columns. */
  headRows: number;
  selectable?: 'multiple' | 'single';
  /** The first column stands behind the arrows of a tree. */
  isTree: boolean;
  checkState: boolean | 'indeterminate';
  onCheckPage: (on: boolean) => void;
  onResize: ColumnStateController['resize'] | undefined;
  onReorder: ColumnStateController['move'] | undefined;
  /** Down from the head of a column goes to the rows. */
  onLeave: (columnId: string) => void;
}
