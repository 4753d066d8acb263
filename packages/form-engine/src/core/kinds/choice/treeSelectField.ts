import { defineField } from '../../registry/defineField.js';
import { flagSetting } from '../../registry/settings.js';
import { choiceSettings, multipleSetting } from './choiceSettings.js';
import { checkMembership, coerceId, coerceIds, optionText } from './choiceValue.js';

/** One or several nodes of an option tree. */
export const treeSelectField = defineField({
  kind: 'treeSelect',
  smartKeys: ['treeSelect'],
  tag: 'el-tree-select',
  role: 'input',
  settings: { ...choiceSettings, multiple: multipleSetting, filterable: flagSetting('filterable', 'filterable') },
  empty: (field) => (field.multiple ? [] : ''),
  coerce: (raw, field) => (field.multiple ? coerceIds(raw) : coerceId(raw)),
  check: checkMembership,
  toText: optionText,
  column: 'option',
  filter: (field) => ({ control: 'select', operator: field.multiple ? 'includes' : 'equal' }),
  storage: (field) => (field.multiple ? { type: 'jsonb' } : { type: 'text', length: 200 }),
});
