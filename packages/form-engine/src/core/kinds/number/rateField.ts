import { accept, defineField, type Issue, refuse } from '../../registry/defineField.js';
import { flagSetting, numberSetting } from '../../registry/settings.js';
import { isNumericText } from '../../validation/rules.js';

/** A number of stars; null when nobody has rated. */
export const rateField = defineField({
  kind: 'rate',
  smartKeys: ['rate'],
  tag: 'el-rate',
  role: 'input',
  settings: {
    /** Number of stars. */
    max: { ...numberSetting('max', 'stars', 5), alsoAt: 'count' },
    allowHalf: { ...flagSetting('allow-half', 'allowHalf'), alsoAt: 'allowHalf' },
  },
  empty: () => null,
  coerce(raw) {
    if (raw === null || raw === undefined || raw === '' || raw === 0 || raw === '0') return accept(null);
    const value = typeof raw === 'string' && isNumericText(raw.trim()) ? Number(raw) : raw;
    return typeof value === 'number' && Number.isFinite(value) ? accept(value) : refuse('number');
  },
  check(value, { max, allowHalf }): Issue | undefined {
    const stars = value as number;
    if (stars < 0) return { key: 'min', params: { min: 0 } };
    if (stars > (max ?? 5)) return { key: 'max', params: { max: max ?? 5 } };
    return Number.isInteger(allowHalf ? stars * 2 : stars) ? undefined : { key: 'number' };
  },
  toText: (value, { max }) => (typeof value === 'number' ? `${value} / ${max ?? 5}` : ''),
  column: 'number',
  filter: () => ({ control: 'number-range', operator: 'between' }),
  storage: () => ({ type: 'numeric', precision: 5, scale: 1 }),
});
