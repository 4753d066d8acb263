import { defineField } from '../../registry/defineField.js';
import { flagSetting } from '../../registry/settings.js';
import { uniqueSettings } from '../../registry/uniqueSettings.js';
import { choiceSettings, multipleSetting } from './choiceSettings.js';
import { checkMembership, coerceId, coerceIds, optionText } from './choiceValue.js';

/** One or several options from a drop-down. */
export const selectField = defineField({
  kind: 'select',
  smartKeys: ['select'],
  tag: 'el-select',
  role: 'input',
  settings: {
    ...choiceSettings,
    multiple: multipleSetting,
    filterable: flagSetting('filterable', 'filterable'),
    ...uniqueSettings,
  },
  empty: (field) => (field.multiple ? [] : ''),
  coerce: (raw, field) => (field.multiple ? coerceIds(raw) : coerceId(raw)),
  check: checkMembership,
  toText: optionText,
  column: 'option',
  filter: (field) => ({ control: 'select', operator: field.multiple ? 'includes' : 'equal' }),
  storage: (field) => (field.multiple ? { type: 'jsonb' } : { type: 'text', length: 200 }),
});
