import { defineField } from '../../registry/defineField.js';
import { choiceSettings } from './choiceSettings.js';
import { checkMembership, coerceIds, optionText } from './choiceValue.js';

/** Several of a few options, all visible. */
export const checkboxField = defineField({
  kind: 'checkbox',
  smartKeys: ['checkbox'],
  tag: 'el-checkbox-group',
  role: 'input',
  settings: choiceSettings,
  empty: () => [],
  coerce: coerceIds,
  check: checkMembership,
  toText: optionText,
  filter: () => ({ control: 'select', operator: 'includes' }),
  storage: () => ({ type: 'jsonb' }),
});
