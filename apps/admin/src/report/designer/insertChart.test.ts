import { type ReportDocument } from '@smart-admin/api-client/contract';
import { describe, expect, it } from 'vitest';
import { insertChart } from './insertChart.js';
import { NEW_CELL } from './sheetEdits.js';

const documentWith = (cells: ReportDocument['cells']): ReportDocument => ({
  ...{ version: 2, filters: [], sets: [], cells, headRows: 1 },
  rows: [32, 32, 32],
  columns: [100, 100, 100],
  paper: {
    ...{ paperSize: 'A4', orientation: 'portrait', paperWidth: 210, paperHeight: 297, pageNumber: 'none' },
    ...{ marginTop: 15, marginRight: 15, marginBottom: 15, marginLeft: 15 },
  },
});
const at = (row: number, column: number) => ({ from: { row, column }, to: { row, column } });

describe('a chart that is inserted', () => {
  it('takes the free places from a single one on, for which the sheet grows', () => {
    const document = documentWith([]);
    expect(insertChart(document, at(1, 0), { set: 'r', text: '' })).toEqual({
      ...{ from: { row: 1, column: 0 }, to: { row: 8, column: 3 } },
    });
    expect([document.rows.length, document.columns.length]).toEqual([9, 4]);
    expect(document.cells).toMatchObject([{ kind: 'chart', set: 'r', aggregate: 'count', rowSpan: 8, columnSpan: 4 }]);
  });

  it('leaves what stands beside and below it, and takes the place of what was chosen', () => {
    const other = { ...NEW_CELL, row: 2, column: 1, text: '合计' };
    const document = documentWith([{ ...NEW_CELL, row: 0, column: 0, text: '标题' }, other]);
    insertChart(document, at(0, 0), { set: 'r', text: '' });
    expect(document.cells).toMatchObject([other, { row: 0, column: 0, rowSpan: 2 }]);
  });

  it('covers a chosen range as it is', () => {
    const document = documentWith([]);
    const range = { from: { row: 0, column: 1 }, to: { row: 1, column: 2 } };
    expect(insertChart(document, range, { set: '', text: '' })).toEqual(range);
    expect(document.rows).toHaveLength(3);
  });
});
