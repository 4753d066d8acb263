import { accept, defineField } from '../../registry/defineField.js';
import { uniqueSettings } from '../../registry/uniqueSettings.js';
import { checkText, coerceText, plainText } from './textValue.js';

/** A licence plate; letters are stored in capitals. */
export const plateField = defineField({
  kind: 'plate',
  smartKeys: ['plateInput'],
  tag: 'el-input',
  role: 'input',
  settings: uniqueSettings,
  empty: () => '',
  coerce(raw) {
    const result = coerceText(raw, { trim: true });
    return result.ok ? accept((result.value as string).toUpperCase().replace(/[·\s]/g, '')) : result;
  },
  check: (value) => checkText(value, { rule: 'plate' }),
  toText: plainText,
  storage: () => ({ type: 'text', length: 16 }),
});
