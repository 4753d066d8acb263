import { accept, defineField, refuse } from '../../registry/defineField.js';
import { choiceSetting } from '../../registry/settings.js';
import { coerceDate } from './dateValue.js';

/** A first and a last day (or point in time) `[start, end]`; [] when empty. */
export const dateRangeField = defineField({
  kind: 'dateRange',
  smartKeys: ['dateRange'],
  tag: 'el-date-picker',
  role: 'input',
  settings: { dateType: choiceSetting('type', 'dateType', ['daterange', 'datetimerange'], 'daterange') },
  empty: () => [],
  coerce(raw, field) {
    if (raw === null || raw === undefined || raw === '' || (Array.isArray(raw) && raw.length === 0)) return accept([]);
    if (!Array.isArray(raw) || raw.length !== 2) return refuse('date');
    const type = field.dateType === 'daterange' ? 'date' : 'datetime';
    const start = coerceDate(raw[0], type);
    const end = coerceDate(raw[1], type);
    if (!start.ok || !end.ok || (start.value === null) !== (end.value === null)) return refuse('date');
    return accept(start.value === null ? [] : [start.value, end.value]);
  },
  check: (value) => {
    const [start = '', end = ''] = value as string[];
    return end < start ? { key: 'dateOrder' } : undefined;
  },
  filter: () => ({ control: 'date-range', operator: 'between' }),
  toText: (value) => (Array.isArray(value) ? value.join(' – ') : ''),
  storage: () => ({ type: 'jsonb' }),
});
