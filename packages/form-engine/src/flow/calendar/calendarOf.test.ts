import { expect, it } from 'vitest';
import { type WorkDay } from '../document/TimeLimit.js';
import { addDuration } from './addDuration.js';
import { calendarOf } from './calendarOf.js';

const WORKDAY: WorkDay = [
  [540, 720],
  [810, 1_080],
];
const WEEK = [[], WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, []];
/** Friday, 16:00 in China. */
const FRIDAY = Date.parse('2026-11-27T16:00:00+08:00');
const ends = (special: { from: string; to: string; hours: WorkDay }[]) =>
  new Date(addDuration(FRIDAY, { amount: 8, unit: 'workHours' }, calendarOf({ week: WEEK, special }, 480)));

it('eight working hours from Friday afternoon end on Monday', () => {
  expect(ends([])).toEqual(new Date('2026-11-30T16:30:00+08:00'));
});

it('holidays push the end away, an extra working day pulls it near', () => {
  expect(ends([{ from: '2026-11-30', to: '2026-12-01', hours: [] }])).toEqual(new Date('2026-12-02T16:30:00+08:00'));
  expect(ends([{ from: '2026-11-28', to: '2026-11-28', hours: WORKDAY }])).toEqual(
    new Date('2026-11-28T16:30:00+08:00'),
  );
});
