import { type ContainerNode, type PanelsNode } from '../document/LayoutNode.js';
import { readNumber } from '../document/readWire.js';
import { baseSettings } from './baseSettings.js';
import { choiceSetting, flagSetting, type Setting, type Settings, textSetting } from './settings.js';

/** A kind of container as data; a new one is an entry of `layoutKinds` and its drawing in the renderer. */
export interface LayoutKind {
  type: ContainerNode['type'] | PanelsNode['type'];
  /** Control types of the stored format that mean it; the first one is written. */
  smartKeys: readonly [string, ...string[]];
  /** Component name written for a new node. */
  tag: string;
  holds: 'children' | 'panels';
  settings: Settings;
}

const { span, visibility, noShow, visibleWhen } = baseSettings;
const omitted = <Value>(setting: Setting<Value>): Setting<Value> => ({ ...setting, omitDefault: true });
const shared = { span, visibility: omitted(visibility), noShow: omitted(noShow), visibleWhen };

/** Panels open at first: one name or number, or a list of them. */
const active: Setting<string[]> = {
  label: 'active',
  editor: 'names',
  wire: '__config__.active',
  alsoAt: 'active',
  defaultValue: [],
  omitDefault: true,
  read: (raw) => (Array.isArray(raw) ? raw : raw === undefined || raw === null ? [] : [raw]).map(String),
};

const gridColumns: Setting<number> = {
  label: 'gridColumns',
  editor: 'number',
  wire: 'columns',
  defaultValue: 4,
  read: (raw, path) => Math.min(12, Math.max(1, Math.round(readNumber(raw, path) ?? 4))),
};

const panelSettings = {
  ...shared,
  active,
  accordion: omitted(flagSetting('accordion', 'accordion')),
  tabPosition: omitted(choiceSetting('tab-position', 'tabPosition', ['top', 'left', 'right', 'bottom'], 'top')),
};

/** The containers of the product. */
export const layoutKinds: readonly LayoutKind[] = [
  {
    type: 'row',
    smartKeys: ['row'],
    tag: 'el-row',
    holds: 'children',
    settings: { ...shared, title: omitted(textSetting('title', 'title')) },
  },
  {
    type: 'card',
    smartKeys: ['card'],
    tag: 'el-card',
    holds: 'children',
    settings: { ...shared, title: textSetting('header', 'title') },
  },
  {
    type: 'group',
    smartKeys: ['group'],
    tag: 'group',
    holds: 'children',
    settings: { ...shared, title: textSetting('content', 'title') },
  },
  {
    type: 'grid',
    smartKeys: ['grid'],
    tag: 'form-grid',
    holds: 'children',
    settings: {
      ...shared,
      title: omitted(textSetting('title', 'title')),
      columns: gridColumns,
      bordered: flagSetting('bordered', 'bordered', true),
    },
  },
  { type: 'tabs', smartKeys: ['tab', 'tabs'], tag: 'el-tab', holds: 'panels', settings: panelSettings },
  { type: 'collapse', smartKeys: ['collapse'], tag: 'el-collapse', holds: 'panels', settings: panelSettings },
  { type: 'steps', smartKeys: ['steps'], tag: 'el-steps', holds: 'panels', settings: panelSettings },
];

/** Settings of a panel of tabs, a collapse or steps. */
export const panelKindSettings: Settings = {
  title: { ...textSetting('title', 'title'), alsoAt: 'label' },
  name: omitted(textSetting('name', 'label')),
};

/** The container that a control type means. */
export function layoutKindOf(smartKey: string): LayoutKind | undefined {
  return layoutKinds.find(({ smartKeys }) => smartKeys.includes(smartKey));
}
