import { accept, defineField, type Issue, refuse } from '../../registry/defineField.js';
import { numberSetting } from '../../registry/settings.js';
import { isNumericText } from '../../validation/rules.js';

/** A number on a scale; null until it is moved. */
export const sliderField = defineField({
  kind: 'slider',
  smartKeys: ['slider'],
  tag: 'el-slider',
  role: 'input',
  settings: {
    min: numberSetting('min', 'min', 0),
    max: numberSetting('max', 'max', 100),
    step: numberSetting('step', 'step', 1),
  },
  empty: () => null,
  coerce(raw) {
    if (raw === null || raw === undefined || raw === '') return accept(null);
    const value = typeof raw === 'string' && isNumericText(raw.trim()) ? Number(raw) : raw;
    return typeof value === 'number' && Number.isFinite(value) ? accept(value) : refuse('number');
  },
  check(value, { min = 0, max = 100 }): Issue | undefined {
    const number = value as number;
    if (number < min) return { key: 'min', params: { min } };
    return number > max ? { key: 'max', params: { max } } : undefined;
  },
  align: 'right',
  column: 'number',
  toText: (value) => (typeof value === 'number' ? String(value) : ''),
  filter: () => ({ control: 'number-range', operator: 'between' }),
  storage: () => ({ type: 'numeric', precision: 24, scale: 6 }),
});
