import { defineField } from '../../registry/defineField.js';
import { flagSetting } from '../../registry/settings.js';
import { coerceTime } from './dateValue.js';

/** A time of day. */
export const timeField = defineField({
  kind: 'time',
  smartKeys: ['time', 'timePicker'],
  tag: 'el-time-picker',
  role: 'input',
  settings: { seconds: flagSetting('seconds', 'seconds', true) },
  empty: () => null,
  coerce: (raw, field) => coerceTime(raw, field.seconds),
  toText: (value) => (typeof value === 'string' ? value : ''),
  storage: () => ({ type: 'text', length: 8 }),
});
