import { accept, defineField } from '../../registry/defineField.js';
import { referenceSetting } from '../../registry/settings.js';
import { plainText } from '../text/textValue.js';

/** A number that the server gives out by a bill rule when the record is created. */
export const autoNumberField = defineField({
  kind: 'autoNumber',
  smartKeys: ['billRule'],
  tag: 'bill-rule',
  role: 'server',
  settings: {
    /** enCode of the bill rule. */
    billRule: referenceSetting('__config__.rule', 'billRule', { of: 'billRule' }),
  },
  empty: () => '',
  coerce: (raw) => accept(plainText(raw)),
  toText: plainText,
  onServer: { create: ({ billRule }, { nextNumber }) => nextNumber(billRule) },
  storage: () => ({ type: 'text', length: 100 }),
});
