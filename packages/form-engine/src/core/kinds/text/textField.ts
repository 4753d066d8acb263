import { defineField } from '../../registry/defineField.js';
import { choiceSetting, flagSetting, numberSetting, wordsSetting } from '../../registry/settings.js';
import { uniqueSettings } from '../../registry/uniqueSettings.js';
import { RULE_NAMES } from '../../validation/rules.js';
import { checkText, coerceText, plainText, textLength } from './textValue.js';

/** One line of text. */
export const textField = defineField({
  kind: 'text',
  smartKeys: ['comInput', 'input'],
  tag: 'el-input',
  role: 'input',
  settings: {
    maxLength: numberSetting('maxlength', 'maxLength'),
    prepend: wordsSetting('__slot__.prepend', 'prepend'),
    append: wordsSetting('__slot__.append', 'append'),
    /** Reusable rule that a filled text must keep. */
    rule: choiceSetting('__config__.rule', 'rule', ['', ...RULE_NAMES], ''),
    /** Typed characters are not shown. */
    secret: flagSetting('show-password', 'secret'),
    ...uniqueSettings,
  },
  empty: () => '',
  coerce: (raw) => coerceText(raw, { trim: true }),
  check: checkText,
  toText: (value, field) => (field.secret ? '' : plainText(value)),
  storage: (field) => ({ type: 'text', length: textLength(field.maxLength, 500) }),
});
