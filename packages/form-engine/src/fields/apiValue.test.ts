import { expect, it } from 'vitest';
import { createField } from '../core/document/createField.js';
import { dateField } from '../core/kinds/date/dateField.js';
import { switchField } from '../core/kinds/switch/switchField.js';

it('a switch travels as 1 and 0', () => {
  const field = createField('switch', { id: 'on' });
  expect([1, 0].map((raw) => switchField.apiValue?.read(raw, field))).toEqual([true, false]);
  expect([true, false].map((value) => switchField.apiValue?.write(value, field))).toEqual([1, 0]);
});

it.each(['date', 'datetime'] as const)('a %s travels in milliseconds and comes back the same', (dateType) => {
  const field = createField('date', { id: 'day', dateType });
  const milliseconds = new Date(2026, 10, 22, dateType === 'date' ? 0 : 13, 0, 0).getTime();
  const value = dateField.apiValue?.read(milliseconds, field);
  expect(value).toBe(dateType === 'date' ? '2026-11-22' : '2026-11-22 13:00:00');
  expect(dateField.apiValue?.write(value, field)).toBe(milliseconds);
  expect(dateField.apiValue?.read(null, field)).toBeNull();
  expect(dateField.apiValue?.write(null, field)).toBeNull();
});
