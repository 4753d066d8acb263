import { readNumber } from '../document/readWire.js';
import { baseSettings } from '../registry/baseSettings.js';
import { choiceSetting, flagSetting, type Setting, textSetting, widthSetting } from '../registry/settings.js';
import { type ListColumn, type ListSearch } from './ListDefinition.js';

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

/** Settings of a search field; `ListSearch` says what they mean. */
export const searchSettings = { label, mode };

/** Settings of a column; `ListColumn` says what they mean. */
export const columnSettings = {
  label,
  width: widthSetting('width', 'width'),
  align: choiceSetting('align', 'align', ['left', 'center', 'right'], 'left'),
  sortable: flagSetting('sortable', 'sortable'),
  fixed,
  visibility: { ...baseSettings.visibility, wire: 'visibility' },
};

/** Settings of a button. */
export const buttonSettings = { label };

/** Settings of a list as a whole. */
export const listSettings = {
  hasPage: flagSetting('hasPage', 'hasPage', true),
  pageSize: {
    label: 'pageSize',
    editor: 'number',
    wire: 'pageSize',
    defaultValue: 20,
    read: (raw, path) => Math.min(500, Math.max(1, Math.round(readNumber(raw, path) ?? 20))),
  } satisfies Setting<number>,
};
