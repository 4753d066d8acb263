import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Duration, type WorkCalendar, type WorkDay } from '../document/TimeLimit.js';
import { addDuration } from './addDuration.js';
import { momentOf } from './momentOf.js';

const MINUTE = 60_000;
const OFFICE: WorkDay = [
  [540, 720],
  [810, 1080],
];
/** Monday to Friday, 9 to 12 and 13:30 to 18, in China; 2 January 2026 is a holiday, 4 January a working Sunday. */
const calendar: WorkCalendar = {
  offset: 480,
  week: [[], OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, []],
  days: { '2026-01-02': [], '2026-01-04': OFFICE },
};
const china = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['2026-01-05T11:00', 2, 'workHours', '2026-01-05T14:30'],
  ['2026-01-05T17:30', 1, 'workHours', '2026-01-06T09:30'],
  // Friday evening: the week-end has no working time
  ['2026-01-09T20:00', 1, 'workHours', '2026-01-12T10:00'],
  ['2026-01-01T17:00', 2, 'workHours', '2026-01-04T10:00'],
  ['2026-01-01T10:00', 1, 'workDays', '2026-01-04T10:00'],
  ['2026-01-08T23:15', 2, 'workDays', '2026-01-12T23:15'],
  ['2026-01-09T20:00', 1, 'hours', '2026-01-09T21:00'],
  ['2026-01-31T08:00', 30, 'minutes', '2026-01-31T08:30'],
  ['2026-02-28T08:00', 1, 'days', '2026-03-01T08:00'],
] as const)('%s and %d %s is %s', (from, amount, unit, to) => {
  expect(addDuration(china(from), { amount, unit }, calendar)).toBe(china(to));
});

test('A calendar without working time counts all time', () => {
  const never = { offset: 0, week: [], days: {} };
  expect(addDuration(0, { amount: 2, unit: 'workHours' }, never)).toBe(120 * MINUTE);
  expect(addDuration(0, { amount: 2, unit: 'workDays' }, never)).toBe(2 * 1440 * MINUTE);
});

test('Working hours are the minutes that a clock counts one after the other', () => {
  const part = fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 }));
  const day: fc.Arbitrary<WorkDay> = fc.array(part, { maxLength: 3 }).map((parts) => {
    let end = 0;
    return parts
      .sort(([one], [other]) => one - other)
      .flatMap(([from, length]): WorkDay => {
        const begin = Math.max(from, end);
        if (begin >= 1440) return [];
        end = Math.min(1440, begin + length);
        return [[begin, end]];
      });
  });
  const arbitrary = fc.record({
    offset: fc.integer({ min: -720, max: 840 }),
    week: fc.array(day, { minLength: 7, maxLength: 7 }),
    days: fc.dictionary(fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'), day),
  });
  const start = fc.integer({ min: 0, max: 3 * 1440 * 60 }).map((second) => Date.UTC(2025, 11, 31) + second * 1000);
  fc.assert(
    fc.property(arbitrary, start, fc.integer({ min: 1, max: 20 }), (random, from, amount) => {
      const clocked = countMinutes(from, amount * 60, random);
      if (clocked === undefined) return;
      expect(addDuration(from, { amount, unit: 'workHours' }, random)).toBe(clocked);
    }),
    { numRuns: 100 },
  );
});

test('More time never ends earlier', () => {
  const duration: fc.Arbitrary<Duration> = fc.record({
    amount: fc.integer({ min: 1, max: 300 }),
    unit: fc.constantFrom(
      'minutes' as const,
      'hours' as const,
      'days' as const,
      'workHours' as const,
      'workDays' as const,
    ),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), duration, (minute, { amount, unit }) => {
      const from = china('2025-12-01T00:00') + minute * 1000;
      const end = addDuration(from, { amount, unit }, calendar);
      expect(end).toBeGreaterThan(from);
      expect(addDuration(from, { amount: amount + 1, unit }, calendar)).toBeGreaterThanOrEqual(end);
    }),
  );
});

test('A date field means a moment in the offset of the calendar', () => {
  expect(momentOf('2026-01-05', calendar)).toBe(china('2026-01-05T00:00'));
  expect(momentOf('2026-01-05 09:30:00', calendar)).toBe(china('2026-01-05T09:30'));
  expect([momentOf('', calendar), momentOf('soon', calendar), momentOf(null, calendar)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

/** The oracle: one minute after the other. Undefined where there is too little working time to wait for. */
function countMinutes(from: number, minutes: number, { offset, week, days }: WorkCalendar): number | undefined {
  // working time begins and ends at whole minutes, so the rest of a minute is all in or all out
  const rest = (MINUTE - (from % MINUTE)) % MINUTE;
  let left = minutes * MINUTE;
  const isWork = (moment: number) => {
    const local = new Date(moment + offset * MINUTE);
    const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
    const hours = days[local.toISOString().slice(0, 10)] ?? week[local.getUTCDay()] ?? [];
    return hours.some(([begin, end]) => minute >= begin && minute < end);
  };
  if (rest > 0 && isWork(from)) left -= rest;
  for (let moment = from + rest; moment < from + 30 * 1440 * MINUTE; moment += MINUTE) {
    if (left <= 0) return moment + left;
    if (isWork(moment)) left -= MINUTE;
    if (left <= 0) return moment + MINUTE + left;
  }
  return undefined;
}
