import { FormDocumentError } from '../document/FormDocumentError.js';
import { isRecord, readNumber, readText } from '../document/readWire.js';
import { baseSettings } from '../registry/baseSettings.js';
import {
  choiceSetting,
  flagSetting,
  referenceSetting,
  type Setting,
  textSetting,
  widthSetting,
} from '../registry/settings.js';
import { COLUMN_FORMATS } from './formatColumn.js';
import { DEFAULT_LAYOUTS, LIST_LAYOUTS, type ListLayout } from './listLayouts.js';
import {
  type ColumnColour,
  DETAIL_PLACES,
  type ListColumn,
  type ListFilter,
  type ListSearch,
} from './ListDefinition.js';
import { CARD_PLACES } from './phoneList.js';
import { type RelatedTabSetting } from './relatedTabs.js';

const label = textSetting('label', 'label');

/** Stored as the numbers 1, 2, 3. */
const SEARCH_MODES = ['equal', 'like', 'between'] as const;

const mode: Setting<ListSearch['mode']> = {
  label: 'searchMode',
  editor: 'choice',
  wire: 'searchType',
  defaultValue: 'equal',
  choices: SEARCH_MODES,
  read: (raw, path) => SEARCH_MODES[(readNumber(raw, path) ?? 1) - 1] ?? 'equal',
  write(value, stored) {
    const number = SEARCH_MODES.indexOf(value) + 1;
    return typeof stored === 'string' ? String(number) : number;
  },
};

const fixed: Setting<ListColumn['fixed']> = {
  label: 'fixed',
  editor: 'choice',
  wire: 'fixed',
  defaultValue: undefined,
  choices: ['left', 'right'],
  read: (raw) => (raw === 'left' || raw === 'right' ? raw : undefined),
};

const omitted = <Value>(setting: Setting<Value>): Setting<Value> => ({ ...setting, omitDefault: true });

/** A list of small objects that are written back with what they hold besides. */
function objectsSetting<Item extends object>(
  wire: string,
  label: Setting<Item[]>['label'],
  readItem: (raw: Readonly<Record<string, unknown>>, path: string) => Item,
): Setting<Item[]> {
  const read: Setting<Item[]>['read'] = (raw, path) => {
    if (raw === undefined || raw === null || raw === '') return [];
    if (!Array.isArray(raw) || raw.length > MOST_OBJECTS)
      throw new FormDocumentError('type', path, 'must be a short list');
    return raw.map((item: unknown, index) => {
      const at = `${path}[${index}]`;
      if (!isRecord(item)) throw new FormDocumentError('type', at, 'must be an object');
      return readItem(item, at);
    });
  };
  return {
    label,
    editor: 'any',
    wire,
    defaultValue: [],
    omitDefault: true,
    read,
    write: (items, stored) => {
      const before = Array.isArray(stored) ? (stored as unknown[]) : [];
      return items.map((item, index) => ({ ...(isRecord(before[index]) ? before[index] : {}), ...item }));
    },
  };
}

const MOST_OBJECTS = 50;
const TONES = ['success', 'warning', 'danger', 'info'] as const;

const colours = objectsSetting<ColumnColour>('colours', 'colours', (raw, path) => ({
  when: readText(raw.when, `${path}.when`),
  tone: TONES.find((tone) => tone === raw.tone) ?? 'warning',
}));

const filters = objectsSetting<ListFilter>('dataFilters', 'filters', (raw, path) => ({
  field: readText(raw.field, `${path}.field`),
  mode: SEARCH_MODES.find((mode) => mode === raw.mode) ?? 'equal',
  value: readText(raw.value, `${path}.value`),
  until: readText(raw.until, `${path}.until`),
}));

const related = objectsSetting<RelatedTabSetting>('relatedTabs', 'related', (raw, path) => ({
  modelId: readText(raw.modelId, `${path}.modelId`),
  field: readText(raw.field, `${path}.field`),
  hidden: raw.hidden === true,
}));

const decimals: Setting<number | undefined> = {
  label: 'precision',
  editor: 'number',
  wire: 'decimals',
  defaultValue: undefined,
  omitDefault: true,
  read(raw, path) {
    const number = readNumber(raw, path);
    return number === undefined ? undefined : Math.min(8, Math.max(0, Math.round(number)));
  },
};

/** Settings of a search field; `ListSearch` says what they mean. */
export const searchSettings = {
  label,
  mode,
  initial: omitted(textSetting('initial', 'initial')),
  initialUntil: omitted(textSetting('initialUntil', 'initialUntil')),
};

/** Settings of a column; `ListColumn` says what they mean. */
export const columnSettings = {
  label,
  width: widthSetting('width', 'width'),
  align: choiceSetting('align', 'align', ['left', 'center', 'right'], 'left'),
  sortable: flagSetting('sortable', 'sortable'),
  fixed,
  visibility: { ...baseSettings.visibility, wire: 'visibility' },
  aggregate: omitted(choiceSetting('aggregate', 'aggregate', ['', 'sum', 'avg', 'min', 'max', 'count'], '')),
  colours,
  format: omitted(choiceSetting('format', 'columnFormat', COLUMN_FORMATS, '')),
  decimals,
  unit: omitted(textSetting('unit', 'unit')),
  card: omitted(choiceSetting('card', 'cardPlace', CARD_PLACES, '')),
};

/** Settings of a button. */
export const buttonSettings = {
  label,
  action: omitted(choiceSetting('action', 'buttonAction', ['standard', 'form', 'link', 'interface'], 'standard')),
  address: omitted(textSetting('address', 'address')),
  interfaceId: omitted(referenceSetting('interfaceId', 'interfaceId', { of: 'interface' })),
  confirm: omitted(textSetting('confirm', 'confirmText')),
  visibleWhen: omitted(textSetting('visibleWhen', 'visibleWhen', '', 'expression')),
  tone: omitted(choiceSetting('tone', 'buttonTone', ['default', 'danger'], 'default')),
};

const layouts: Setting<ListLayout[]> = {
  label: 'layouts',
  editor: 'names',
  wire: 'layouts',
  defaultValue: [...DEFAULT_LAYOUTS],
  omitDefault: true,
  choices: LIST_LAYOUTS,
  read: (raw) => (Array.isArray(raw) ? LIST_LAYOUTS.filter((layout) => raw.includes(layout)) : [...DEFAULT_LAYOUTS]),
};

/** Settings of a list as a whole. */
export const listSettings = {
  filters,
  related,
  layouts,
  startLayout: omitted(choiceSetting('startLayout', 'startLayout', LIST_LAYOUTS, 'table')),
  groupField: omitted(textSetting('groupField', 'groupField')),
  boardField: omitted(textSetting('boardField', 'boardField')),
  calendarStart: omitted(textSetting('calendarStart', 'calendarStart')),
  calendarEnd: omitted(textSetting('calendarEnd', 'calendarEnd')),
  treeField: omitted(textSetting('treeField', 'treeField')),
  detailPlace: omitted(choiceSetting('detailPlace', 'detailPlace', DETAIL_PLACES, 'dialog')),
  hasPage: flagSetting('hasPage', 'hasPage', true),
  pageSize: {
    label: 'pageSize',
    editor: 'number',
    wire: 'pageSize',
    defaultValue: 20,
    read: (raw, path) => Math.min(500, Math.max(1, Math.round(readNumber(raw, path) ?? 20))),
  } satisfies Setting<number>,
};
