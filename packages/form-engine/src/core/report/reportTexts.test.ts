import { expect, it } from 'vitest';
import { localizeReport, mapReportTexts, reportName, type TextedReport } from './reportTexts.js';

const report: TextedReport = {
  cells: [
    { kind: 'text', text: '合计' },
    { kind: 'text', text: '合计' },
    { kind: 'text', text: '日期' },
    { kind: 'text', text: '' },
    { kind: 'field', text: '' },
    { kind: 'expression', text: "CONCAT('期间 ', {filter.day})" },
    { kind: 'expression', text: '{r.sum} ÷ 2' },
    { kind: 'chart', text: '各场实收' },
  ],
  filters: [{ id: 'way', label: '方式', options: [{ label: '现金' }] }],
  sets: [{ id: 'r', label: '收入' }],
  texts: {
    en: {
      name: 'Revenue',
      'cells.合计': 'Total',
      "formulas.CONCAT('期间 ', {filter.day})": "CONCAT('Period ', {filter.day})",
      'charts.各场实收': 'By place',
      'filters.way': 'Method',
      'options.way.现金': 'Cash',
      'sets.r': '',
    },
  },
};

it('is read in the language of its reader, and where that has no text as it is written', () => {
  const english = localizeReport(report, 'en');
  expect(english.cells.map(({ text }) => text)).toEqual([
    ...['Total', 'Total', '日期', '', ''],
    ...["CONCAT('Period ', {filter.day})", '{r.sum} ÷ 2', 'By place'],
  ]);
  expect(english.filters).toEqual([{ id: 'way', label: 'Method', options: [{ label: 'Cash' }] }]);
  expect(english.sets).toEqual([{ id: 'r', label: '收入' }]);
  expect(localizeReport(report, 'vi')).toEqual(report);
  expect(localizeReport(report, 'zh')).toBe(report);
  expect([reportName(report, 'en'), reportName(report, 'vi')]).toEqual(['Revenue', '']);
});

it('asks for each text that is not empty, and for formulas with words alone', () => {
  const asked: string[] = [];
  mapReportTexts(report, (path, text) => {
    asked.push(path);
    return text;
  });
  expect([...new Set(asked)]).toEqual([
    ...['cells.合计', 'cells.日期', "formulas.CONCAT('期间 ', {filter.day})", 'charts.各场实收'],
    ...['filters.way', 'options.way.现金', 'sets.r'],
  ]);
});
