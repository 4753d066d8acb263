import { useId, useMemo, useRef } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useLatest } from '../controllable/useLatest.js';
import { Empty } from '../empty/Empty.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { useIsPhone } from '../theme/useIsPhone.js';
import { scrollToRow } from '../virtual-list/useRowWindow.js';
import { tellWholeText } from '../whole-text/tellWholeText.js';
import { CardList } from './CardList.js';
import { drawnColumns, HEAD_ROW, LEAD_WIDTH } from './cellClass.js';
import { groupDepth, groupPaths, leafColumns } from './columnGroups.js';
import { CopySheet, type ReadTexts } from './CopySheet.js';
import { copyCells } from './copyText.js';
import { DataTableBody } from './DataTableBody.js';
import { DataTableHead } from './DataTableHead.js';
import { dataTableMessages } from './dataTableMessages.js';
import { EditError, LoadingLine, SkeletonRows, SummaryRow, TableStatus } from './DataTableParts.js';
import { type DataTableProps } from './dataTableTypes.js';
import { firstRowInView } from './gridFocus.js';
import { isInside, isPlainClick } from './isPlainClick.js';
import { type RowHandlers } from './rowHandlers.js';
import { openableKeys } from './tableRows.js';
import { useCellEditing } from './useCellEditing.js';
import { useColumnState } from './useColumnState.js';
import { useColumnWindow } from './useColumnWindow.js';
import { useGridKeyboard } from './useGridKeyboard.js';
import { useOwnRows } from './useOwnRows.js';
import { useRowHeight } from './useRowHeight.js';
import { useRowMoves } from './useRowMoves.js';
import { useScrollEdges } from './useScrollEdges.js';
import { useScrollToTop } from './useScrollToTop.js';
import { useSelectionController } from './useSelectionController.js';
import { useTableModel } from './useTableModel.js';

const NO_ROWS: readonly never[] = [];

/**
 * A list of rows with sorting, selection over pages, fixed, resizable and reorderable columns, tree rows, groups, merged
 * cells, cell editing and a summary. It sorts and filters its rows itself, or the caller does who pages them; it fills its
 * parent and scrolls inside, head and summary stay. Of many rows, and of very many columns, only those in view are drawn.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    columns: allColumns,
    data: _data,
    rowKey,
    loading = false,
    sorting: _sorting,
    defaultSorting: _defaultSorting,
    onSortingChange: _onSortingChange,
    filters: _filters,
    defaultFilters: _defaultFilters,
    onFiltersChange: _onFiltersChange,
    selection,
    columnState,
    onColumnStateChange,
    resizable = true,
    getSubRows: _getSubRows,
    canExpand,
    rowMove,
    groupBy,
    groupLabel: _groupLabel,
    groupSummary: _groupSummary,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    busyKeys: _busyKeys,
    onCellEdit,
    onRowClick,
    onRowDoubleClick,
    activeKey: _activeKey,
    rowClassName: _rowClassName,
    summary,
    empty,
    error,
    renderCard,
    layout: shape,
    virtualFrom = 200,
    skeletonRows = 8,
    className,
    bodyClassName,
    ...rest
  } = props;
  const t = useMessages(dataTableMessages);
  const isPhone = useIsPhone();
  const hasCards = renderCard !== undefined && (shape ?? (isPhone ? 'cards' : 'table')) === 'cards';
  const columns = useMemo(() => leafColumns(allColumns), [allColumns]);
  const groups = useMemo(() => groupPaths(allColumns), [allColumns]);
  const headRows = groupDepth(groups) + 1;
  const headHeight = headRows * HEAD_ROW;
  const own = useOwnRows(columns, props);
  const { rows: data, getSubRows, sorting, filters } = own;
  const getRowKey = useMemo(
    () => (row: Row) => (typeof rowKey === 'function' ? rowKey(row) : String(row[rowKey])),
    [rowKey],
  );
  const openAtFirst = defaultExpandedKeys ?? (groupBy ? 'all' : NO_ROWS);
  // null: nobody has folded anything yet, so rows that arrive later are open too
  const [expanded, setExpanded] = useControllable<readonly string[] | null>({
    value: expandedKeys,
    defaultValue: openAtFirst === 'all' ? null : openAtFirst,
    onChange: (next) => onExpandedChange?.([...(next ?? NO_ROWS)]),
  });
  const hasLead = selection !== undefined;
  const leadWidth = hasLead ? LEAD_WIDTH : 0;
  const layout = useColumnState({ columns, columnState, onColumnStateChange });
  const scroller = useRef<HTMLDivElement>(null);
  const readTexts = useRef<ReadTexts>(null);
  const edges = useScrollEdges(scroller, hasCards ? 'cards' : columns.length);
  const { rows, ...model } = useTableModel({
    columns,
    data: data ?? NO_ROWS,
    getRowKey,
    getSubRows,
    canExpand,
    groupBy,
    columnState: layout.state,
    lead: leadWidth,
    room: edges.room,
    expandedKeys: expanded,
  });
  const choosing = useSelectionController(selection, rows);
  const selectable = choosing.mode;
  const drawn = useMemo(() => drawnColumns(model.columns, hasLead), [model.columns, hasLead]);
  const rowHeight = useRowHeight(scroller);
  useScrollToTop(scroller, rows);
  const isVirtual = rows.count > virtualFrom;
  const role = getSubRows || groupBy ? 'treegrid' : selection || onRowClick || onCellEdit ? 'grid' : undefined;

  const toggle = (key: string, open: boolean) => {
    const current = expanded ?? openableKeys(data ?? NO_ROWS, { getKey: getRowKey, getSubRows, groupBy });
    setExpanded(open ? [...current, key] : current.filter((other) => other !== key));
  };
  const editing = useCellEditing({
    rows,
    columns: model.columns.map((column) => column.def),
    failedText: t('saveFailed'),
    onCellEdit,
    onClose: (key, columnId, isEditing) => {
      const { activeElement } = document;
      // who went on by the pointer meanwhile keeps the focus where it is
      const isHere =
        activeElement === document.body || activeElement?.closest('td')?.querySelector('input') === activeElement;
      if (isEditing) columnWindow.reveal(columnId);
      else if (isHere) keyboard.focus(rows.indexOf(key), columnId);
    },
  });
  const columnWindow = useColumnWindow({
    scroller,
    columns: drawn,
    room: Math.max(0, edges.room - leadWidth),
    kept: editing.edited?.columnId,
  });
  const keyboard = useGridKeyboard({
    rows,
    scroller,
    columnIds: model.columns.map((column) => column.def.id),
    rowHeight,
    headHeight,
    footHeight: summary ? rowHeight : 0,
    isVirtual,
    hasCells: role !== undefined,
    onToggle: toggle,
    onSpace: selection
      ? (key, isRange) => {
          const entry = rows.at(rows.indexOf(key));
          if (entry && !entry.group && !selection.isDisabled?.(entry.row))
            choosing.select(key, !selection.selectedKeys.has(key), isRange);
        }
      : undefined,
    onSelectAll: selectable === 'multiple' ? () => choosing.selectPage(choosing.pageState() !== true) : undefined,
    onEnter: onRowClick,
    onMove: rowMove && ((key, index) => moves.moveByKey(key, index)),
    onEdit: editing.edit,
    onReveal: columnWindow.reveal,
  });
  const tableId = useId();
  const moves = useRowMoves({
    rows,
    rowMove,
    scroller,
    focus: (index) => keyboard.focus(index, null),
    open: (key) => {
      if (rows.at(rows.indexOf(key))?.isExpanded === false && expanded !== null) toggle(key, true);
    },
  });
  const actions = useLatest<RowHandlers<Row>>({
    select: choosing.select,
    toggle,
    click: (event, row) => {
      if (isPlainClick(event)) onRowClick?.(row);
    },
    doubleClick: (event, key, row) => {
      if (!isInside(event)) return;
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td[data-column]') : null;
      if (!cell?.dataset.column || !editing.edit(key, cell.dataset.column)) onRowDoubleClick?.(row);
    },
    focus: (key) => {
      moves.leave(key);
      keyboard.setTabStop(key);
    },
    canMove: moves.canMove,
    move: moves.move,
    commit: editing.commit,
    cancel: editing.cancel,
  });

  const isFirstLoad = data === undefined && !error;
  const placeholder = error ?? (!isFirstLoad && rows.count === 0 ? (empty ?? <Empty />) : null);
  // a ground of its own: what lies below its host must not shine through
  const shell = cn('relative flex min-h-0 min-w-0 flex-1 flex-col bg-surface text-1', className);
  const label = rest['aria-label'] ?? t('table');
  if (hasCards && !isFirstLoad) {
    return (
      <div {...rest} data-slot="data-table" aria-busy={loading || undefined} className={shell}>
        {placeholder ?? (
          <CardList
            rows={rows}
            renderCard={renderCard}
            onRowClick={onRowClick}
            label={label}
            scroller={scroller}
            selection={selection}
            choosing={choosing}
          />
        )}
        {loading && <LoadingLine top={0} />}
      </div>
    );
  }
  return (
    <div
      {...rest}
      data-slot="data-table"
      data-beneath-left={edges.left || undefined}
      data-beneath-right={edges.right || undefined}
      aria-busy={loading || isFirstLoad || undefined}
      className={cn(shell, 'group/table')}
    >
      <div
        ref={scroller}
        className={cn('min-h-0 flex-1 overflow-auto [overflow-anchor:none] print:overflow-visible', bodyClassName)}
        // what gets the focus is not left below the head and the summary
        style={{ scrollPaddingTop: headHeight, scrollPaddingBottom: summary ? rowHeight : undefined }}
      >
        <table
          role={role ?? 'table'}
          aria-label={label}
          aria-rowcount={isVirtual ? rows.count + headRows : undefined}
          aria-colcount={columnWindow.isWindowed ? model.columns.length + (hasLead ? 1 : 0) : undefined}
          aria-multiselectable={selectable === 'multiple' || undefined}
          className="block w-full"
          style={{ minWidth: leadWidth + model.columns.reduce((sum, column) => sum + column.width, 0) }}
          onPointerOver={tellWholeText}
        >
          <DataTableHead
            columns={drawn}
            selectable={selectable}
            isTree={getSubRows !== undefined}
            sorting={sorting}
            onSortingChange={
              own.setSorting &&
              ((next) => {
                if (scroller.current) scrollToRow(scroller.current, 0, rowHeight);
                own.setSorting?.(next);
              })
            }
            filters={filters}
            onFiltersChange={own.setFilters}
            rows={props.data ?? NO_ROWS}
            groups={groups}
            headRows={headRows}
            checkState={choosing.pageState()}
            onCheckPage={choosing.selectPage}
            onResize={resizable && layout.canResize ? layout.resize : undefined}
            onReorder={onColumnStateChange ? layout.move : undefined}
            onLeave={(column) => {
              if (scroller.current) keyboard.focus(firstRowInView(scroller.current), role ? column : null);
            }}
          />
          <DataTableBody
            table={props}
            moveId={rowMove && tableId}
            rows={error ? NOTHING : rows}
            columns={columnWindow.columns}
            scroller={scroller}
            rowHeight={rowHeight}
            headRows={headRows}
            isVirtual={isVirtual}
            hasCells={role !== undefined}
            selectable={selectable}
            tabStop={keyboard.tabStop}
            edited={editing.edited}
            actions={actions}
            onKeyDown={keyboard.handleKeyDown}
            onCopy={(event) => {
              if (scroller.current && readTexts.current)
                copyCells(event, {
                  rows,
                  columns: model.columns.map((column) => column.def),
                  selectedKeys: selection?.selectedKeys,
                  scroller: scroller.current,
                  read: readTexts.current,
                });
            }}
          >
            {isFirstLoad && <SkeletonRows rows={skeletonRows} cells={model.columns.length} hasLead={hasLead} />}
          </DataTableBody>
          {summary && rows.count > 0 && !error && (
            <SummaryRow
              columns={model.columns}
              cellRole={role ? 'gridcell' : 'cell'}
              hasLead={hasLead}
              summary={summary}
            />
          )}
        </table>
        <span data-slot="data-table-end" tabIndex={-1} className="block size-0" />
        {placeholder && <div className="sticky left-0 flex w-full">{placeholder}</div>}
      </div>
      {loading && !isFirstLoad && <LoadingLine top={headHeight} />}
      <CopySheet ref={readTexts} />
      {editing.edited?.error !== undefined && <EditError>{editing.edited.error}</EditError>}
      {rowMove && (
        <div aria-live="polite" className="sr-only">
          {moves.note}
        </div>
      )}
      <TableStatus columns={columns} sorting={sorting} count={loading || isFirstLoad || error ? null : rows.count} />
    </div>
  );
}

const NOTHING = { count: 0, at: () => undefined, indexOf: () => -1 };
