import { inAllLanguages } from '../../editor/historyCommands.js';
import { type SettingGroup } from '../../editor/settings.js';
import { settingMessages, type SettingLabel } from '../../core/registry/settingMessages.js';
import {
  DETAIL_PLACES,
  type ListButton,
  type ListColumn,
  type ListDefinition,
  type ListSearch,
} from '../../core/list/ListDefinition.js';
import { COLUMN_FORMATS } from '../../core/list/formatColumn.js';
import { LIST_LAYOUTS, type ListLayout } from '../../core/list/listLayouts.js';
import { listDesignerMessages } from './listDesignerMessages.js';

const name = (label: SettingLabel) => inAllLanguages(settingMessages, label);
const word = (key: keyof (typeof listDesignerMessages)['zh']) => inAllLanguages(listDesignerMessages, key);

/** What can be set on a column, as the panel shows it. */
export const columnSettingGroups: readonly SettingGroup<ListColumn>[] = [
  {
    id: 'base',
    label: word('column'),
    settings: [{ key: 'label', kind: 'text', label: name('label'), maxLength: 100, single: true }],
  },
  {
    id: 'display',
    label: word('display'),
    settings: [
      {
        key: 'format',
        kind: 'choice',
        label: name('columnFormat'),
        choices: COLUMN_FORMATS.map((value) => ({ value, label: word(`format.${value}`) })),
      },
      {
        key: 'decimals',
        kind: 'number',
        label: name('precision'),
        min: 0,
        max: 8,
        visibleWhen: ({ format = '' }) => ['number', 'currency', 'percent'].includes(format),
      },
      {
        key: 'unit',
        kind: 'text',
        label: name('unit'),
        maxLength: 20,
        visibleWhen: ({ format = '' }) => ['number', 'currency'].includes(format),
      },
      { key: 'width', kind: 'number', label: name('width'), min: 40, max: 1000, unit: 'px' },
      {
        key: 'align',
        kind: 'choice',
        label: name('align'),
        choices: [
          { value: 'left', label: word('left') },
          { value: 'center', label: word('center') },
          { value: 'right', label: word('right') },
        ],
      },
      {
        key: 'fixed',
        kind: 'choice',
        label: name('fixed'),
        // phones show cards
        visibleWhen: ({ visibility }) => visibility.includes('pc'),
        choices: [
          { value: null, label: word('notFixed') },
          { value: 'left', label: word('left') },
          { value: 'right', label: word('right') },
        ],
      },
      {
        key: 'visibility',
        kind: 'choices',
        label: name('visibility'),
        choices: [
          { value: 'pc', label: word('pc') },
          { value: 'app', label: word('app') },
        ],
      },
    ],
  },
  {
    id: 'behaviour',
    label: word('behaviour'),
    settings: [
      { key: 'sortable', kind: 'flag', label: name('sortable') },
      {
        key: 'aggregate',
        kind: 'choice',
        label: name('aggregate'),
        choices: [
          { value: '', label: word('none') },
          ...(['sum', 'avg', 'min', 'max', 'count'] as const).map((value) => ({ value, label: word(value) })),
        ],
      },
      { key: 'colours', kind: 'colours', label: name('colours'), single: true },
    ],
  },
];

/** What can be set on a search field. */
export const searchSettingGroups: readonly SettingGroup<ListSearch>[] = [
  {
    id: 'search',
    label: word('search'),
    settings: [
      { key: 'label', kind: 'text', label: name('label'), maxLength: 100, single: true },
      {
        key: 'mode',
        kind: 'choice',
        label: name('searchMode'),
        choices: (['equal', 'like', 'between'] as const).map((value) => ({ value, label: word(value) })),
      },
      { key: 'initial', kind: 'text', label: name('initial'), help: word('initialHelp'), maxLength: 100 },
      {
        key: 'initialUntil',
        kind: 'text',
        label: name('initialUntil'),
        maxLength: 100,
        visibleWhen: ({ mode }) => mode === 'between',
      },
    ],
  },
];

const isOwn = ({ action = 'standard' }: ListButton) => action !== 'standard';

/** What can be set on a button; only those of a row have a condition. */
export function buttonSettingGroups(part: 'buttons' | 'rowButtons'): readonly SettingGroup<ListButton>[] {
  return [
    {
      id: 'button',
      label: word(part),
      settings: [
        { key: 'label', kind: 'text', label: name('label'), maxLength: 100, single: true },
        {
          key: 'action',
          kind: 'choice',
          label: name('buttonAction'),
          visibleWhen: isOwn,
          choices: (['form', 'link', 'interface'] as const).map((value) => ({ value, label: word(value) })),
        },
        {
          key: 'address',
          kind: 'text',
          label: name('address'),
          help: word('addressHelp'),
          maxLength: 500,
          visibleWhen: ({ action }) => action === 'link',
        },
        {
          key: 'interfaceId',
          kind: 'reference',
          of: 'interface',
          clearable: true,
          label: name('interfaceId'),
          help: word('interfaceHelp'),
          maxLength: 50,
          visibleWhen: ({ action }) => action === 'interface',
        },
        { key: 'confirm', kind: 'text', label: name('confirmText'), maxLength: 200, visibleWhen: isOwn },
        {
          key: 'tone',
          kind: 'choice',
          label: name('buttonTone'),
          visibleWhen: isOwn,
          choices: [
            { value: 'default', label: word('toneDefault') },
            { value: 'danger', label: word('toneDanger') },
          ],
        },
        ...(part === 'rowButtons'
          ? [{ key: 'visibleWhen', kind: 'expression', label: name('visibleWhen'), help: word('rowConditionHelp') }]
          : []),
      ],
    },
  ];
}

const layoutChoices = LIST_LAYOUTS.map((value) => ({ value, label: word(`layout.${value}`) }));
const offers =
  (layout: ListLayout) =>
  ({ layouts }: ListDefinition) =>
    layouts?.includes(layout) ?? false;

/** What is set for the list as a whole. */
export const listSettingGroups: readonly SettingGroup<ListDefinition & { id: string }>[] = [
  {
    id: 'paging',
    label: word('paging'),
    settings: [
      { key: 'hasPage', kind: 'flag', label: name('hasPage') },
      {
        key: 'pageSize',
        kind: 'number',
        label: name('pageSize'),
        min: 1,
        max: 500,
        visibleWhen: ({ hasPage }) => hasPage,
      },
      { key: 'defaultSort', kind: 'sort', label: word('defaultSort') },
      {
        key: 'detailPlace',
        kind: 'choice',
        label: name('detailPlace'),
        choices: DETAIL_PLACES.map((value) => ({ value, label: word(`detail.${value}`) })),
      },
    ],
  },
  {
    id: 'layouts',
    label: name('layouts'),
    settings: [
      { key: 'layouts', kind: 'choices', label: name('layouts'), choices: layoutChoices },
      { key: 'startLayout', kind: 'choice', label: name('startLayout'), choices: layoutChoices },
      { key: 'groupField', kind: 'choiceField', label: name('groupField'), visibleWhen: offers('groups') },
      { key: 'boardField', kind: 'choiceField', label: name('boardField'), visibleWhen: offers('board') },
      { key: 'calendarStart', kind: 'dayField', label: name('calendarStart'), visibleWhen: offers('calendar') },
      { key: 'calendarEnd', kind: 'dayField', label: name('calendarEnd'), visibleWhen: offers('calendar') },
      {
        key: 'treeField',
        kind: 'parentField',
        label: name('treeField'),
        help: word('treeFieldHelp'),
        visibleWhen: offers('tree'),
      },
    ],
  },
  {
    id: 'related',
    label: name('related'),
    settings: [{ key: 'related', kind: 'relatedTabs', label: name('related') }],
  },
  {
    id: 'filters',
    label: name('filters'),
    settings: [{ key: 'filters', kind: 'filters', label: name('filters'), help: word('filtersHelp') }],
  },
];
