import { useMessages } from '@smart-admin/ui/locale';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { previewMessages } from '../previewMessages.js';

const ROW_HEIGHT = 28;
const HEAD_WIDTH = 52;

/** Cells like a sheet, to look at: only what is in view is drawn. */
export function GridViewer({ label, rowCount, columnCount, columnWidth, cell, cover }: GridViewerProps) {
  'use no memo';
  const t = useMessages(previewMessages);
  const scroller = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- 'use no memo' stands above
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    paddingStart: ROW_HEIGHT,
    overscan: 10,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: columnCount,
    getScrollElement: () => scroller.current,
    estimateSize: columnWidth,
    paddingStart: HEAD_WIDTH,
    overscan: 3,
  });
  if (rowCount === 0) return <p className="p-6 text-center text-2">{t('empty')}</p>;
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columnCount + 1}
      // what scrolls must be reached by the keyboard
      tabIndex={0}
      className="h-full overflow-auto bg-surface text-12 focus-visible:-outline-offset-2"
    >
      <div
        role="presentation"
        className="relative"
        style={{ height: rows.getTotalSize(), width: columns.getTotalSize() }}
      >
        <div role="row" aria-rowindex={1} className="sticky top-0 z-2 h-7 bg-sunken">
          <span
            role="columnheader"
            className={`${HEAD} sticky left-0 z-3 inline-block`}
            style={{ width: HEAD_WIDTH }}
          />
          {columns.getVirtualItems().map(({ index, start, size }) => (
            <span
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              className={`${HEAD} absolute top-0`}
              style={{ left: start, width: size }}
            >
              {columnName(index)}
            </span>
          ))}
        </div>
        {rows.getVirtualItems().map((row) => (
          <div
            key={row.index}
            role="row"
            aria-rowindex={row.index + 2}
            className="absolute left-0 h-7 w-full"
            style={{ top: row.start }}
          >
            <span role="rowheader" className={`${HEAD} sticky left-0 z-1 inline-block`} style={{ width: HEAD_WIDTH }}>
              {row.index + 1}
            </span>
            {columns.getVirtualItems().map((column) => {
              const text = cell(row.index, column.index);
              const span = cover?.(row.index, column.index);
              if (span === 'covered') return null;
              return (
                <span
                  key={column.index}
                  role="gridcell"
                  aria-colindex={column.index + 2}
                  title={text.length > 12 ? text : undefined}
                  className={`absolute top-0 truncate border-r border-b border-hairline bg-surface px-2 leading-7 text-1 ${isNumeric(text) ? 'text-right tabular-nums' : ''}`}
                  style={{
                    left: column.start,
                    width: spanWidth(column.index, span?.columns ?? 1, columnWidth),
                    height: (span?.rows ?? 1) * ROW_HEIGHT,
                    zIndex: span ? 1 : undefined,
                  }}
                >
                  {text}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

export interface GridViewerProps {
  label: string;
  rowCount: number;
  columnCount: number;
  /** px of a column, from 0. */
  columnWidth: (column: number) => number;
  /** Text of a cell, from 0. */
  cell: (row: number, column: number) => string;
  /** How far a cell reaches, or that another one covers it. */
  cover?: (row: number, column: number) => CellSpan | 'covered' | undefined;
}

export interface CellSpan {
  rows: number;
  columns: number;
}

const HEAD = 'h-7 truncate border-r border-b border-hairline bg-sunken px-1 text-center leading-7 text-2';

/** A, B, ... Z, AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

function spanWidth(first: number, columns: number, width: (column: number) => number): number {
  let sum = 0;
  for (let column = first; column < first + columns; column += 1) sum += width(column);
  return sum;
}

function isNumeric(text: string): boolean {
  return /^-?[\d,]+(\.\d+)?%?$/.test(text) && text.length < 16;
}
