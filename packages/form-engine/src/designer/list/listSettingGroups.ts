import { inAllLanguages } from '../../editor/historyCommands.js';
import { type SettingGroup } from '../../editor/settings.js';
import { settingMessages, type SettingLabel } from '../../core/registry/settingMessages.js';
import { type ListColumn } from '../../core/list/ListDefinition.js';
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
    settings: [{ key: 'sortable', kind: 'flag', label: name('sortable') }],
  },
];
