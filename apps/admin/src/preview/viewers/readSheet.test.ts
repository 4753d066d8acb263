import { Workbook } from '@cj-tech-master/excelts';
import { describe, expect, it } from 'vitest';
import { columnName } from './GridViewer.js';
import { cellText, readSheet } from './readSheet.js';

function sheetOf() {
  const sheet = new Workbook().addWorksheet('收费');
  sheet.addRow(['沪A12345', 1304.5, new Date(Date.UTC(2026, 10, 20, 18, 42)), 0.1234]);
  sheet.getCell('B1').numFmt = '#,##0.00';
  sheet.getCell('C1').numFmt = 'yyyy-mm-dd hh:mm';
  sheet.getCell('D1').numFmt = '0.0%';
  sheet.getCell('A2').value = { formula: 'B1*2', result: 2609 };
  sheet.mergeCells('A3:B4');
  return sheet;
}

describe('readSheet', () => {
  it('shows values as their formats do, and results instead of formulas', () => {
    const view = readSheet(sheetOf());
    expect([0, 1, 2, 3].map((column) => view.cell(0, column))).toEqual([
      '沪A12345',
      '1,304.50',
      '2026-11-20 18:42',
      '12.3%',
    ]);
    expect(view.cell(1, 0)).toBe('2609');
    expect(view.cell(9, 9)).toBe('');
  });

  it('knows merged cells', () => {
    const view = readSheet(sheetOf());
    expect(view.cover?.(2, 0)).toEqual({ rows: 2, columns: 2 });
    expect(view.cover?.(3, 1)).toBe('covered');
    expect(view.cover?.(0, 0)).toBeUndefined();
  });

  it('shows days without and clocks with their time', () => {
    const value = new Date(Date.UTC(2026, 10, 20, 8, 5, 9));
    expect(cellText({ value, numFmt: 'yyyy/m/d', text: '' })).toBe('2026-11-20');
    expect(cellText({ value, numFmt: 'h:mm:ss', text: '' })).toBe('08:05:09');
  });

  it('names columns as sheets do', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});
