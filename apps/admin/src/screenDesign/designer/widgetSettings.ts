import { type ScreenPanel } from '@smart-admin/api-client/contract';
import { inAllLanguages, type Setting, type SettingChoice, type SettingGroup } from '@smart-admin/form-engine/editor';
import { cardSettingMessages } from '../../portal/designer/cardSettingMessages.js';
import { dataSettingMessages } from '../../portal/designer/dataSettingMessages.js';
import { dataSettings } from '../../portal/designer/dataSettings.js';
import { PANELS } from '../../screens/panels.js';
import { screenMessages } from '../../screens/screenMessages.js';
import { type WidgetSetting } from '../widgets/defineWidget.js';
import { WIDGETS } from '../widgets/widgets.js';
import { findWidget, type FlatWidget } from './flatWidget.js';
import { screenDesignMessages } from './screenDesignMessages.js';
import { widgetSettingMessages } from './widgetSettingMessages.js';

const word = (key: keyof (typeof widgetSettingMessages)['zh']) => inAllLanguages(widgetSettingMessages, key);
const other = (key: keyof (typeof screenDesignMessages)['zh']) => inAllLanguages(screenDesignMessages, key);
const card = (key: keyof (typeof cardSettingMessages)['zh']) => inAllLanguages(cardSettingMessages, key);
const dataWord = (key: keyof (typeof dataSettingMessages)['zh']) => inAllLanguages(dataSettingMessages, key);
const choice = (value: SettingChoice['value'], label: SettingChoice['label']): SettingChoice => ({ value, label });

/** Writes one of the titles in other languages. */
const writeTitle = (language: 'en' | 'zhtw' | 'vi') => (document: object, id: string, value: unknown) => {
  const widget = findWidget(document, id);
  if (widget) widget.titles[language] = typeof value === 'string' ? value : '';
};

/** Writes a number that is never empty. */
const writeNumber = (key: string, least: number) => (document: object, id: string, value: unknown) => {
  const widget = findWidget(document, id);
  if (widget) Object.assign(widget, { [key]: typeof value === 'number' ? Math.round(value) : least });
};

/** Writes a text, a colour or an address; nothing is ''. */
const writeText = (key: string) => (document: object, id: string, value: unknown) => {
  const widget = findWidget(document, id);
  if (widget) Object.assign(widget, { [key]: typeof value === 'string' ? value : '' });
};

type WidgetSettings = readonly Setting<FlatWidget>[];

const number = (key: string, label: Setting<FlatWidget>['label'], least: number, most: number, more = {}) => ({
  ...{ key, label, kind: 'number', min: least, max: most, write: writeNumber(key, Math.max(0, least)) },
  ...more,
});

const color = (key: string, label: Setting<FlatWidget>['label']) => ({
  ...{ key, label, kind: 'color', write: writeText(key) },
});

/** How each setting that kinds name is edited; several stand for one name where they belong together. */
const SETTINGS: Readonly<Record<WidgetSetting, WidgetSettings>> = {
  ...dataSettings(findWidget),
  refresh: [
    {
      key: 'refresh',
      label: card('refresh'),
      kind: 'choice',
      choices: (['live', 'timed', 'manual'] as const).map((when) => choice(when, card(when))),
    },
    number('seconds', card('seconds'), 10, 3_600, {
      visibleWhen: ({ refresh }: FlatWidget) => refresh === 'timed',
    }),
  ],
  text: [
    { key: 'text', label: word('text'), kind: 'longText', maxLength: 2_000, single: true, write: writeText('text') },
  ],
  format: [
    {
      key: 'format',
      label: word('format'),
      kind: 'choice',
      choices: [
        choice('full', word('formatFull')),
        choice('dateTime', word('formatDateTime')),
        choice('date', word('formatDate')),
        choice('time', word('formatTime')),
        choice('none', word('formatNone')),
      ],
    },
  ],
  freshness: [{ key: 'freshness', label: word('freshness'), kind: 'flag' }],
  map: [
    { key: 'map', label: word('map'), kind: 'text', maxLength: 50, help: word('mapHelp'), write: writeText('map') },
  ],
  panel: [
    {
      key: 'panel',
      label: word('panel'),
      kind: 'choice',
      choices: (Object.keys(PANELS) as ScreenPanel[]).map((panel) =>
        choice(panel, inAllLanguages(screenMessages, panel)),
      ),
    },
  ],
  address: [
    {
      ...{ key: 'address', label: word('address'), kind: 'text', maxLength: 1_000 },
      ...{ help: word('addressHelp'), write: writeText('address') },
    },
  ],
  webAddress: [
    {
      ...{ key: 'address', label: word('webAddress'), kind: 'text', maxLength: 1_000 },
      ...{ help: word('webAddressHelp'), write: writeText('address') },
    },
  ],
  alternative: [
    {
      ...{ key: 'alternative', label: card('alternative'), kind: 'text', maxLength: 200 },
      write: writeText('alternative'),
    },
  ],
  unit: [{ key: 'unit', label: card('unit'), kind: 'text', maxLength: 10, write: writeText('unit') }],
  full: [number('full', word('full'), 0, 1e12, { help: word('fullHelp') })],
  flips: [{ key: 'flips', label: word('flips'), kind: 'flag' }],
  compares: [{ key: 'compares', label: card('compares'), kind: 'flag' }],
  pace: [number('pace', word('pace'), 0, 60, { help: word('paceHelp') })],
  align: [
    {
      key: 'align',
      label: word('align'),
      kind: 'choice',
      choices: [choice('left', word('left')), choice('center', word('center')), choice('right', word('right'))],
    },
  ],
  bold: [{ key: 'bold', label: word('bold'), kind: 'flag' }],
  fontSize: [number('fontSize', word('fontSize'), 0, 400, { help: word('fontSizeHelp') })],
  color: [color('color', word('color'))],
  form: [
    {
      key: 'form',
      label: word('form'),
      kind: 'choice',
      choices: [
        choice('panel', word('formPanel')),
        choice('outline', word('formOutline')),
        choice('bar', word('formBar')),
        choice('line', word('formLine')),
      ],
    },
  ],
  fit: [
    {
      key: 'fit',
      label: word('fit'),
      kind: 'choice',
      choices: [choice('cover', word('cover')), choice('contain', word('contain')), choice('fill', word('fill'))],
    },
  ],
};

/** A setting for the widgets of the kinds that name it in a tab. */
function settingsOf(tab: 'data' | 'look', names: readonly WidgetSetting[]): WidgetSettings {
  return names.flatMap((name) =>
    SETTINGS[name].map((setting) => ({
      ...setting,
      visibleWhen: (widget: FlatWidget) =>
        WIDGETS[widget.kind].settings[tab].includes(name) && (setting.visibleWhen?.(widget) ?? true),
    })),
  );
}

const group = (
  id: string,
  label: Setting<FlatWidget>['label'],
  settings: WidgetSettings,
): SettingGroup<FlatWidget> => ({ id, label, settings });

const title = (key: string, label: Setting<FlatWidget>['label'], write?: Setting<FlatWidget>['write']) => ({
  ...{ key, label, kind: 'text', maxLength: 60, single: true, write: write ?? writeText(key) },
});

/** What is set in each tab of the panel. */
export const WIDGET_TABS = {
  data: [
    group('widget', other('widget'), [title('title', other('title'))]),
    group(
      'content',
      word('text'),
      settingsOf('data', ['text', 'format', 'freshness', 'panel', 'map', 'address', 'webAddress', 'alternative']),
    ),
    group('dataSet', dataWord('dataSet'), settingsOf('data', ['dataSet', 'conditions'])),
    group('shape', dataWord('shape'), settingsOf('data', ['dimension', 'measures', 'columns', 'order', 'listOrder'])),
    group('refreshing', card('refreshing'), settingsOf('data', ['refresh'])),
  ],
  look: [
    group('place', word('place'), [
      number('x', word('x'), -20_000, 20_000),
      number('y', word('y'), -20_000, 20_000),
      number('w', word('w'), 1, 16_000),
      number('h', word('h'), 1, 16_000),
      number('rotation', word('rotation'), 0, 359, { unit: '°' }),
    ]),
    group(
      'look',
      card('look'),
      settingsOf('look', [
        ...([
          'form',
          'fontSize',
          'color',
          'align',
          'bold',
          'unit',
          'full',
          'flips',
          'compares',
          'pace',
          'fit',
        ] as const),
      ]),
    ),
    group('frame', word('frame'), [
      {
        key: 'frame',
        label: word('frame'),
        kind: 'choice',
        choices: [
          choice('panel', word('framePanel')),
          choice('plain', word('framePlain')),
          choice('none', word('frameNone')),
        ],
      },
      color('background', word('background')),
      number('opacity', word('opacity'), 10, 100, { unit: '%', write: writeNumber('opacity', 100) }),
    ]),
    group('languages', card('languages'), [
      title('titleEn', card('titleEn'), writeTitle('en')),
      title('titleZhtw', card('titleZhtw'), writeTitle('zhtw')),
      title('titleVi', card('titleVi'), writeTitle('vi')),
    ]),
  ],
  action: [
    group('click', card('click'), [
      { key: 'opens', label: card('opens'), kind: 'page', help: card('addressHelp'), write: writeText('opens') },
    ]),
  ],
} as const satisfies Record<string, readonly SettingGroup<FlatWidget>[]>;
