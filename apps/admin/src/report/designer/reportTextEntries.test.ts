import { type ReportDocument } from '@smart-admin/api-client/contract';
import { textsOf } from '@smart-admin/form-engine/designer';
import { expect, it } from 'vitest';
import { reportTextEntries } from './reportTextEntries.js';
import { NEW_CELL } from './sheetEdits.js';

const cell = (column: number, text: string, more: object = {}) => ({ ...NEW_CELL, row: 0, column, text, ...more });
const document: ReportDocument = {
  ...{ version: 2, headRows: 0, rows: [32], columns: [100, 100, 100, 100] },
  cells: [cell(0, '合计'), cell(1, '合计'), cell(2, '{r.a} ÷ 2', { kind: 'expression' })],
  filters: [{ id: 'f', label: '方式', kind: 'choice', options: [{ value: 'cash', label: '现金' }], initial: '' }],
  sets: [],
  paper: {
    ...{ paperSize: 'A4', orientation: 'portrait', paperWidth: 210, paperHeight: 297, pageNumber: 'none' },
    ...{ marginTop: 15, marginRight: 15, marginBottom: 15, marginLeft: 15 },
  },
  texts: { en: { 'cells.合计': 'Total', 'cells.gone': 'Gone' }, zhtw: {}, vi: {} },
};

it('are the name, the words of cells once each, filters and options, with what they are in other languages', () => {
  const entries = reportTextEntries(document, '营收');
  expect(entries.map(({ kind, text, texts }) => [kind, text, texts.en])).toEqual([
    ['name', '营收', undefined],
    ['cells', '合计', 'Total'],
    ['filters', '方式', undefined],
    ['options', '现金', undefined],
  ]);
});

it('are kept by their places, without those of texts that are gone', () => {
  const entries = reportTextEntries(document, '营收').map((entry) =>
    entry.kind === 'filters' ? { ...entry, texts: { vi: ' Cách ' } } : entry,
  );
  expect(textsOf(entries, 'report')).toEqual({ en: { 'cells.合计': 'Total' }, zhtw: {}, vi: { 'filters.f': 'Cách' } });
});
