import { accept, defineField } from '../../core/registry/defineField.js';
import { flagSetting, textSetting } from '../../core/registry/settings.js';
import { formatNumber } from '../number/formatNumber.js';
import { formulaSetting } from './formulaSetting.js';

/** A read-only result of a formula over the record, a text with 2 decimals: "3600.00". */
export const calculateField = defineField({
  kind: 'calculate',
  smartKeys: ['calculate'],
  tag: 'calculate',
  role: 'computed',
  settings: {
    formula: formulaSetting,
    append: textSetting('__slot__.append', 'append'),
    thousands: flagSetting('thousands', 'thousands', true),
  },
  empty: () => '0.00',
  coerce: (raw) => accept(formatNumber(raw, { precision: 2 }) || '0.00'),
  toText: (value, field) => formatNumber(value, { precision: 2, thousands: field.thousands }),
  storage: () => ({ type: 'numeric', precision: 24, scale: 2 }),
});
