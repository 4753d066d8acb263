import { fixedNumber } from '../../expressions/calculate.js';
import { asNumber } from '../../expressions/ExpressionValue.js';
import { accept, defineField, type Issue, refuse } from '../../registry/defineField.js';
import { flagSetting, numberSetting, wordsSetting } from '../../registry/settings.js';
import { uniqueSettings } from '../../registry/uniqueSettings.js';
import { isNumericText } from '../../validation/rules.js';
import { formatNumber } from './formatNumber.js';

/** A number; null when empty. */
export const numberField = defineField({
  kind: 'number',
  smartKeys: ['numInput'],
  tag: 'el-input-number',
  role: 'input',
  settings: {
    min: numberSetting('min', 'min'),
    max: numberSetting('max', 'max'),
    /** Decimals that may be typed and are shown; absent = any up to 6. */
    precision: numberSetting('precision', 'precision'),
    step: numberSetting('step', 'step', 1),
    prepend: wordsSetting('__slot__.prepend', 'prepend'),
    append: wordsSetting('__slot__.append', 'append'),
    thousands: flagSetting('thousands', 'thousands'),
    ...uniqueSettings,
  },
  empty: () => null,
  coerce(raw) {
    if (raw === null || raw === undefined || raw === '') return accept(null);
    const value = typeof raw === 'string' && isNumericText(raw.trim()) ? Number(raw) : raw;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('number');
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return refuse('max', { max: Number.MAX_SAFE_INTEGER });
    return accept(value);
  },
  fromExpression(result, field) {
    if (result === undefined || (typeof result !== 'number' && !asNumber(result))) return null;
    const rounded = Number(fixedNumber(result, scaleOf(field)));
    return Math.abs(rounded) > Number.MAX_SAFE_INTEGER ? null : rounded;
  },
  check(value, field): Issue | undefined {
    const number = value as number;
    if (field.min !== undefined && number < field.min) return { key: 'min', params: { min: field.min } };
    if (field.max !== undefined && number > field.max) return { key: 'max', params: { max: field.max } };
    const precision = field.precision ?? MAX_SCALE;
    // the shortest decimal of a double with so many places reads back as the same double
    const scaled = number * 10 ** precision;
    if (Math.round(scaled) !== scaled && Number(number.toFixed(Math.max(0, precision))) !== number)
      return { key: 'precision', params: { precision } };
    return undefined;
  },
  align: 'right',
  column: 'number',
  toText: (value, field) => formatNumber(value, field),
  filter: () => ({ control: 'number-range', operator: 'between' }),
  storage: (field) => ({ type: 'numeric', precision: 24, scale: scaleOf(field) }),
});

const MAX_SCALE = 6;

/** Decimals that are kept. */
function scaleOf({ precision = MAX_SCALE }: { precision?: number | undefined }): number {
  return Math.min(Math.max(precision, 0), MAX_SCALE);
}
