import { REPORT_TEXT_LENGTH, type ReportDocument } from '@smart-admin/api-client/contract';
import { placeOf } from '@smart-admin/form-engine/core/report';
import { inAllLanguages, type Setting, type SettingGroup } from '@smart-admin/form-engine/editor';
import { cardSettingMessages } from '../../portal/designer/cardSettingMessages.js';
import { CHART_SETTINGS } from './chartSettings.js';
import { NEW_CHART } from './insertChart.js';
import { reportSettingMessages } from './reportSettingMessages.js';
import { type SetCell } from './SetCell.js';
import { cellAt, ensureCell, NEW_CELL } from './sheetEdits.js';

type Key = keyof (typeof reportSettingMessages)['zh'];

const word = (key: Key) => inAllLanguages(reportSettingMessages, key);
const choices = (some: Readonly<Record<string, Key>>) =>
  Object.entries(some).map(([value, key]) => ({ value, label: word(key) }));

/** The chosen places of a sheet. */
export function settingsOfPlaces(document: ReportDocument, ids: readonly string[]): SetCell[] {
  return ids.flatMap((id) => {
    const place = placeOf(id);
    if (!place) return [];
    const cell = cellAt(document, place) ?? { ...NEW_CELL, ...place };
    const [height = 32, width = 120] = [document.rows[cell.row], document.columns[cell.column]];
    return [{ ...cell, ...cell.chart, id, height, width }];
  });
}

/** A place in a draft, to write on. */
export function cellInDraft(document: object, id: string): SetCell | undefined {
  const place = placeOf(id);
  return place && (ensureCell(document as ReportDocument, place) as SetCell);
}

/** Writes the height of a row or the width of a column. */
const writeSize = (line: 'rows' | 'columns') => (document: object, id: string, value: unknown) => {
  const place = placeOf(id);
  if (!place || typeof value !== 'number') return;
  (document as ReportDocument)[line][line === 'rows' ? place.row : place.column] = Math.round(value);
};

/** Another kind begins without what belonged to the former one. */
const writeKind = (document: object, id: string, value: unknown) => {
  const cell = cellInDraft(document, id);
  if (!cell) return;
  if (value === 'chart') Object.assign(cell, { ...NEW_CHART, chart: { ...NEW_CHART.chart } });
  if (value !== 'text' && value !== 'field' && value !== 'expression') return;
  delete cell.chart;
  Object.assign(cell, { kind: value, ...(value === 'field' ? { text: '' } : { set: '', field: '', expand: 'none' }) });
};

/** Writes a column with its data set, or one that is typed because nobody knows which there are. */
const writeField = (document: object, id: string, value: unknown) => {
  const cell = cellInDraft(document, id);
  if (typeof value === 'string' && cell) cell.field = value;
  if (isFieldOfSet(value) && cell) Object.assign(cell, { set: value.set, field: value.field });
};

/** A column of a data set. */
export interface FieldOfSet {
  set: string;
  field: string;
}

function isFieldOfSet(value: unknown): value is FieldOfSet {
  return typeof value === 'object' && value !== null && 'set' in value && 'field' in value;
}

const isField = ({ kind }: SetCell) => kind === 'field';
const expands = ({ kind, expand }: SetCell) => kind === 'field' && expand !== 'none';
const NUMBERS = { min: 16, max: 400, unit: 'px' };

const CONTENT: readonly Setting<SetCell>[] = [
  {
    ...{ key: 'kind', label: word('kind'), kind: 'choice', write: writeKind },
    choices: choices({ text: 'kindText', field: 'kindField', expression: 'kindExpression', chart: 'kindChart' }),
  },
  {
    ...{ key: 'text', label: word('text'), kind: 'longText', maxLength: REPORT_TEXT_LENGTH, single: true },
    visibleWhen: ({ kind }) => kind === 'text',
  },
  {
    ...{ key: 'text', label: word('formula'), kind: 'longText', maxLength: REPORT_TEXT_LENGTH, single: true },
    help: word('formulaHelp'),
    visibleWhen: ({ kind }) => kind === 'expression',
  },
  {
    ...{
      key: 'text',
      label: inAllLanguages(cardSettingMessages, 'title'),
      kind: 'text',
      maxLength: REPORT_TEXT_LENGTH,
    },
    ...{ single: true, visibleWhen: ({ kind }: SetCell) => kind === 'chart' },
  },
  {
    key: 'set',
    label: word('set'),
    kind: 'reportSet',
    visibleWhen: ({ kind }) => kind === 'field' || kind === 'chart',
  },
  {
    ...{ key: 'field', label: word('field'), kind: 'reportField', single: true, visibleWhen: isField },
    ...{ within: ({ set }: SetCell) => set, write: writeField },
  },
  {
    ...{ key: 'aggregate', label: word('aggregate'), kind: 'choice' },
    visibleWhen: (cell) => isField(cell) && cell.expand === 'none',
    choices: choices({ value: 'value', sum: 'sum', count: 'count', avg: 'avg', min: 'min', max: 'max' }),
  },
  ...CHART_SETTINGS,
  {
    ...{ key: 'format', label: word('format'), kind: 'choice' },
    choices: choices({
      ...{ auto: 'auto', integer: 'integer', decimal: 'decimal', percent: 'percent' },
      ...{ month: 'month', day: 'day', time: 'time' },
    }),
  },
];

const EXPANSION: readonly Setting<SetCell>[] = [
  {
    ...{ key: 'expand', label: word('expand'), kind: 'choice', visibleWhen: isField },
    choices: choices({ none: 'none', down: 'down', across: 'across' }),
  },
  {
    ...{ key: 'by', label: word('by'), kind: 'choice', visibleWhen: expands },
    choices: choices({ group: 'group', list: 'list' }),
  },
  {
    ...{ key: 'order', label: word('order'), kind: 'choice', visibleWhen: expands },
    choices: choices({ none: 'orderNone', up: 'up', down: 'descending' }),
  },
  { key: 'left', label: word('left'), kind: 'reportParent', help: word('parentHelp') },
  { key: 'top', label: word('top'), kind: 'reportParent', help: word('parentHelp') },
];

const COLOURS = {
  muted: 'muted',
  primary: 'primary',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
} as const;

export const COLOUR_CHOICES = choices({ '': 'plain', ...COLOURS });
export const FILL_CHOICES = choices({
  ...{ '': 'plain', head: 'head', primary: 'primary' },
  ...{ success: 'success', warning: 'warning', danger: 'danger' },
});

const LOOK: readonly Setting<SetCell>[] = [
  { key: 'colour', label: word('colour'), kind: 'choice', choices: COLOUR_CHOICES },
  { key: 'fill', label: word('fill'), kind: 'choice', choices: FILL_CHOICES },
  {
    ...{ key: 'size', label: word('size'), kind: 'choice' },
    choices: [0, 11, 12, 14, 16, 18, 20, 24, 28, 32].map((value) => ({
      value,
      label: value === 0 ? word('plain') : { zh: `${value}`, en: `${value}`, zhtw: `${value}`, vi: `${value}` },
    })),
  },
  {
    ...{ key: 'vertical', label: word('vertical'), kind: 'choice' },
    choices: choices({ top: 'atTop', middle: 'middle', bottom: 'bottom' }),
  },
  { key: 'wraps', label: word('wraps'), kind: 'flag' },
  { key: 'height', label: word('height'), kind: 'number', ...NUMBERS, write: writeSize('rows') },
  { key: 'width', label: word('width'), kind: 'number', ...NUMBERS, min: 24, max: 800, write: writeSize('columns') },
];

export const CELL_GROUPS: Readonly<Record<'content' | 'look' | 'rules', readonly SettingGroup<SetCell>[]>> = {
  content: [
    { id: 'content', label: word('content'), settings: CONTENT },
    { id: 'expansion', label: word('expansion'), settings: EXPANSION },
  ],
  look: [{ id: 'look', label: word('look'), settings: LOOK }],
  rules: [
    {
      id: 'rules',
      label: word('rules'),
      settings: [{ key: 'rules', label: word('rules'), kind: 'reportRules', single: true }],
    },
  ],
};
