import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { scrollToRow, useRowWindow } from '@smart-admin/ui/virtual-list';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { useReveal } from '../renderer/reveal.js';
import { edgeProps, indexEdgeOf } from './columns/edgeProps.js';
import { columnWidth } from './columnWidth.js';
import { drawParts } from './drawParts.js';
import { GroupHead } from './groups/GroupHead.js';
import { type GridLine, linesOf } from './groups/groupRows.js';
import { type CellPlace } from './moveCell.js';
import { RowDialog } from './RowDialog.js';
import { SubtableHead } from './SubtableHead.js';
import { subtableMessages } from './subtableMessages.js';
import { SubtableRow } from './SubtableRow.js';
import { type SubtableRowsProps } from './SubtableRowsProps.js';
import { useCellSelection } from './useCellSelection.js';
import { useGridColumns } from './useGridColumns.js';
import { useRowDrag } from './useRowDrag.js';

/** Cells from which only the rows in view are drawn, as text but for the one that is edited. */
const LONG_FROM = 240;
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 34;

/**
 * A subtable as a grid: the index turns into the delete icon, cells look like text until they are used. A long one scrolls
 * inside and draws its rows in view alone; head and summary stay.
 */
export function SubtableGrid({
  store,
  field,
  rows,
  columns,
  arranged,
  width,
  groups,
  onResize,
  summary,
  isFixed,
  asText,
  disabled,
  footer,
}: SubtableRowsProps) {
  const t = useMessages(subtableMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ row: string; column: string } | null>(null);
  const isLong = rows.length * columns.length > LONG_FROM;
  const lines = useMemo(
    (): readonly GridLine[] => (groups ? linesOf(groups.groups) : rows.map((row, index) => ({ row, index }))),
    [rows, groups],
  );
  const isSized = isLong || arranged.isSized;
  const { edges } = arranged;
  const indexEdge = edgeProps(indexEdgeOf(edges), 'bg-sunken');
  const drawn = useRowWindow({
    count: lines.length,
    rowHeight: ROW_HEIGHT,
    scroller,
    enabled: isLong,
    offset: HEAD_HEIGHT,
  });
  const [formRow, setFormRow] = useState<string | null>(null);
  const { parts, isWindowed, reveal } = useGridColumns({
    scroller,
    arranged,
    width,
    indexWidth: indexWidth(isFixed),
    enabled: isLong,
  });
  const showCell = ({ row, column }: CellPlace) => {
    if (!isLong || !scroller.current) return false;
    scrollToRow(scroller.current, lineAt(lines, row), ROW_HEIGHT, HEAD_HEIGHT + (summary ? ROW_HEIGHT : 0));
    reveal(column);
    return true;
  };
  const { range, isMoving, handlers } = useCellSelection({
    place: { store, table: field.id, columns, order: groups && rows },
    isFixed,
    scroller,
    showCell,
    onEdit: (row, column) => {
      if (isLong) setOpen({ row, column });
      return isLong;
    },
    onLeaveEditor: () => setOpen(null),
  });
  const drag = useRowDrag(store, field.id);
  // who moves over the cells edits none of them
  const openCell = useCallback(
    (row: string, column: string) => {
      if (!isMoving.current) setOpen({ row, column });
    },
    [isMoving],
  );
  useReveal(scroller, (path) => {
    const [table, row = '', column = ''] = path.split('.');
    const key = rows.includes(row) ? row : store.getRows(field.id)[Number(row)];
    if (!isLong || table !== field.id || key === undefined || !scroller.current) return;
    showCell({ row: rows.indexOf(key), column: columns.findIndex(({ id }) => id === column) });
    if (!isFixed) setOpen({ row: key, column });
  });
  const shown = isLong ? drawn.indexes : lines.map((_line, at) => at);
  return (
    <div
      className="overflow-hidden rounded-md border border-hairline"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) groups?.regroup();
      }}
    >
      <div
        ref={scroller}
        {...handlers}
        {...(isFixed || groups ? {} : drag)}
        className={cn(
          'overflow-x-auto',
          isLong && 'max-h-[min(520px,70vh)] overflow-y-auto [overflow-anchor:none] print:max-h-none',
        )}
      >
        <table
          role={isFixed ? undefined : 'grid'}
          aria-multiselectable={isFixed ? undefined : true}
          aria-label={field.label}
          aria-rowcount={isLong ? lines.length + 1 : undefined}
          aria-colcount={isWindowed ? columns.length + 1 : undefined}
          className={cn('w-full border-collapse text-body', isSized && 'table-fixed border-separate border-spacing-0')}
          style={
            isSized
              ? { minWidth: columns.reduce((sum, column) => sum + columnWidth(column), indexWidth(isFixed)) }
              : undefined
          }
        >
          {isWindowed && <ColumnWidths columns={columns} isFixed={isFixed} />}
          <SubtableHead
            columns={columns}
            edges={edges}
            parts={parts}
            isWindowed={isWindowed}
            asText={asText}
            isLong={isLong}
            isSized={isSized}
            isFixed={isFixed}
            onResize={onResize}
          />
          <tbody>
            {isLong && drawn.before > 0 && <Gap height={drawn.before} />}
            {shown.map((at) => {
              const line = lines[at];
              if (line && groups && 'group' in line)
                return (
                  <GroupHead
                    key={line.group.key}
                    store={store}
                    table={field.id}
                    group={line.group}
                    groupedBy={groups.by}
                    columns={columns}
                    edges={edges}
                    summed={field.showSummary ? field.summaryFields : NO_FIELDS}
                  />
                );
              if (!line || 'group' in line) return null;
              const { row, index } = line;
              return (
                <SubtableRow
                  key={row}
                  store={store}
                  table={field.id}
                  row={row}
                  index={index}
                  columns={columns}
                  isFixed={isFixed}
                  asText={asText}
                  disabled={disabled}
                  edges={edges}
                  parts={parts}
                  isWindowed={isWindowed}
                  isSized={isSized}
                  isGrouped={groups !== undefined}
                  isLong={isLong}
                  openColumn={open?.row === row ? open.column : undefined}
                  onOpen={openCell}
                  onOpenRow={setFormRow}
                  pickedFrom={range && index >= range.top && index <= range.bottom ? range.left : -1}
                  pickedTo={range && index >= range.top && index <= range.bottom ? range.right : -1}
                />
              );
            })}
            {isLong && drawn.after > 0 && <Gap height={drawn.after} />}
            {rows.length === 0 && isFixed && (
              <tr className="border-t border-hairline">
                <td colSpan={columns.length + 1} className="h-10 text-center text-3">
                  {t('empty')}
                </td>
              </tr>
            )}
            {footer && !isLong && (
              <tr className="border-t border-hairline">
                <td colSpan={columns.length + 1} className="h-10 px-3">
                  {footer}
                </td>
              </tr>
            )}
          </tbody>
          {summary && (
            <tfoot className={cn(isLong && 'sticky bottom-0 z-2')}>
              <tr
                data-slot="subtable-summary"
                className="h-10 border-t border-hairline bg-sunken font-semibold tabular-nums"
              >
                <td style={indexEdge.style} className={cn('px-2 whitespace-nowrap', indexEdge.className)}>
                  {summary[0]}
                </td>
                {drawParts(parts, (at) => {
                  const column = columns[at];
                  const edge = edgeProps(edges[at], 'bg-sunken');
                  return (
                    <td
                      key={column?.id}
                      style={edge.style}
                      className={cn(
                        'px-[15px] whitespace-nowrap',
                        edge.className,
                        column && isRightAligned(column, store.form.registry) && 'text-right',
                      )}
                    >
                      {summary[at + 1]}
                    </td>
                  );
                })}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {formRow !== null && (
        <RowDialog
          store={store}
          field={field}
          rows={rows}
          row={formRow}
          columns={columns}
          disabled={disabled}
          onRowChange={setFormRow}
        />
      )}
      {footer && isLong && <div className="flex h-10 items-center border-t border-hairline px-3">{footer}</div>}
    </div>
  );
}

/** Width of the numbers of the rows in px; beside them stand the buttons of a row that may be changed. */
export function indexWidth(isFixed: boolean): number {
  return isFixed ? 48 : 96;
}

const NO_FIELDS: readonly string[] = [];

/** The line of a row, by its place among the rows. */
function lineAt(lines: readonly GridLine[], index: number): number {
  const at = lines.findIndex((line) => 'row' in line && line.index === index);
  return at === -1 ? index : at;
}

/** The widths of all columns, where the head draws but some of them. */
function ColumnWidths({ columns, isFixed }: Pick<SubtableRowsProps, 'columns' | 'isFixed'>) {
  return (
    <colgroup>
      <col style={{ width: indexWidth(isFixed) }} />
      {columns.map((column) => (
        <col key={column.id} style={{ width: columnWidth(column) }} />
      ))}
    </colgroup>
  );
}

/** The rows above or below that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}
