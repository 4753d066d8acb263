import { type ReportChart, type ReportDocument } from '@smart-admin/api-client/contract';
import { placeOf } from '@smart-admin/form-engine/core/report';
import { inAllLanguages, type Setting } from '@smart-admin/form-engine/editor';
import { cardSettingMessages } from '../../portal/designer/cardSettingMessages.js';
import { dataSettingMessages } from '../../portal/designer/dataSettingMessages.js';
import { reportSettingMessages } from './reportSettingMessages.js';
import { type SetCell } from './SetCell.js';
import { cellAt } from './sheetEdits.js';

const word = (key: keyof (typeof reportSettingMessages)['zh']) => inAllLanguages(reportSettingMessages, key);
const card = (key: keyof (typeof cardSettingMessages)['zh']) => inAllLanguages(cardSettingMessages, key);
const data = (key: keyof (typeof dataSettingMessages)['zh']) => inAllLanguages(dataSettingMessages, key);

const isChart = ({ kind }: SetCell) => kind === 'chart';

/** Writes a part of what a chart draws. */
const write = (key: keyof ReportChart) => (document: object, id: string, value: unknown) => {
  const place = placeOf(id);
  const chart = place && cellAt(document as ReportDocument, place)?.chart;
  if (chart) Object.assign(chart, { [key]: value ?? (key === 'limit' ? 30 : '') });
};

/** What is set of a chart, in the words and by the views of the charts of portals. */
export const CHART_SETTINGS: readonly Setting<SetCell>[] = [
  {
    ...{ key: 'form', label: card('form'), kind: 'choice', visibleWhen: isChart, write: write('form') },
    choices: [
      { value: 'bar', label: card('columnForm') },
      { value: 'stacked', label: word('stackedForm') },
      { value: 'line', label: word('lineForm') },
      { value: 'pie', label: card('ringForm') },
    ],
  },
  {
    ...{ key: 'category', label: data('dimension'), kind: 'column', single: true, visibleWhen: isChart },
    write: write('category'),
  },
  {
    ...{ key: 'series', label: word('series'), kind: 'column', single: true, write: write('series') },
    visibleWhen: (cell) => isChart(cell) && cell.form !== 'pie',
  },
  {
    ...{ key: 'field', label: data('measures'), kind: 'column', single: true },
    visibleWhen: (cell) => isChart(cell) && cell.aggregate !== 'count',
  },
  {
    ...{ key: 'aggregate', label: data('aggregate'), kind: 'choice', visibleWhen: isChart },
    choices: [
      { value: 'sum', label: data('sum') },
      { value: 'count', label: data('countOf') },
      { value: 'avg', label: data('avg') },
      { value: 'min', label: data('min') },
      { value: 'max', label: data('max') },
    ],
  },
  {
    ...{ key: 'sort', label: data('order'), kind: 'choice', visibleWhen: isChart, write: write('sort') },
    choices: [
      { value: 'none', label: data('none') },
      { value: 'valueDown', label: data('measureDown') },
      { value: 'valueUp', label: data('measureUp') },
      { value: 'nameUp', label: data('dimensionUp') },
      { value: 'nameDown', label: data('dimensionDown') },
    ],
  },
  {
    ...{ key: 'limit', label: data('limit'), kind: 'number', min: 1, max: 100 },
    ...{ visibleWhen: isChart, write: write('limit') },
  },
  {
    ...{ key: 'unit', label: card('unit'), kind: 'text', maxLength: 10 },
    ...{ visibleWhen: isChart, write: write('unit') },
  },
];
