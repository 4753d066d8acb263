import { type ReportCell, type ReportDocument } from '@smart-admin/api-client/contract';
import { addressOf } from '@smart-admin/form-engine/core/report';
import { describe, expect, it } from 'vitest';
import { checkReport } from './checkReport.js';
import {
  addressesIn,
  clearRange,
  copyRange,
  ensureCell,
  insertLine,
  mergeRange,
  NEW_CELL,
  pasteCells,
  rangeOf,
  removeLines,
  splitRange,
} from './sheetEdits.js';

const text = (row: number, column: number, words: string, more: Partial<ReportCell> = {}): ReportCell => ({
  ...{ ...NEW_CELL, row, column, text: words },
  ...more,
});
const sheet = (cells: ReportCell[]): ReportDocument => ({
  ...{ version: 1, filters: [], sets: [], cells, headRows: 1 },
  ...{ rows: [30, 31, 32, 33], columns: [100, 101, 102, 103] },
  paper: {
    ...{ paperSize: 'A4', orientation: 'portrait', paperWidth: 210, paperHeight: 297, pageNumber: 'none' },
    ...{ marginTop: 15, marginRight: 15, marginBottom: 15, marginLeft: 15 },
  },
});
const words = ({ cells }: ReportDocument) =>
  cells
    .map(
      (cell) =>
        `${addressOf(cell)}${cell.rowSpan > 1 || cell.columnSpan > 1 ? `+${cell.rowSpan}x${cell.columnSpan}` : ''} ${cell.text}`,
    )
    .sort();
const at = (row: number, column: number) => ({ row, column });

describe('cells of a drawn sheet', () => {
  it('are chosen as a rectangle, which takes merged cells in whole', () => {
    const document = sheet([text(0, 1, 'wide', { columnSpan: 3 })]);
    const range = rangeOf(document, at(1, 1), at(0, 0));
    expect(range).toEqual({ from: at(0, 0), to: at(1, 3) });
    expect(addressesIn(document, range)).toEqual(['A1', 'B1', 'A2', 'B2', 'C2', 'D2']);
  });

  it('become one, which keeps what the first says, and places again', () => {
    const document = sheet([text(1, 1, 'second'), text(0, 1, 'first'), text(3, 3, 'other')]);
    const range = { from: at(0, 0), to: at(1, 1) };
    mergeRange(document, range);
    expect(words(document)).toEqual(['A1+2x2 first', 'D4 other']);
    splitRange(document, range);
    expect(words(document)).toEqual(['A1 first', 'D4 other']);
    clearRange(document, range);
    expect(words(document)).toEqual(['D4 other']);
  });

  it('move with lines that come and go, and their parents stay whom they meant', () => {
    const document = sheet([
      text(0, 0, 'head', { rowSpan: 2 }),
      text(2, 1, 'child', { left: 'A3' }),
      text(2, 0, 'parent'),
    ]);
    expect(insertLine(document, 'row', 1)).toBe(true);
    expect(words(document)).toEqual(['A1+3x1 head', 'A4 parent', 'B4 child']);
    expect(document.cells[1]?.left).toBe('A4');
    expect(document.rows).toEqual([30, 31, 31, 32, 33]);
    removeLines(document, 'row', 1, 2);
    expect(words(document)).toEqual(['A1 head', 'A2 parent', 'B2 child']);
    removeLines(document, 'row', 1, 1);
    expect(words(document)).toEqual(['A1 head']);
    removeLines(document, 'column', 0, 3);
    expect(document.columns).toHaveLength(1);
    expect(document.cells).toEqual([]);
  });

  it('stay what formulas, rules and told formulas count with, and a cell that is gone is a problem', () => {
    const rule = { when: '{value} > {b3}', colour: '' as const, fill: '' as const, bold: true };
    const formula = "CONCAT('B3', {B3} ÷ {B4})";
    const document: ReportDocument = {
      ...sheet([text(2, 1, 'b'), text(3, 1, 'c'), text(0, 0, formula, { kind: 'expression', rules: [rule] })]),
      texts: { en: { [`formulas.${formula}`]: formula, 'cells.{B3}': '{B3}' }, zhtw: {}, vi: {} },
    };
    insertLine(document, 'row', 1);
    const next = "CONCAT('B3', {B4} ÷ {B5})";
    expect(document.cells[2]).toMatchObject({ text: next, rules: [{ when: '{value} > {B4}' }] });
    expect(document.texts?.en).toEqual({ [`formulas.${next}`]: next, 'cells.{B3}': '{B3}' });
    const words = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
    expect(checkReport(document, words, 'zh')).toEqual([]);
    removeLines(document, 'row', 3, 3);
    expect(document.cells.find(({ kind }) => kind === 'expression')).toMatchObject({
      text: "CONCAT('B3', {gone_B4} ÷ {B4})",
      rules: [{ when: '{value} > {gone_B4}' }],
    });
    expect(checkReport(document, words, 'zh').map(({ setting }) => setting)).toEqual(['text', 'rules']);
  });

  it('are still meant by formulas where a merged one loses its first line', () => {
    const document = sheet([text(1, 0, 'tall', { rowSpan: 2 }), text(0, 1, '{A2}', { kind: 'expression' })]);
    removeLines(document, 'row', 1, 1);
    expect(words(document)).toEqual(['A2 tall', 'B1 {A2}']);
  });

  it('keep what is written where the first that is merged has a look alone', () => {
    const document = sheet([text(0, 0, '', { bold: true }), text(0, 1, 'said')]);
    mergeRange(document, { from: at(0, 0), to: at(0, 1) });
    expect(words(document)).toEqual(['A1+1x2 said']);
  });

  it('let go of a parent that is taken away, and the head never has more rows than the sheet', () => {
    const document = { ...sheet([text(0, 0, 'parent'), text(1, 1, 'child', { left: 'A1' })]), headRows: 3 };
    removeLines(document, 'row', 0, 0);
    expect(document.cells.map(({ left }) => left)).toEqual(['auto']);
    expect(document.headRows).toBe(2);
  });

  it('are copied and pasted elsewhere in the place of what is there, as far as there is room', () => {
    const document = sheet([text(0, 0, 'a'), text(1, 1, 'b', { rowSpan: 2 }), text(2, 2, 'under')]);
    const copied = copyRange(document, { from: at(0, 0), to: at(2, 1) });
    expect(pasteCells(document, copied, at(1, 1))).toEqual({ from: at(1, 1), to: at(3, 2) });
    expect(words(document)).toEqual(['A1 a', 'B2 a', 'C3+2x1 b']);
    pasteCells(document, copied, at(3, 3));
    expect(words(document)).toEqual(['A1 a', 'B2 a', 'C3+2x1 b', 'D4 a']);
  });

  it('begin where something is written', () => {
    const document = sheet([]);
    ensureCell(document, at(2, 3)).text = 'new';
    ensureCell(document, at(2, 3)).bold = true;
    expect(words(document)).toEqual(['D3 new']);
    expect(document.cells[0]?.bold).toBe(true);
  });
});
