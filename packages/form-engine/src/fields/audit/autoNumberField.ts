import { accept, defineField } from '../../core/registry/defineField.js';
import { textSetting } from '../../core/registry/settings.js';
import { plainText } from '../text/textValue.js';

/** A number that the server gives out by a bill rule when the record is created. */
export const autoNumberField = defineField({
  kind: 'autoNumber',
  smartKeys: ['billRule'],
  tag: 'bill-rule',
  role: 'server',
  settings: {
    /** enCode of the bill rule. */
    billRule: textSetting('__config__.rule', 'billRule'),
  },
  empty: () => '',
  coerce: (raw) => accept(plainText(raw)),
  toText: plainText,
  storage: () => ({ type: 'text', length: 100 }),
});
