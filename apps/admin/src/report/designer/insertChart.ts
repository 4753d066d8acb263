import { REPORT_COLUMNS, REPORT_ROWS, type ReportCell, type ReportDocument } from '@smart-admin/api-client/contract';
import { type CellPlace } from '@smart-admin/form-engine/core/report';
import { type CellRange, cellAt, clearRange, NEW_CELL } from './sheetEdits.js';

/** What a chart begins with: it counts rows, so it needs no measure to show something. */
export const NEW_CHART = {
  ...{ kind: 'chart', aggregate: 'count', field: '', expand: 'none', left: 'none', top: 'none' },
  chart: { form: 'bar', category: '', series: '', sort: 'none', limit: 30, unit: '' },
} as const satisfies Partial<ReportCell>;

/** Places that a chart takes where only one is chosen. */
const WIDTH = 4;
const HEIGHT = 8;

/**
 * Makes a chart of a rectangle, or of the free places right of and below a single one, for which the sheet grows if it has to. Answers
 * what it covers.
 */
export function insertChart(
  draft: ReportDocument,
  range: CellRange,
  content: { set: string; text: string },
): CellRange {
  const { from, to } = range;
  const isOne = from.row === to.row && from.column === to.column;
  const area = isOne ? roomFrom(draft, from) : range;
  clearRange(draft, area);
  draft.cells.push({
    ...{ ...NEW_CELL, ...NEW_CHART, chart: { ...NEW_CHART.chart }, borders: [], rules: [] },
    ...{ ...content, ...area.from },
    rowSpan: area.to.row - area.from.row + 1,
    columnSpan: area.to.column - area.from.column + 1,
  });
  return area;
}

function roomFrom(draft: ReportDocument, from: CellPlace): CellRange {
  while (draft.rows.length < Math.min(from.row + HEIGHT, REPORT_ROWS)) draft.rows.push(32);
  while (draft.columns.length < Math.min(from.column + WIDTH, REPORT_COLUMNS)) draft.columns.push(120);
  const isFree = (row: number, column: number) =>
    row < draft.rows.length && column < draft.columns.length && cellAt(draft, { row, column }) === undefined;
  const to = { ...from };
  while (to.column + 1 < from.column + WIDTH && isFree(from.row, to.column + 1)) to.column += 1;
  const isRowFree = (row: number) => {
    for (let column = from.column; column <= to.column; column += 1) if (!isFree(row, column)) return false;
    return true;
  };
  while (to.row + 1 < from.row + HEIGHT && isRowFree(to.row + 1)) to.row += 1;
  return { from, to };
}
