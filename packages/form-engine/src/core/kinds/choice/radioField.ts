import { defineField } from '../../registry/defineField.js';
import { uniqueSettings } from '../../registry/uniqueSettings.js';
import { choiceSettings } from './choiceSettings.js';
import { checkMembership, coerceId, optionText } from './choiceValue.js';

/** One of a few options, all visible. */
export const radioField = defineField({
  kind: 'radio',
  smartKeys: ['radio'],
  tag: 'el-radio-group',
  role: 'input',
  settings: { ...choiceSettings, ...uniqueSettings },
  empty: () => '',
  coerce: coerceId,
  check: checkMembership,
  toText: optionText,
  column: 'option',
  filter: () => ({ control: 'select', operator: 'equal' }),
  storage: () => ({ type: 'text', length: 200 }),
});
