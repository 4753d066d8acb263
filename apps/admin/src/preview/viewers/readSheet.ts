import { type Cell, type Worksheet } from '@cj-tech-master/excelts';
import { type CellSpan, type GridViewerProps } from './GridViewer.js';

/** What is drawn of a worksheet: texts as its formats show them, widths, and merged cells. */
export function readSheet(sheet: Worksheet): SheetView {
  const spans = mergedSpans(sheet);
  const widths = Array.from({ length: sheet.columnCount }, (_, index) =>
    Math.min(400, Math.max(48, Math.round((sheet.getColumn(index + 1).width ?? 9.5) * 7 + 5))),
  );
  return {
    rowCount: sheet.rowCount,
    columnCount: sheet.columnCount,
    columnWidth: (column) => widths[column] ?? 72,
    cell(row, column) {
      const cell = sheet.findCell(row + 1, column + 1);
      return cell ? cellText(cell) : '';
    },
    cover: (row, column) => spans.get(`${row}:${column}`),
  };
}

export type SheetView = Omit<GridViewerProps, 'label'>;

/** A value as its format shows it. */
export function cellText(cell: Pick<Cell, 'value' | 'numFmt' | 'text'>): string {
  const value = readValue(cell.value);
  const format = typeof cell.numFmt === 'string' ? cell.numFmt : '';
  if (value instanceof Date) return dateText(value, format);
  if (typeof value !== 'number') return typeof value === 'string' ? value : cell.text;
  const decimals = /\.(0+)/.exec(format)?.[1]?.length;
  const options = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 10 };
  if (format.includes('%')) return `${(value * 100).toFixed(decimals ?? 0)}%`;
  return value.toLocaleString('en-US', { ...options, useGrouping: format.includes(',') });
}

/** The result of a formula, the value itself otherwise. */
function readValue(value: Cell['value']): unknown {
  return typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
}

/** Workbooks keep local times as if they were UTC. */
function dateText(date: Date, format: string): string {
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  const [day = '', time = ''] = iso.split('T');
  const hasTime = /[hHs]/.test(format) || (format === '' && time.slice(0, 8) !== '00:00:00');
  if (!hasTime) return day;
  const clock = time.slice(0, /s/.test(format) ? 8 : 5);
  return /[yd]/i.test(format) || format === '' ? `${day} ${clock}` : clock;
}

const LARGEST_MERGE = 100_000;

function mergedSpans(sheet: Worksheet): Map<string, CellSpan | 'covered'> {
  const spans = new Map<string, CellSpan | 'covered'>();
  for (const range of sheet.model.merges ?? []) {
    const [from, to] = range.split(':').map(readAddress);
    if (!from || !to) continue;
    const span = { rows: to.row - from.row + 1, columns: to.column - from.column + 1 };
    if (span.rows * span.columns > LARGEST_MERGE) continue;
    for (let row = from.row; row <= to.row; row += 1) {
      for (let column = from.column; column <= to.column; column += 1) spans.set(`${row}:${column}`, 'covered');
    }
    spans.set(`${from.row}:${from.column}`, span);
  }
  return spans;
}

/** `B3` as row 2 and column 1, both from 0. */
function readAddress(address: string): { row: number; column: number } | undefined {
  const found = /^([A-Z]+)(\d+)$/.exec(address);
  if (!found?.[1] || !found[2]) return undefined;
  const column = [...found[1]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(found[2]) - 1, column };
}
