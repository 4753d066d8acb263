import { accept, defineField, refuse } from '../../registry/defineField.js';
import { flagSetting } from '../../registry/settings.js';
import { coerceTime } from './dateValue.js';

/** A first and a last time of day `[start, end]`; [] when empty. */
export const timeRangeField = defineField({
  kind: 'timeRange',
  smartKeys: ['timeRange'],
  tag: 'el-time-picker',
  role: 'input',
  settings: { seconds: flagSetting('seconds', 'seconds', true) },
  empty: () => [],
  coerce(raw, field) {
    if (raw === null || raw === undefined || raw === '' || (Array.isArray(raw) && raw.length === 0)) return accept([]);
    if (!Array.isArray(raw) || raw.length !== 2) return refuse('time');
    const [start, end] = raw.map((time: unknown) => coerceTime(time, field.seconds));
    if (!start?.ok || !end?.ok) return refuse('time');
    return accept(start.value === null && end.value === null ? [] : [start.value, end.value]);
  },
  check: (value) => {
    const [start, end] = value as (string | null)[];
    if (start === null || end === null) return { key: 'time' };
    return (end ?? '') < (start ?? '') ? { key: 'dateOrder' } : undefined;
  },
  toText: (value) => (Array.isArray(value) ? value.map((time) => String(time ?? '')).join(' – ') : ''),
  // what has a time in common with the one asked for
  filter: () => ({ control: 'own', operator: 'between' }),
  storage: () => ({ type: 'jsonb' }),
});
