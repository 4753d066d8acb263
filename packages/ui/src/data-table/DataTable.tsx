import { useMemo, useRef, useState, type MouseEvent } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { Empty } from '../empty/Empty.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { useIsPhone } from '../theme/useIsPhone.js';
import { CardList } from './CardList.js';
import { drawnColumns } from './cellClass.js';
import { reconcileColumns } from './dataColumn.js';
import { DataTableBody, type EditedCell } from './DataTableBody.js';
import { DataTableHead } from './DataTableHead.js';
import { dataTableMessages } from './dataTableMessages.js';
import { LoadingLine, SkeletonRows, SummaryRow } from './DataTableParts.js';
import { type RowHandlers } from './rowHandlers.js';
import { type DataTableProps } from './dataTableTypes.js';
import { openableKeys } from './tableRows.js';
import { useGridKeyboard } from './useGridKeyboard.js';
import { useLatest } from '../controllable/useLatest.js';
import { useRowHeight } from './useRowHeight.js';
import { useScrollEdges } from './useScrollEdges.js';
import { useSelectionController } from './useSelectionController.js';
import { useTableModel } from './useTableModel.js';

const LEAD = 44;
const HEAD_HEIGHT = 36;
const NO_WIDTHS: Readonly<Record<string, number>> = {};
const NO_ROWS: readonly never[] = [];

/**
 * A list of rows with sorting, selection over pages, fixed, resizable and reorderable columns, tree rows, groups, merged
 * cells, cell editing and a summary. The caller loads, sorts and pages (or `useClientRows` does); the table fills its
 * parent and scrolls inside, head and summary stay. Of many rows only those in view are drawn.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    columns,
    data,
    rowKey,
    loading = false,
    sorting = NO_ROWS,
    onSortingChange,
    selection,
    columnState,
    onColumnStateChange,
    columnWidths,
    onColumnWidthsChange,
    resizable = true,
    getSubRows,
    canExpand,
    groupBy,
    groupLabel: _groupLabel,
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
    virtualFrom = 200,
    skeletonRows = 8,
    className,
    bodyClassName,
    ...rest
  } = props;
  const t = useMessages(dataTableMessages);
  const isPhone = useIsPhone();
  const getRowKey = useMemo(
    () => (row: Row) => (typeof rowKey === 'function' ? rowKey(row) : String(row[rowKey])),
    [rowKey],
  );
  const openAtFirst = defaultExpandedKeys ?? (groupBy ? 'all' : NO_ROWS);
  // null: nobody has folded anything yet, so rows that arrive later are open too
  const [expanded, setExpanded] = useControllable<readonly string[] | null>({
    value: expandedKeys,
    defaultValue: openAtFirst === 'all' ? null : openAtFirst,
    onChange: (next) => onExpandedChange?.(next ?? NO_ROWS),
  });
  const [widths, setWidths] = useControllable<Readonly<Record<string, number>>>({
    value: columnWidths,
    defaultValue: NO_WIDTHS,
    onChange: (next) => onColumnWidthsChange?.({ ...next }),
  });
  const lead = selection === undefined ? 0 : LEAD;
  const { rows, ...model } = useTableModel({
    columns,
    data: data ?? NO_ROWS,
    getRowKey,
    getSubRows,
    canExpand,
    groupBy,
    columnState,
    widths,
    lead,
    expandedKeys: expanded,
  });
  const choosing = useSelectionController(selection, rows);
  const selectable = choosing.mode;
  const hasLead = selectable !== undefined;
  const drawn = useMemo(() => drawnColumns(model.columns, hasLead), [model.columns, hasLead]);

  const scroller = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(scroller, model.columns.length);
  const rowHeight = useRowHeight();
  const isVirtual = rows.count > virtualFrom;
  const role = getSubRows || groupBy ? 'treegrid' : selection || onRowClick || onCellEdit ? 'grid' : undefined;

  const [editing, setEditing] = useState<EditedCell | null>(null);
  const toggle = (key: string, open: boolean) => {
    const current = expanded ?? openableKeys(data ?? NO_ROWS, { getKey: getRowKey, getSubRows, groupBy });
    setExpanded(open ? [...current, key] : current.filter((other) => other !== key));
  };
  const edit = (key: string, columnId: string) => {
    const entry = rows.at(rows.indexOf(key));
    const column = columns.find(({ id }) => id === columnId);
    if (!onCellEdit || !entry || entry.group || !column?.editable) return false;
    if (typeof column.editable === 'function' && !column.editable(entry.row)) return false;
    setEditing({ key, columnId });
    return true;
  };
  const keyboard = useGridKeyboard({
    rows,
    scroller,
    rowHeight,
    headHeight: HEAD_HEIGHT,
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
    onEnter: onRowClick,
    onEdit: edit,
  });
  // false: the editor was closed before, as when the field is left after Enter
  const stopEditing = (key: string, columnId: string) => {
    if (editing?.key !== key || editing.columnId !== columnId) return false;
    setEditing(null);
    keyboard.focus(rows.indexOf(key), columnId);
    return true;
  };
  const actions = useLatest<RowHandlers<Row>>({
    select: choosing.select,
    toggle,
    click: (event, row) => {
      if (isPlainClick(event)) onRowClick?.(row);
    },
    doubleClick: (event, key, row) => {
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td[data-column]') : null;
      if (!cell?.dataset.column || !edit(key, cell.dataset.column)) onRowDoubleClick?.(row);
    },
    focus: keyboard.setTabStop,
    edit,
    commit: (row, key, columnId, value) => {
      if (stopEditing(key, columnId)) onCellEdit?.(row, columnId, value);
    },
    cancel: (key, columnId) => void stopEditing(key, columnId),
  });
  const reorder = (id: string, beforeId: string | null) => {
    const state = reconcileColumns(columns, columnState);
    const moved = state.find((entry) => entry.id === id);
    if (!moved) return;
    const others = state.filter((entry) => entry.id !== id);
    const at = beforeId === null ? others.length : others.findIndex((entry) => entry.id === beforeId);
    onColumnStateChange?.([...others.slice(0, at), moved, ...others.slice(at)]);
  };
  const resize = (id: string, width: number | null) => {
    const next = { ...widths };
    if (width === null) delete next[id];
    else next[id] = width;
    setWidths(next);
  };

  const isFirstLoad = data === undefined && !error;
  const placeholder = error ?? (!isFirstLoad && rows.count === 0 ? (empty ?? <Empty />) : null);
  const shell = cn('relative flex min-h-0 min-w-0 flex-1 flex-col', className);
  const label = rest['aria-label'] ?? t('table');
  if (isPhone && renderCard && !isFirstLoad) {
    return (
      <div {...rest} data-slot="data-table" aria-busy={loading || undefined} className={shell}>
        {placeholder ?? <CardList rows={rows} renderCard={renderCard} onRowClick={onRowClick} label={label} />}
        {loading && <LoadingLine hasHead={false} />}
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
      <div ref={scroller} className={cn('min-h-0 flex-1 overflow-auto [overflow-anchor:none]', bodyClassName)}>
        <table
          role={role ?? 'table'}
          aria-label={label}
          aria-rowcount={isVirtual ? rows.count + 1 : undefined}
          aria-multiselectable={selectable === 'multiple' || undefined}
          className="block w-full"
          style={{ minWidth: lead + model.columns.reduce((sum, column) => sum + column.width, 0) }}
        >
          <DataTableHead
            columns={model.columns}
            hasLead={hasLead}
            selectable={selectable}
            sorting={sorting}
            onSortingChange={onSortingChange}
            checkState={choosing.pageState()}
            onCheckPage={choosing.selectPage}
            onResize={resizable ? resize : undefined}
            onReorder={onColumnStateChange ? reorder : undefined}
          />
          <DataTableBody
            table={props}
            rows={error ? NOTHING : rows}
            columns={drawn}
            scroller={scroller}
            rowHeight={rowHeight}
            headHeight={HEAD_HEIGHT}
            isVirtual={isVirtual}
            hasCells={role !== undefined}
            selectable={selectable}
            tabStop={keyboard.tabStop}
            editing={editing}
            actions={actions}
            onKeyDown={keyboard.handleKeyDown}
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
        {placeholder && <div className="sticky left-0 flex w-full">{placeholder}</div>}
      </div>
      {loading && !isFirstLoad && <LoadingLine hasHead />}
    </div>
  );
}

const NOTHING = { count: 0, at: () => undefined, indexOf: () => -1 };

/** A click on a control inside a row, or the end of marking text, is no click on the row. */
function isPlainClick(event: MouseEvent): boolean {
  if (
    event.target instanceof Element &&
    event.target.closest('button, a, input, label, select, textarea, [role=menuitem], [role=switch]')
  )
    return false;
  return (window.getSelection()?.toString() ?? '') === '';
}
