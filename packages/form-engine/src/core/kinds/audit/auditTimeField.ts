import { accept, defineField, refuse } from '../../registry/defineField.js';
import { localDateTime } from '../date/dateValue.js';

const time = {
  tag: 'el-input',
  role: 'server' as const,
  settings: {},
  empty: () => null,
  coerce(raw: unknown) {
    if (raw === null || raw === undefined || raw === '') return accept(null);
    const value =
      typeof raw === 'number' ? raw : typeof raw === 'string' ? Date.parse(raw.replace(' ', 'T')) : Number.NaN;
    return Number.isFinite(value) ? accept(value) : refuse('date');
  },
  toText: (value: unknown) => (typeof value === 'number' ? localDateTime(value).slice(0, 16) : ''),
  column: 'datetime' as const,
  filter: () => ({ control: 'date-range' as const, operator: 'between' as const }),
  storage: () => ({ type: 'timestamptz' as const }),
};

/** When the record was created; milliseconds since 1970, filled by the server. */
export const createTimeField = defineField({
  ...time,
  kind: 'createTime',
  smartKeys: ['createTime'],
  onServer: { create: (_field, { now }) => now },
});

/** When the record was last changed; milliseconds since 1970, filled by the server. */
export const modifyTimeField = defineField({
  ...time,
  kind: 'modifyTime',
  smartKeys: ['modifyTime'],
  onServer: { update: (_field, { now }) => now },
});
