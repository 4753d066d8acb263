import { defineField } from '../../core/registry/defineField.js';
import { choiceSetting } from '../../core/registry/settings.js';
import { coerceDate } from './dateValue.js';

/** A day, or a point in time. */
export const dateField = defineField({
  kind: 'date',
  smartKeys: ['date', 'datePicker'],
  tag: 'el-date-picker',
  role: 'input',
  settings: { dateType: choiceSetting('type', 'dateType', ['date', 'datetime'], 'date') },
  empty: () => null,
  coerce: (raw, field) => coerceDate(raw, field.dateType),
  toText: (value) => (typeof value === 'string' ? value : ''),
  storage: (field) => ({ type: field.dateType === 'date' ? 'date' : 'timestamptz' }),
});
