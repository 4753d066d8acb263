import { lettersOf } from '@smart-admin/form-engine/core/report';
import { type ChartWords, DRAWING, type SheetChart, sheetCharts } from './sheetCharts.js';
import { sheetStyles, type StyledCell } from './sheetStyles.js';
import { streamZip } from './streamZip.js';
import { MAIN, sheetFiles, sheetName, textCell, XML_HEAD } from './xlsxParts.js';

/**
 * A finished sheet as an Excel file, with its widths, heights, merged cells, looks and charts; numbers are numbers, everything else is a
 * text, never a formula. `onRows` is told how many rows have been written.
 */
export function streamStyledSheet(
  sheet: StyledSheet,
  onRows?: (done: number) => Promise<void>,
): AsyncGenerator<Buffer> {
  const styles = sheetStyles(sheet.cells);
  const placed = sheet.cells.flatMap(({ chart, text: title, ...place }): SheetChart[] =>
    // one without a label would be an empty frame
    chart && chart.labels.length > 0 ? [{ ...place, title, chart }] : [],
  );
  const charts =
    placed.length > 0 ? sheetCharts(placed, { title: sheetName(sheet.name), words: sheet.chartWords }) : undefined;
  return streamZip(
    sheetFiles({
      name: sheet.name,
      styles: styles.xml,
      content: content(sheet, { styleOf: styles.styleOf, end: charts ? DRAWING : '' }, onRows),
      heads: sheet.rows.filter(({ isHead }) => isHead).length,
      ...(charts && { others: [charts.sheet], parts: charts.parts }),
    }),
  );
}

/** Widths and heights are px, places count from 0, cells come row by row. */
export interface StyledSheet {
  name: string;
  columns: readonly number[];
  rows: readonly { height: number; isHead: boolean }[];
  cells: readonly StyledCell[];
  isLandscape: boolean;
  chartWords: ChartWords;
}

/** Rows that are written in one piece. */
const PIECE = 500;

async function* content(
  { columns, rows, cells, isLandscape }: StyledSheet,
  { styleOf, end }: { styleOf: (cell: StyledCell) => number; end: string },
  onRows: ((done: number) => Promise<void>) | undefined,
): AsyncGenerator<string> {
  const letters = columns.map((_width, index) => lettersOf(index));
  const heads = rows.filter(({ isHead }) => isHead).length;
  const pane =
    heads === 0 ? '' : `<pane ySplit="${heads}" topLeftCell="A${heads + 1}" activePane="bottomLeft" state="frozen"/>`;
  const widths = columns.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${(width / 7).toFixed(2)}" customWidth="1"/>`,
  );
  yield (
    `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>`
  );
  const merged: string[] = [];
  const places = placesByRow(cells, rows.length);
  let piece = '';
  for (const [index, { height }] of rows.entries()) {
    const texts = (places[index] ?? []).map(({ column, cell }) => {
      const place = `${letters[column] ?? ''}${index + 1}`;
      const style = ` s="${styleOf(cell)}"`;
      if (cell.row !== index || cell.column !== column) return `<c r="${place}"${style}/>`;
      if (cell.rowSpan > 1 || cell.columnSpan > 1)
        merged.push(`${place}:${letters[column + cell.columnSpan - 1] ?? ''}${index + cell.rowSpan}`);
      if (typeof cell.value === 'number') return `<c r="${place}"${style}><v>${cell.value}</v></c>`;
      return cell.text === '' ? `<c r="${place}"${style}/>` : textCell(place, cell.text, style);
    });
    piece += `<row r="${index + 1}" ht="${(height * 0.75).toFixed(2)}" customHeight="1">${texts.join('')}</row>`;
    if (index % PIECE < PIECE - 1) continue;
    yield piece;
    piece = '';
    await onRows?.(index + 1);
  }
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  yield (
    `${piece}</sheetData>` +
    (merged.length > 0 ? `<mergeCells count="${merged.length}">${merges}</mergeCells>` : '') +
    `<pageSetup orientation="${isLandscape ? 'landscape' : 'portrait'}"/>${end}</worksheet>`
  );
}

/** Every place that a cell covers, row by row: a merged cell has its borders on each of them. */
function placesByRow(cells: readonly StyledCell[], count: number) {
  const places: { column: number; cell: StyledCell }[][] = Array.from({ length: count }, () => []);
  for (const cell of cells)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row += 1)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column += 1)
        places[row]?.push({ column, cell });
  for (const row of places) row.sort((one, other) => one.column - other.column);
  return places;
}
