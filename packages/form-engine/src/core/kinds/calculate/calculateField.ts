import { fixedNumber } from '../../expressions/calculate.js';
import { accept, defineField } from '../../registry/defineField.js';
import { flagSetting, numberSetting, wordsSetting } from '../../registry/settings.js';
import { formatNumber } from '../number/formatNumber.js';
import { formulaSetting } from './formulaSetting.js';

/** A read-only result of a formula over the record, a text with fixed decimals, half up: "3600.00". */
export const calculateField = defineField({
  kind: 'calculate',
  smartKeys: ['calculate'],
  tag: 'calculate',
  role: 'computed',
  align: 'right',
  column: 'number',
  settings: {
    formula: formulaSetting,
    append: wordsSetting('__slot__.append', 'append'),
    thousands: flagSetting('thousands', 'thousands', true),
    /** Decimals, from 0 to 6. Default 2. */
    precision: { ...numberSetting('precision', 'precision'), omitDefault: true },
  },
  empty: (field) => fixedNumber(undefined, decimals(field)),
  coerce: (raw, field) =>
    accept(formatNumber(raw, { precision: decimals(field) }) || fixedNumber(undefined, decimals(field))),
  formula: (field) => field.formula,
  fromExpression: (result, field) => fixedNumber(result, decimals(field)),
  toText: (value, field) => formatNumber(value, { precision: decimals(field), thousands: field.thousands }),
  filter: () => ({ control: 'number-range', operator: 'between' }),
  storage: (field) => ({ type: 'numeric', precision: 24, scale: decimals(field) }),
});

const MAX_SCALE = 6;

/** Decimals of a result. */
export function decimals({ precision }: { precision: number | undefined }): number {
  return Math.min(MAX_SCALE, Math.max(0, Math.floor(precision ?? 2)));
}
