import { useEffect, type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useMessages } from '../locale/LocaleProvider.js';
import { useRowWindow } from '../virtual-list/useRowWindow.js';
import { DEEP_FROM } from '../tree/treeIndent.js';
import { HEAD_ROW, type DrawnColumn } from './cellClass.js';
import { cellText, cellValue } from './dataColumn.js';
import { DataTableRow, MovableTableRow } from './DataTableRow.js';
import { type RowHandlers } from './rowHandlers.js';
import { dataTableMessages } from './dataTableMessages.js';
import { type DataTableProps } from './dataTableTypes.js';
import { type EditedCell } from './useCellEditing.js';
import { useEditedRow } from './useEditedRow.js';
import { GroupRow } from './GroupRow.js';
import { rowSpanOf } from './mergedCells.js';
import { type LaidOutRow, type TableRows } from './tableRows.js';

/**
 * The rows in view. Scrolling draws this part alone, and of it only rows that came into view.
 * @internal
 */
export function DataTableBody<Row extends object>({
  table,
  moveId,
  rows,
  columns,
  scroller,
  rowHeight,
  headRows,
  isVirtual,
  hasCells,
  selectable,
  tabStop,
  edited,
  actions,
  onKeyDown,
  onCopy,
  children,
}: DataTableBodyProps<Row>) {
  const t = useMessages(dataTableMessages);
  const drawn = useRowWindow({
    count: rows.count,
    rowHeight,
    scroller,
    enabled: isVirtual,
    offset: headRows * HEAD_ROW,
    recycles: true,
  });
  const kept = useEditedRow({ key: edited?.key, index: edited ? rows.indexOf(edited.key) : -1, drawn });
  const { selection, activeKey, busyKeys, rowClassName, groupLabel, groupSummary, onRowClick } = table;
  const isTree = table.getSubRows !== undefined;
  const isNested = isTree || table.groupBy !== undefined;
  const merges = columns.some((column) => column.def.merge);
  const TableRow = moveId === undefined ? DataTableRow : MovableTableRow;
  const stopIndex = tabStop === null ? -1 : rows.indexOf(tabStop);
  const stop = stopIndex >= drawn.first && stopIndex < drawn.end ? stopIndex : drawn.first;

  useEffect(() => {
    // the focus does not pass to the row that took the place of a row that was scrolled away
    const focused = document.activeElement;
    const row = isVirtual && focused instanceof HTMLElement ? focused.closest<HTMLElement>('tr[data-key]') : null;
    if (row && scroller.current?.contains(row) && tabStop !== null && row.dataset.key !== tabStop)
      (focused as HTMLElement).blur();
  }, [drawn.first, isVirtual, scroller, tabStop]);

  // of deep rows alone: a text keeps its identity while the rows are laid out anew
  const first = columns.find((column) => column.isFirst)?.def;
  const pathOf = ({ parents = [], row, depth }: LaidOutRow<Row>) =>
    first && depth >= DEEP_FROM
      ? [...parents, row].map((above) => cellText(cellValue(first, above))).join(' / ')
      : undefined;
  const draw = (index: number): ReactNode => {
    const entry = rows.at(index);
    if (!entry) return null;
    const { key, row, group } = entry;
    const place = isVirtual ? index * rowHeight : undefined;
    if (group)
      return (
        <GroupRow
          key={key}
          rowKey={key}
          index={index}
          headRows={headRows}
          columns={columns}
          hasLead={selectable !== undefined}
          summary={groupSummary?.(group)}
          place={place}
          isExpanded={entry.isExpanded}
          isTabStop={index === stop}
          label={groupLabel?.(group) ?? t('group', { value: group.value, count: group.rows.length })}
          onToggle={() => actions.toggle(key, !entry.isExpanded)}
          onFocus={() => actions.focus(key)}
        />
      );
    return (
      <TableRow
        // the elements of a row that was scrolled away take the next one, unless somebody may be dragging them; what a column
        // draws itself starts anew
        key={isVirtual && moveId === undefined ? kept.keyOf(index) : key}
        rowKey={key}
        moveId={moveId}
        row={row}
        index={index}
        headRows={headRows}
        place={place}
        depth={entry.depth}
        path={pathOf(entry)}
        canExpand={entry.canExpand}
        isExpanded={entry.isExpanded}
        columns={columns}
        selectable={selectable}
        isSelected={selection?.selectedKeys.has(key) ?? false}
        isSelectDisabled={selection?.isDisabled?.(row) ?? false}
        isTree={isTree}
        isNested={isNested}
        hasCells={hasCells}
        isActive={activeKey === key}
        isTabStop={index === stop}
        isBusy={busyKeys?.has(key) ?? false}
        isLast={index === rows.count - 1}
        isClickable={onRowClick !== undefined}
        rowClassName={rowClassName?.(row)}
        spans={merges ? columns.map((column) => rowSpanOf(column, rows, index, kept.windowOf(index))) : undefined}
        edited={edited?.key === key ? edited : undefined}
        actions={actions}
      />
    );
  };

  return (
    // rows and cells take the focus; keys bubble up to here
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      className="relative block"
      style={isVirtual ? { height: rows.count * rowHeight } : undefined}
    >
      {children}
      {kept.indexes.map(draw)}
    </tbody>
  );
}

export interface DataTableBodyProps<Row extends object> {
  table: DataTableProps<Row>;
  /** Names the table where its rows can be moved. */
  moveId: string | undefined;
  rows: TableRows<Row>;
  columns: readonly DrawnColumn<Row>[];
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** Rows of the head. */
  headRows: number;
  isVirtual: boolean;
  hasCells: boolean;
  selectable: 'multiple' | 'single' | undefined;
  tabStop: string | null;
  edited: EditedCell | null;
  actions: RowHandlers<Row>;
  onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => void;
  onCopy: (event: ClipboardEvent<HTMLTableSectionElement>) => void;
  /** Skeleton rows of the first load. */
  children?: ReactNode;
}
