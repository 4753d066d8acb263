import { defineField } from '../../registry/defineField.js';
import { choiceSetting } from '../../registry/settings.js';
import { uniqueSettings } from '../../registry/uniqueSettings.js';
import { coerceDate } from './dateValue.js';

/** A day, or a point in time. */
export const dateField = defineField({
  kind: 'date',
  smartKeys: ['date', 'datePicker'],
  tag: 'el-date-picker',
  role: 'input',
  settings: { dateType: choiceSetting('type', 'dateType', ['date', 'datetime'], 'date'), ...uniqueSettings },
  empty: () => null,
  coerce: (raw, field) => coerceDate(raw, field.dateType),
  toText: (value) => (typeof value === 'string' ? value : ''),
  apiValue: {
    read: (raw, { dateType }) => {
      const read = coerceDate(raw, dateType);
      return read.ok ? read.value : null;
    },
    // a text without a zone is a time of this machine only with both day and clock
    write: (value) =>
      typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}T00:00:00`.slice(0, 19)) : null,
  },
  column: 'date',
  filter: () => ({ control: 'date-range', operator: 'between' }),
  storage: (field) => ({ type: field.dateType === 'date' ? 'date' : 'timestamptz' }),
});
