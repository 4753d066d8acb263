import { defineField } from '../../registry/defineField.js';
import { numberSetting } from '../../registry/settings.js';
import { checkText, coerceText, plainText, textLength } from './textValue.js';

/** Text of several lines. */
export const textareaField = defineField({
  kind: 'textarea',
  smartKeys: ['textarea'],
  tag: 'el-input',
  role: 'input',
  settings: {
    maxLength: numberSetting('maxlength', 'maxLength'),
    rows: numberSetting('rows', 'rows', 3),
  },
  empty: () => '',
  coerce: (raw) => coerceText(raw, { trim: false }),
  check: (value, field) => checkText(value, { maxLength: field.maxLength }),
  toText: plainText,
  print: { isWide: true },
  storage: (field) => ({ type: 'text', length: textLength(field.maxLength, 2000) }),
});
