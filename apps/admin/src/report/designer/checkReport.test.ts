import {
  REPORT_CELLS,
  REPORT_RULE_LENGTH,
  REPORT_TEXT_LENGTH,
  type ReportCell,
  type ReportDocument,
} from '@smart-admin/api-client/contract';
import { createTranslate } from '@smart-admin/ui/messages';
import { expect, it } from 'vitest';
import { checkReport } from './checkReport.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { insertLine, NEW_CELL } from './sheetEdits.js';

const t = createTranslate(reportDesignMessages, 'zh');
const sheet = (cells: ReportCell[], more: Partial<ReportDocument> = {}): ReportDocument => ({
  ...{ version: 2, filters: [], sets: [], cells, headRows: 0 },
  ...{ rows: Array.from({ length: 12 }, () => 30), columns: [100, 100] },
  paper: {
    ...{ paperSize: 'A4', orientation: 'portrait', paperWidth: 210, paperHeight: 297, pageNumber: 'none' },
    ...{ marginTop: 15, marginRight: 15, marginBottom: 15, marginLeft: 15 },
  },
  ...more,
});
const check = (document: ReportDocument) => checkReport(document, t, 'zh');
const told = (document: ReportDocument) => check(document).map(({ message }) => message);
const named: ReportCell = { ...NEW_CELL, row: 8, column: 0, text: '1' };
/** Letters beside what is added up. */
const filled = (length: number, start: string) => `${start} + '${'x'.repeat(length - start.length - 5)}'`;

it('tells that a formula, a rule or a told formula has grown too long as the cells that they name moved', () => {
  const text = filled(REPORT_TEXT_LENGTH, '{A9}');
  const when = filled(REPORT_RULE_LENGTH, '{A9}');
  const rules = [{ when, colour: '' as const, fill: '' as const, bold: true }];
  const document = sheet([named, { ...NEW_CELL, kind: 'expression', row: 0, column: 1, text, rules }], {
    texts: { en: { [`formulas.${text}`]: text }, zhtw: {}, vi: {} },
  });
  expect(text).toHaveLength(REPORT_TEXT_LENGTH);
  expect(check(document)).toEqual([]);
  insertLine(document, 'row', 1);
  expect(check(document).map(({ setting, message }) => [setting, message])).toEqual([
    ['text', t('problem.long', { max: REPORT_TEXT_LENGTH })],
    ['rules', t('problem.long', { max: REPORT_RULE_LENGTH })],
    [undefined, t('problem.longIn', { name: `${text.replace('A9', 'A10').slice(0, 20)}…`, max: REPORT_TEXT_LENGTH })],
  ]);
});

it('tells that there are more cells than a report takes', () => {
  const cells = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ ...NEW_CELL, row: place % 50, column: Math.floor(place / 50) }));
  expect(told(sheet(cells(REPORT_CELLS)))).toEqual([]);
  expect(told(sheet(cells(REPORT_CELLS + 1)))).toEqual([t('problem.manyCells', { max: REPORT_CELLS })]);
});

it('tells of filters what the server would refuse', () => {
  const filters: ReportDocument['filters'] = [{ id: 'a', label: ' ', kind: 'text', options: [], initial: '' }];
  expect(check(sheet([named], { filters }))).toMatchObject([{ severity: 'error', message: '没有名称' }]);
});
