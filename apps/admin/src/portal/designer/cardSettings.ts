import { inAllLanguages, type Setting, type SettingChoice, type SettingGroup } from '@smart-admin/form-engine/editor';
import { CARDS } from '../cards/cards.js';
import { type CardSetting } from '../cards/defineCard.js';
import { cardSettingMessages } from './cardSettingMessages.js';
import { dataSettingMessages } from './dataSettingMessages.js';
import { dataSettings } from './dataSettings.js';
import { findCard, type FlatCard } from './flatCard.js';
import { portalDesignMessages } from './portalDesignMessages.js';

type CardKey = keyof (typeof cardSettingMessages)['zh'];
type DataKey = keyof (typeof dataSettingMessages)['zh'];
type OtherKey = keyof (typeof portalDesignMessages)['zh'];

const word = (key: CardKey) => inAllLanguages(cardSettingMessages, key);
const dataWord = (key: DataKey) => inAllLanguages(dataSettingMessages, key);
const other = (key: OtherKey) => inAllLanguages(portalDesignMessages, key);
const choice = (value: SettingChoice['value'], label: SettingChoice['label']): SettingChoice => ({ value, label });

/** Writes one of the titles in other languages. */
const writeTitle = (language: 'en' | 'zhtw' | 'vi') => (document: object, id: string, value: unknown) => {
  const card = findCard(document, id);
  if (card) card.titles[language] = typeof value === 'string' ? value : '';
};

type CardSettings = readonly Setting<FlatCard>[];

/** How each setting that kinds name is edited; several stand for one name where they belong together. */
const SETTINGS: Readonly<Record<CardSetting, CardSettings>> = {
  ...dataSettings(findCard),
  refresh: [
    {
      key: 'refresh',
      label: word('refresh'),
      kind: 'choice',
      choices: (['live', 'timed', 'manual'] as const).map((when) => choice(when, word(when))),
    },
    {
      key: 'seconds',
      label: word('seconds'),
      kind: 'number',
      min: 10,
      max: 3_600,
      visibleWhen: ({ refresh }) => refresh === 'timed',
    },
  ],
  opens: [
    { key: 'opens', label: word('opens'), kind: 'page', help: word('addressHelp') },
    {
      key: 'openText',
      label: word('openText'),
      kind: 'text',
      maxLength: 20,
      visibleWhen: ({ opens, kind }) => opens !== '' && kind !== 'figure',
    },
  ],
  carry: [
    {
      key: 'carry',
      label: word('carry'),
      kind: 'carry',
      single: true,
      help: word('carryHelp'),
      visibleWhen: ({ opens }) => opens !== '',
    },
  ],
  unit: [{ key: 'unit', label: word('unit'), kind: 'text', maxLength: 10 }],
  compares: [{ key: 'compares', label: word('compares'), kind: 'flag' }],
  form: [
    {
      key: 'form',
      label: word('form'),
      kind: 'choice',
      choices: [choice('column', word('columnForm')), choice('bar', word('barForm')), choice('ring', word('ringForm'))],
    },
  ],
  full: [{ key: 'full', label: word('full'), kind: 'number', min: 0, max: 1e12, help: word('fullHelp') }],
  count: [{ key: 'count', label: word('count'), kind: 'number', min: 1, max: 20 }],
  pages: [{ key: 'pages', label: word('pages'), kind: 'pages', single: true, help: word('pagesHelp') }],
  address: [{ key: 'address', label: word('address'), kind: 'text', maxLength: 1_000, help: word('addressHelp') }],
  html: [{ key: 'html', label: word('html'), kind: 'html', single: true }],
  alternative: [{ key: 'alternative', label: word('alternative'), kind: 'text', maxLength: 200 }],
  fit: [
    {
      key: 'fit',
      label: word('fit'),
      kind: 'choice',
      choices: [choice('cover', word('cover')), choice('contain', word('contain'))],
    },
  ],
};

/** A setting for the cards of the kinds that name it in a tab. */
function settingsOf(tab: 'data' | 'look', names: readonly CardSetting[]): CardSettings {
  return names.flatMap((name) =>
    SETTINGS[name].map((setting) => ({
      ...setting,
      visibleWhen: (card: FlatCard) =>
        CARDS[card.kind].settings[tab].includes(name) && (setting.visibleWhen?.(card) ?? true),
    })),
  );
}

const group = (id: string, label: Setting<FlatCard>['label'], settings: CardSettings): SettingGroup<FlatCard> => ({
  id,
  label,
  settings,
});

/** What is set in each tab of the panel. */
export const CARD_TABS = {
  data: [
    group('card', word('card'), [{ key: 'title', label: word('title'), kind: 'text', maxLength: 60, single: true }]),
    group('content', other('tabContent'), settingsOf('data', ['count', 'pages', 'address', 'alternative', 'html'])),
    group('dataSet', dataWord('dataSet'), settingsOf('data', ['dataSet', 'conditions'])),
    group('shape', dataWord('shape'), settingsOf('data', ['dimension', 'measures', 'columns', 'order', 'listOrder'])),
    group('refreshing', word('refreshing'), settingsOf('data', ['refresh'])),
    group('click', word('click'), settingsOf('data', ['opens', 'carry'])),
  ],
  look: [
    group('look', word('look'), settingsOf('look', ['form', 'unit', 'full', 'compares', 'fit'])),
    group('languages', word('languages'), [
      { key: 'titleEn', label: word('titleEn'), kind: 'text', maxLength: 60, single: true, write: writeTitle('en') },
      {
        key: 'titleZhtw',
        label: word('titleZhtw'),
        kind: 'text',
        maxLength: 60,
        single: true,
        write: writeTitle('zhtw'),
      },
      { key: 'titleVi', label: word('titleVi'), kind: 'text', maxLength: 60, single: true, write: writeTitle('vi') },
    ]),
    group('phone', other('phone'), [
      { key: 'hiddenOnPhones', label: other('hiddenOnPhones'), kind: 'flag' },
      {
        key: 'phoneOrder',
        label: other('phoneOrder'),
        kind: 'number',
        min: 0,
        max: 999,
        help: other('phoneOrderHelp'),
        visibleWhen: ({ hiddenOnPhones }) => !hiddenOnPhones,
      },
    ]),
  ],
  range: [
    group('range', other('range'), [
      { key: 'roleIds', label: other('roleIds'), kind: 'roles' },
      { key: 'organizeIds', label: other('organizeIds'), kind: 'organizes', help: other('rangeHelp') },
    ]),
  ],
} as const satisfies Record<string, readonly SettingGroup<FlatCard>[]>;
