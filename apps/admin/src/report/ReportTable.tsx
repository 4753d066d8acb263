import { type ReportLook, type ReportSheet } from '@smart-admin/api-client/contract';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { BORDER_CLASSES, COLOUR_CLASSES, FILL_CLASSES } from './lookClasses.js';
import { ReportChart } from './ReportChart.js';
import { reportMessages } from './reportMessages.js';

/** A page of a finished sheet. `paper` draws it as wide as its paper, black on white. */
export function ReportTable({ sheet, label, paper = false }: ReportTableProps) {
  const { columns, rows, cells, looks } = sheet;
  const width = columns.reduce((sum, each) => sum + each, 0);
  const byRow = rowsOf(sheet);
  const heads = rows.filter(({ isHead }) => isHead).length;
  const draw = (index: number, isHead: boolean) => (
    <tr key={index} style={{ height: paper ? undefined : rows[index]?.height }}>
      {(byRow[index] ?? []).map(({ column, cell, borders }) =>
        cell ? (
          <SheetCell
            key={column}
            cell={cell}
            look={looks[cell.look]}
            borders={borders}
            isHead={isHead}
            height={rows.slice(cell.row, cell.row + cell.rowSpan).reduce((sum, row) => sum + row.height, 0)}
            paper={paper}
          />
        ) : (
          <td key={column} className={isHead && !paper ? 'bg-surface' : undefined} />
        ),
      )}
    </tr>
  );
  if (cells.length === 0) return null;
  return (
    <table
      aria-label={label}
      className="border-separate border-spacing-0 table-fixed text-body tabular-nums"
      style={{ width: paper ? '100%' : width }}
    >
      <colgroup>
        {columns.map((each, index) => (
          <col key={index} style={{ width: paper ? `${(each / width) * 100}%` : each }} />
        ))}
      </colgroup>
      {heads > 0 ? (
        <thead className={paper ? undefined : 'sticky top-0 z-1 bg-surface'}>
          {rows.slice(0, heads).map((_row, index) => draw(index, true))}
        </thead>
      ) : null}
      <tbody>{rows.slice(heads).map((_row, index) => draw(index + heads, false))}</tbody>
    </table>
  );
}

function SheetCell({ cell, look, borders, isHead, height, paper }: SheetCellProps): ReactNode {
  const t = useMessages(reportMessages);
  const { text, rowSpan, columnSpan, error, chart } = cell;
  const Tag = isHead && columnSpan === 1 && !chart ? 'th' : 'td';
  return (
    <Tag
      {...(Tag === 'th' ? { scope: 'col' as const } : {})}
      rowSpan={rowSpan}
      colSpan={columnSpan}
      title={error}
      style={{
        // a chart beside a higher one begins where that does
        ...{ textAlign: look?.align, verticalAlign: chart ? 'top' : look?.vertical },
        fontSize: look?.size || undefined,
        lineHeight: look?.size ? 1.5 : undefined,
      }}
      className={cn(
        'overflow-hidden px-2 py-1 font-normal',
        chart ? 'whitespace-normal' : look?.wraps ? 'break-words whitespace-pre-wrap' : 'truncate',
        look?.bold && 'font-semibold',
        look?.italic && 'italic',
        COLOUR_CLASSES[look?.colour ?? ''],
        FILL_CLASSES[look?.fill ?? ''],
        borders.map((side) => BORDER_CLASSES[side]),
      )}
    >
      {error === undefined ? (
        chart ? (
          <ReportChart chart={chart} title={text} height={height} paper={paper} />
        ) : (
          text
        )
      ) : (
        <span className="inline-flex items-center gap-1 text-danger-text">
          <TriangleAlert aria-hidden className="size-3.5" />
          {t('wrong')}
          <span className="sr-only">{error}</span>
        </span>
      )}
    </Tag>
  );
}

interface SheetCellProps {
  cell: Cell;
  look: ReportLook | undefined;
  /** Lines that it draws. */
  borders: readonly Border[];
  isHead: boolean;
  /** Of all its rows, in px. */
  height: number;
  paper: boolean;
}

/** The cells that begin in each row, with the empty places between them. Neighbours draw one line between them. */
function rowsOf({ rows, columns, cells, looks }: ReportSheet): DrawnPlace[][] {
  const owners = rows.map(() => new Map<number, Cell>());
  for (const cell of cells)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row += 1)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column += 1)
        owners[row]?.set(column, cell);
  const draws = (cell: Cell | undefined, side: Border) =>
    cell !== undefined && (looks[cell.look]?.borders.includes(side) ?? false);
  return rows.map((_row, row) =>
    columns.flatMap((_width, column): DrawnPlace[] => {
      const cell = owners[row]?.get(column);
      if (!cell) return [{ column, cell: undefined, borders: [] }];
      if (cell.row !== row || cell.column !== column) return [];
      const borders = (['top', 'right', 'bottom', 'left'] as const).filter((side) => draws(cell, side));
      const isDrawn = {
        top: draws(owners[row - 1]?.get(column), 'bottom'),
        left: draws(owners[row]?.get(column - 1), 'right'),
      };
      return [
        { column, cell, borders: borders.filter((side) => !(side in isDrawn && isDrawn[side as 'top' | 'left'])) },
      ];
    }),
  );
}

interface DrawnPlace {
  column: number;
  /** Undefined for an empty place. */
  cell: Cell | undefined;
  borders: readonly Border[];
}

type Cell = ReportSheet['cells'][number];
type Border = ReportLook['borders'][number];

interface ReportTableProps {
  sheet: ReportSheet;
  /** What readers call it. */
  label: string;
  paper?: boolean;
}
