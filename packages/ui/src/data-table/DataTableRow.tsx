import { memo } from 'react';
import { cn } from '../cn/cn.js';
import { type DrawnColumn } from './cellClass.js';
import { cellText, cellValue } from './dataColumn.js';
import { cellClassName, DataTableCell } from './DataTableCell.js';
import { useTreeDrag, type TreeDrag } from '../tree/useTreeDrag.js';
import { DROP_MARK, rowClass, rowStyle } from './rowClass.js';
import { type RowHandlers } from './rowHandlers.js';
import { type EditedCell } from './useCellEditing.js';
import { SelectCell } from './SelectCell.js';

// browsers let table cells inherit their vertical alignment: without one of their own a change of the row would style them all anew
const CELL = 'align-top focus-visible:-outline-offset-2';

const MOVE_KEYS = 'Alt+Shift+ArrowUp Alt+Shift+ArrowDown Alt+Shift+ArrowLeft Alt+Shift+ArrowRight';

function Row<Data>({
  element,
  drop,
  moveId,
  rowKey,
  row,
  index,
  headRows,
  depth,
  path,
  canExpand,
  isExpanded,
  place,
  columns,
  selectable,
  isSelected,
  isSelectDisabled,
  isTree,
  isNested,
  hasCells,
  isActive,
  isTabStop,
  isBusy,
  isLast,
  isClickable,
  rowClassName,
  spans,
  edited,
  actions,
}: DataTableRowProps<Data> & Partial<TreeDrag<HTMLTableRowElement>>) {
  const cellRole = hasCells ? 'gridcell' : 'cell';
  return (
    <tr
      ref={element}
      role="row"
      data-slot="data-table-row"
      data-key={rowKey}
      data-index={index}
      data-state={isSelected ? 'selected' : undefined}
      data-active={isActive || undefined}
      data-last={isLast || undefined}
      data-drop={drop ?? undefined}
      aria-selected={selectable ? isSelected : undefined}
      aria-level={isNested ? depth + 1 : undefined}
      aria-expanded={isTree && canExpand ? isExpanded : undefined}
      aria-rowindex={index + headRows + 1}
      aria-keyshortcuts={moveId === undefined ? undefined : MOVE_KEYS}
      tabIndex={isTabStop ? 0 : -1}
      onClick={isClickable ? (event) => actions.click(event, row) : undefined}
      onDoubleClick={(event) => actions.doubleClick(event, rowKey, row)}
      onFocus={() => actions.focus(rowKey)}
      style={place === undefined ? undefined : rowStyle(place)}
      className={cn(
        rowClass(place !== undefined, spans !== undefined),
        isClickable && 'cursor-pointer',
        moveId !== undefined && DROP_MARK,
        rowClassName,
      )}
    >
      {selectable && (
        <SelectCell
          key={rowKey}
          className={CELL}
          role={cellRole}
          mode={selectable}
          index={index}
          isSelected={isSelected}
          isDisabled={isSelectDisabled}
          onSelect={(on, isRange) => actions.select(rowKey, on, isRange)}
        />
      )}
      {columns.map((column, position) => {
        const span = spans?.[position] ?? 1;
        const cellEdited = edited?.columnId === column.def.id ? edited : undefined;
        const tree =
          isTree && column.isFirst
            ? { depth, path, canExpand, isExpanded, isBusy, isMovable: moveId !== undefined }
            : undefined;
        if (span < 1) return <CoveredCell key={column.def.id} column={column} isLast={span < 0} />;
        // text alone needs neither a component nor an element of its own: a table of 100,000 rows scrolls much faster
        if (column.isText && !tree && !cellEdited)
          return (
            <td
              key={column.def.id}
              role={cellRole}
              data-column={column.def.id}
              tabIndex={hasCells ? -1 : undefined}
              aria-colindex={column.colIndex}
              aria-rowspan={span > 1 ? span : undefined}
              style={column.style}
              className={`${cellClassName(CELL, column, span)} truncate`}
            >
              {cellText(cellValue(column.def, row))}
            </td>
          );
        return (
          <DataTableCell
            key={column.def.id}
            className={CELL}
            column={column}
            row={row}
            rowKey={rowKey}
            index={index}
            span={span}
            role={cellRole}
            tree={tree}
            edited={cellEdited}
            actions={actions}
          />
        );
      })}
    </tr>
  );
}

/** The part of a merged cell that stands in a later row: empty ground, with the line of the row at its end. */
function CoveredCell<Data>({ column, isLast }: { column: DrawnColumn<Data>; isLast: boolean }) {
  return (
    <td
      aria-hidden
      data-covered={column.def.id}
      style={column.style}
      className={cn('relative bg-surface', column.className, !isLast && '-mb-px')}
    />
  );
}

/**
 * One row of a DataTable. All it gets keeps its identity while the row stays the same, so scrolling, choosing another row
 * or loading again draws no row anew that did not change.
 * @internal
 */
export const DataTableRow = memo(Row, isSame) as typeof Row;

/**
 * A row that can be moved to another place of its tree.
 * @internal
 */
export const MovableTableRow = memo(Movable, isSame) as typeof Movable;

function Movable<Data>(props: DataTableRowProps<Data>) {
  const { moveId = '', rowKey, actions } = props;
  return <Row {...props} {...useTreeDrag<HTMLTableRowElement>({ treeId: moveId, id: rowKey, actions })} />;
}

function isSame<Data>(before: DataTableRowProps<Data>, after: DataTableRowProps<Data>): boolean {
  return (Object.keys(after) as (keyof typeof after)[]).every((name) =>
    name === 'spans' ? sameSpans(before.spans, after.spans) : Object.is(before[name], after[name]),
  );
}

function sameSpans(one: readonly number[] | undefined, other: readonly number[] | undefined): boolean {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((span, index) => span === other[index]);
}

export interface DataTableRowProps<Data> {
  rowKey: string;
  /** Names the table within which the row can be moved. */
  moveId: string | undefined;
  row: Data;
  index: number;
  /** Rows of the head. */
  headRows: number;
  /** Distance in px from the first row, of a row that is placed; undefined in a table that draws all rows. */
  place: number | undefined;
  depth: number;
  /** Texts from the top down to a row that stands deep in a tree. */
  path: string | undefined;
  canExpand: boolean;
  isExpanded: boolean;
  columns: readonly DrawnColumn<Data>[];
  selectable: 'multiple' | 'single' | undefined;
  isSelected: boolean;
  isSelectDisabled: boolean;
  /** The first column tells how deep the row stands. */
  isTree: boolean;
  /** Rows stand below others: in a tree or in groups. */
  isNested: boolean;
  /** Cells can take the focus. */
  hasCells: boolean;
  isActive: boolean;
  isTabStop: boolean;
  isBusy: boolean;
  isLast: boolean;
  isClickable: boolean;
  rowClassName: string | undefined;
  /** What `rowSpanOf` answers for each cell, when columns merge. */
  spans: readonly number[] | undefined;
  /** Its cell that is being edited. */
  edited: EditedCell | undefined;
  actions: RowHandlers<Data>;
}
