import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Duration, type WorkCalendar, type WorkDay } from '../document/TimeLimit.js';
import { addDuration } from './addDuration.js';
import { postpone } from './postpone.js';

const WORKDAY: WorkDay = [
  [540, 720],
  [810, 1_080],
];
const calendar: WorkCalendar = {
  offset: 480,
  week: [[], WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, []],
  days: { '2026-12-01': [] },
};
const at = (text: string) => Date.parse(`2026-${text}:00+08:00`);
const after = (unit: Duration['unit'], end: string, from: string, until: string) =>
  new Date(postpone(at(end), unit, { from: at(from), until: at(until) }, calendar));

it('a limit in working hours goes on with the working time that it had left', () => {
  // an hour was left on Friday evening: it is left on Monday morning, and on Saturday nothing of it is used up
  expect(after('workHours', '11-27T18:00', '11-27T17:00', '11-30T09:30')).toEqual(new Date(at('11-30T10:30')));
  expect(after('workHours', '11-30T10:00', '11-27T18:00', '11-28T10:00')).toEqual(new Date(at('11-30T10:00')));
  expect(after('workHours', '11-30T17:30', '11-30T17:00', '11-30T17:45')).toEqual(new Date(at('12-02T09:15')));
});

it('a limit in working days ends as many of them later as there were left', () => {
  expect(after('workDays', '11-27T10:00', '11-25T12:00', '11-26T15:00')).toEqual(new Date(at('11-30T13:00')));
});

it('other limits are moved by the length of the rest, and what had ended stays', () => {
  expect(after('hours', '11-27T18:00', '11-27T17:00', '11-28T17:00')).toEqual(new Date(at('11-28T18:00')));
  expect(after('workHours', '11-27T16:00', '11-27T17:00', '11-30T17:00')).toEqual(new Date(at('11-27T16:00')));
});

it('a rest of no length changes nothing, and nothing ends within a rest', () => {
  const units = ['minutes', 'hours', 'days', 'workHours', 'workDays'] as const;
  const start = at('11-23T00:00');
  fc.assert(
    fc.property(
      fc.constantFrom(...units),
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 3, maxLength: 3 }),
      (unit, amount, minutes) => {
        const [begin = 0, from = 0, until = 0] = minutes.sort((a, b) => a - b).map((minute) => start + minute * 60_000);
        const end = addDuration(begin, { amount, unit }, calendar);
        expect(postpone(end, unit, { from, until: from }, calendar)).toBe(end);
        const moved = postpone(end, unit, { from, until }, calendar);
        expect(moved).toBeGreaterThanOrEqual(end > from ? until : end);
      },
    ),
  );
});
