import { createField, tabsOfFields, type Field, type LayoutNode, type Option } from '@smart-admin/form-engine/core';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { absent, asNumber, field, type ApiFormEntries, type BodyOf } from '../../../resource/apiForm.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type printMessages } from './printMessages.js';

export type PrintTranslate = Translate<keyof (typeof printMessages)['zh']>;
type CommonTranslate = Translate<keyof (typeof commonMessages)['zh']>;
type Body = BodyOf<typeof api.system.printDev>;
type Query = NonNullable<Body['queries']>[number];

const PAPERS = ['A4', 'A5', 'roll80', 'custom'] as const;

/** What a template is, on which paper, and from which data; its parts are designed beside it. */
export function printForm(t: PrintTranslate, c: CommonTranslate, sources: Option[]): ApiFormEntries<Body> {
  const { sortCode, enabledMark } = orderAndState(c);
  const choices = <Value extends 'portrait' | 'landscape' | 'none' | 'left' | 'center' | 'right'>(...values: Value[]) =>
    values.map((value) => ({ value, label: t(value) }));
  const length = (
    name: 'paperWidth' | 'paperHeight' | 'marginTop' | 'marginRight' | 'marginBottom' | 'marginLeft',
    [min, max, defaultValue]: readonly [number, number, number],
    settings: object = {},
  ) => field('number', { label: t(name), span: 12, required: true, min, max, precision: 1, defaultValue, ...settings });
  const own = { visibleWhen: "{paperSize} = 'custom'" };
  return {
    ...nameAndCode(c),
    category: field('text', { label: t('category'), span: 12, maxLength: 50 }),
    type: field(
      'radio',
      {
        label: t('type'),
        span: 12,
        required: true,
        defaultValue: '2',
        options: [
          { value: '1', label: t('flow') },
          { value: '2', label: t('form') },
        ],
      },
      { ...asNumber, write: (value) => (value === '1' ? 1 : 2) },
    ),
    sortCode,
    enabledMark,
    paperSize: field(
      'radio',
      {
        label: t('paperSize'),
        required: true,
        defaultValue: 'A4',
        options: PAPERS.map((value) => ({ value, label: value === 'A4' || value === 'A5' ? value : t(value) })),
      },
      { read: (raw) => raw, write: (value) => value as NonNullable<Body['paperSize']> },
    ),
    orientation: field(
      'radio',
      {
        label: t('orientation'),
        required: true,
        defaultValue: 'portrait',
        options: choices('portrait', 'landscape'),
        visibleWhen: "{paperSize} != 'roll80'",
      },
      { read: (raw) => raw, write: (value) => value as NonNullable<Body['orientation']> },
    ),
    paperWidth: length('paperWidth', [20, 1_000, 210], own),
    paperHeight: length('paperHeight', [20, 1_500, 297], own),
    marginTop: length('marginTop', [0, 100, 15]),
    marginBottom: length('marginBottom', [0, 100, 15]),
    marginLeft: length('marginLeft', [0, 100, 15]),
    marginRight: length('marginRight', [0, 100, 15]),
    pageNumber: field(
      'radio',
      {
        label: t('pageNumber'),
        required: true,
        defaultValue: 'none',
        options: choices('none', 'left', 'center', 'right'),
      },
      { read: (raw) => raw, write: (value) => value as NonNullable<Body['pageNumber']> },
    ),
    queries: field(
      'subtable',
      { label: t('queries'), columns: queryColumns(t, sources) as never, maxRows: 10, help: t('sourceHelp') },
      { read: readQueries, write: writeQueries },
    ),
    blocks: absent,
  };
}

export function printLayout(t: PrintTranslate): LayoutNode[] {
  return [
    tabsOfFields('tabs', [
      [t('basics'), ['fullName', 'enCode', 'category', 'type', 'sortCode', 'enabledMark']],
      [
        t('paper'),
        [
          ...['paperSize', 'orientation', 'paperWidth', 'paperHeight'],
          ...['marginTop', 'marginBottom', 'marginLeft', 'marginRight', 'pageNumber'],
        ],
      ],
      [t('queries'), ['queries']],
    ]),
  ];
}

function queryColumns(t: PrintTranslate, sources: Option[]): Field[] {
  return [
    createField('select', { id: 'source', label: t('source'), required: true, options: sources }),
    createField('text', { id: 'name', label: t('queryName'), required: true, maxLength: 50, rule: 'code' }),
    createField('text', { id: 'label', label: t('queryLabel'), maxLength: 100 }),
    createField('text', { id: 'recordParameter', label: t('recordParameter'), maxLength: 50 }),
  ];
}

/** A source as one choice: `model:visitor`. */
function readQueries(raw: unknown) {
  return (raw as Query[]).map(({ kind, sourceId, ...query }) => ({ ...query, source: `${kind}:${sourceId}` }));
}

function writeQueries(value: unknown): Query[] {
  return (value as Record<'source' | 'name' | 'label' | 'recordParameter', string | null | undefined>[]).map((row) => {
    const [kind, sourceId = ''] = (row.source ?? '').split(':');
    return {
      name: row.name ?? '',
      label: row.label ?? '',
      kind: kind === 'interface' ? 'interface' : 'model',
      sourceId,
      recordParameter: row.recordParameter ?? '',
    };
  });
}
