import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { Empty } from '../empty/Empty.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { useIsPhone } from '../theme/useIsPhone.js';
import { CardList } from './CardList.js';
import { reconcileColumns } from './dataColumn.js';
import { DataTableHead } from './DataTableHead.js';
import { dataTableMessages } from './dataTableMessages.js';
import { LoadingLine, SkeletonRows, SummaryRow } from './DataTableParts.js';
import { DataTableRow } from './DataTableRow.js';
import { type DataTableProps } from './dataTableTypes.js';
import { keyRange, pageCheckState, toggleKey, togglePage } from './rowSelection.js';
import { useScrollEdges } from './useScrollEdges.js';
import { useTableModel, type LaidOutRow } from './useTableModel.js';

const LEAD = 44;
const NO_WIDTHS: Readonly<Record<string, number>> = {};
const NO_ROWS: readonly never[] = [];

/**
 * A list of rows with sorting, selection over pages, fixed, resizable and reorderable columns, tree rows and a summary.
 * The caller loads, sorts and pages; the table fills its parent and scrolls inside, head and summary stay.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  'use no memo';
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
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    busyKeys,
    onRowClick,
    onRowDoubleClick,
    activeKey,
    rowClassName,
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
  const getRowKey = (row: Row) => (typeof rowKey === 'function' ? rowKey(row) : String(row[rowKey]));
  const isTree = getSubRows !== undefined;
  // null: nobody has folded anything yet, so rows that arrive later are open too
  const [ownExpanded, setExpanded] = useControllable<readonly string[] | null>({
    value: expandedKeys,
    defaultValue: defaultExpandedKeys === 'all' ? null : (defaultExpandedKeys ?? NO_ROWS),
    onChange: (next) => onExpandedChange?.(next ?? NO_ROWS),
  });
  const expanded = ownExpanded ?? (getSubRows ? allKeys(data ?? NO_ROWS, getSubRows, getRowKey) : NO_ROWS);
  const [widths, setWidths] = useControllable<Readonly<Record<string, number>>>({
    value: columnWidths,
    defaultValue: NO_WIDTHS,
    onChange: (next) => onColumnWidthsChange?.({ ...next }),
  });
  const model = useTableModel({
    columns,
    data: data ?? NO_ROWS,
    getRowKey,
    getSubRows,
    canExpand,
    columnState,
    widths,
    expandedKeys: new Set(expanded),
  });
  const { rows } = model;

  const scroller = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(scroller, model.columns.length);
  const isVirtual = rows.length > virtualFrom;
  // eslint-disable-next-line react-hooks/incompatible-library -- 'use no memo' stands above
  const virtualizer = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight(scroller.current),
    overscan: 12,
    scrollMargin: 36,
  });
  const items = virtualizer.getVirtualItems();
  const before = isVirtual ? Math.max(0, (items[0]?.start ?? 36) - 36) : 0;
  const after = isVirtual ? Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? 36) - 36)) : 0;

  const [tabStop, setTabStop] = useState<string | null>(null);
  const lastPicked = useRef<string | null>(null);
  const selectable = selection ? (selection.mode ?? 'multiple') : undefined;
  const lead = selectable ? LEAD : 0;
  const selectableKeys = selection
    ? rows.filter((entry) => !selection.isDisabled?.(entry.row)).map((entry) => entry.key)
    : [];
  const reportSelection = (keys: ReadonlySet<string>) =>
    selection?.onChange(
      keys,
      rows.filter((entry) => keys.has(entry.key)).map((entry) => entry.row),
    );
  const select = (entry: LaidOutRow<Row>, on: boolean, isRange: boolean) => {
    if (!selection) return;
    if (selectable === 'single') reportSelection(new Set([entry.key]));
    else if (isRange && lastPicked.current)
      reportSelection(togglePage(selection.selectedKeys, keyRange(selectableKeys, lastPicked.current, entry.key), on));
    else reportSelection(toggleKey(selection.selectedKeys, entry.key, on));
    lastPicked.current = entry.key;
  };
  const toggle = (entry: LaidOutRow<Row>, open = !entry.isExpanded) =>
    setExpanded(open ? [...expanded, entry.key] : expanded.filter((key) => key !== entry.key));
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

  const focusRow = (index: number) => {
    const entry = rows[index];
    if (!entry) return;
    setTabStop(entry.key);
    if (isVirtual) virtualizer.scrollToIndex(index);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus());
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const index = Number(event.target.dataset.index);
    const entry = rows[index];
    if (!entry) return;
    const action = {
      ArrowDown: () => focusRow(Math.min(rows.length - 1, index + 1)),
      ArrowUp: () => focusRow(Math.max(0, index - 1)),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
      ArrowRight: isTree && entry.canExpand && !entry.isExpanded ? () => toggle(entry, true) : undefined,
      ArrowLeft: isTree && entry.isExpanded ? () => toggle(entry, false) : undefined,
      ' ':
        selection && !selection.isDisabled?.(entry.row)
          ? () => select(entry, !selection.selectedKeys.has(entry.key), event.shiftKey)
          : undefined,
      Enter: onRowClick ? () => onRowClick(entry.row) : undefined,
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const drawRow = (index: number) => {
    const entry = rows[index];
    if (!entry) return null;
    return (
      <DataTableRow
        key={entry.key}
        entry={entry}
        index={index}
        columns={model.columns}
        lead={lead}
        selectable={selectable}
        isSelected={selection?.selectedKeys.has(entry.key) ?? false}
        isSelectDisabled={selection?.isDisabled?.(entry.row) ?? false}
        isTree={isTree}
        isActive={activeKey === entry.key}
        isTabStop={tabStop === null || !rows.some((row) => row.key === tabStop) ? index === 0 : tabStop === entry.key}
        isBusy={busyKeys?.has(entry.key) ?? false}
        isLast={index === rows.length - 1}
        rowClassName={rowClassName?.(entry.row)}
        onSelect={(on, isRange) => select(entry, on, isRange)}
        onToggle={() => toggle(entry)}
        onClick={onRowClick ? (event: MouseEvent) => isPlainClick(event) && onRowClick(entry.row) : undefined}
        onDoubleClick={onRowDoubleClick ? () => onRowDoubleClick(entry.row) : undefined}
        onFocus={() => setTabStop(entry.key)}
      />
    );
  };

  const isFirstLoad = data === undefined && !error;
  const placeholder = error ?? (!isFirstLoad && rows.length === 0 ? (empty ?? <Empty />) : null);
  const shell = cn('relative flex min-h-0 min-w-0 flex-1 flex-col', className);
  if (isPhone && renderCard && !isFirstLoad) {
    return (
      <div {...rest} data-slot="data-table" aria-busy={loading || undefined} className={shell}>
        {placeholder ?? (
          <CardList
            rows={rows}
            renderCard={renderCard}
            onRowClick={onRowClick}
            label={rest['aria-label'] ?? t('table')}
          />
        )}
        {loading && <LoadingLine />}
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
      <div ref={scroller} className={cn('min-h-0 flex-1 overflow-auto', bodyClassName)}>
        <table
          role={isTree ? 'treegrid' : selection || onRowClick ? 'grid' : undefined}
          aria-label={rest['aria-label'] ?? t('table')}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          aria-multiselectable={selectable === 'multiple' || undefined}
          className="w-full table-fixed border-separate border-spacing-0"
          style={{ minWidth: lead + model.columns.reduce((sum, column) => sum + column.width, 0) }}
        >
          <colgroup>
            {selectable && <col style={{ width: LEAD }} />}
            {model.columns.map((column) => (
              <col
                key={column.def.id}
                style={column.isFlexible && !column.fixed ? undefined : { width: column.width }}
              />
            ))}
          </colgroup>
          <DataTableHead
            columns={model.columns}
            lead={lead}
            hasLead={selectable !== undefined}
            selectable={selectable}
            sorting={sorting}
            onSortingChange={onSortingChange}
            checkState={selection ? pageCheckState(selection.selectedKeys, selectableKeys) : false}
            onCheckPage={(on) => selection && reportSelection(togglePage(selection.selectedKeys, selectableKeys, on))}
            onResize={resizable ? resize : undefined}
            onReorder={onColumnStateChange ? reorder : undefined}
          />
          {/* rows take the focus; keys bubble up to here */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <tbody onKeyDown={handleKeyDown}>
            {isFirstLoad && (
              <SkeletonRows rows={skeletonRows} cells={model.columns.length} hasLead={selectable !== undefined} />
            )}
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {!error && (isVirtual ? items.map((item) => drawRow(item.index)) : rows.map((_, index) => drawRow(index)))}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
          {summary && rows.length > 0 && !error && (
            <SummaryRow columns={model.columns} lead={lead} hasLead={selectable !== undefined} summary={summary} />
          )}
        </table>
        {placeholder && <div className="sticky left-0 flex w-full">{placeholder}</div>}
      </div>
      {loading && !isFirstLoad && <LoadingLine />}
    </div>
  );
}

/** A click on a control inside a row, or the end of marking text, is no click on the row. */
function isPlainClick(event: MouseEvent): boolean {
  if (
    event.target instanceof Element &&
    event.target.closest('button, a, input, label, select, textarea, [role=menuitem], [role=switch]')
  )
    return false;
  return (window.getSelection()?.toString() ?? '') === '';
}

function rowHeight(element: HTMLElement | null): number {
  return (element && Number.parseFloat(getComputedStyle(element).getPropertyValue('--row-h'))) || 40;
}

function allKeys<Row>(
  rows: readonly Row[],
  getSubRows: (row: Row) => readonly Row[] | undefined,
  getRowKey: (row: Row) => string,
): string[] {
  return rows.flatMap((row) => {
    const below = getSubRows(row) ?? [];
    return below.length > 0 ? [getRowKey(row), ...allKeys(below, getSubRows, getRowKey)] : [];
  });
}
