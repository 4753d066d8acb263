import { expect, it } from 'vitest';
import { movedTo, moverOf, nextStart, occurrencesIn, overAt, type Repeated } from './occurrences.js';

const meeting = (repeat: Repeated['repeat'], repeatUntil: string | null = null): Repeated => ({
  ...{ start: '2026-01-31T09:30', end: '2026-01-31T10:30' },
  ...{ repeat, repeatUntil },
});
const startsOf = (event: Repeated, from: string, to: string) =>
  occurrencesIn(event, from, to).map(({ start }) => start.slice(0, 10));

it('takes place once without a repetition, also where only its end is within the days', () => {
  expect(startsOf(meeting('none'), '2026-01-01T00:00', '2026-03-01T00:00')).toEqual(['2026-01-31']);
  expect(startsOf(meeting('none'), '2026-01-31T10:00', '2026-01-31T11:00')).toEqual(['2026-01-31']);
  expect(startsOf(meeting('none'), '2026-01-31T10:30', '2026-01-31T11:00')).toEqual([]);
  expect(startsOf(meeting('none'), '2026-01-31T09:00', '2026-01-31T09:30')).toEqual([]);
});

it('comes again by days and weeks, years later as well, until its last day', () => {
  expect(startsOf(meeting('daily', '2026-02-02'), '2026-01-01T00:00', '2027-01-01T00:00')).toEqual([
    '2026-01-31',
    '2026-02-01',
    '2026-02-02',
  ]);
  expect(startsOf(meeting('weekly'), '2036-01-01T00:00', '2036-01-15T00:00')).toEqual(['2036-01-05', '2036-01-12']);
});

it('comes again by months on the day of its beginning, and leaves out months that have none', () => {
  expect(startsOf(meeting('monthly'), '2026-01-01T00:00', '2026-06-30T00:00')).toEqual([
    '2026-01-31',
    '2026-03-31',
    '2026-05-31',
  ]);
  expect(startsOf(meeting('monthly'), '2027-05-31T10:00', '2027-06-01T00:00')).toEqual(['2027-05-31']);
});

it('shows what lasts several days on each of them', () => {
  const trip: Repeated = { start: '2026-02-01T00:00', end: '2026-02-04T00:00', repeat: 'weekly', repeatUntil: null };
  expect(startsOf(trip, '2026-02-10T00:00', '2026-02-11T00:00')).toEqual(['2026-02-08']);
  expect(startsOf(trip, '2026-02-11T00:00', '2026-02-15T00:00')).toEqual([]);
});

it('knows what comes next, and when all is over', () => {
  expect(nextStart(meeting('weekly'), '2026-01-31T09:29')).toBe('2026-01-31T09:30');
  expect(nextStart(meeting('weekly'), '2026-01-31T09:30')).toBe('2026-02-07T09:30');
  expect(nextStart(meeting('none'), '2026-01-31T09:30')).toBeUndefined();
  expect(nextStart(meeting('daily', '2026-02-01'), '2026-02-01T09:30')).toBeUndefined();
  expect(overAt(meeting('none'))).toBe('2026-01-31T10:30');
  expect(overAt(meeting('daily', '2026-02-01')) > '2026-02-01T10:30').toBe(true);
  expect(overAt(meeting('daily')) > '9000').toBe(true);
});

it('moves all repetitions with the one that is moved', () => {
  const span = { start: '2026-02-09T14:00', end: '2026-02-09T16:00' };
  expect(movedTo(meeting('weekly', '2026-03-01'), '2026-02-07T09:30', span)).toEqual({
    ...{ start: '2026-02-02T14:00', end: '2026-02-02T16:00' },
    repeatUntil: '2026-03-03',
  });
});

it('moves monthly repetitions by months onto the day, and ends with the last one', () => {
  const first: Repeated = { ...meeting('monthly', '2026-04-20'), start: '2026-01-15T09:30', end: '2026-01-15T10:30' };
  const span = { start: '2026-03-01T14:00', end: '2026-03-01T15:00' };
  expect(movedTo(first, '2026-02-15T09:30', span)).toEqual({
    ...{ start: '2026-02-01T14:00', end: '2026-02-01T15:00' },
    repeatUntil: '2026-05-01',
  });
  const move = moverOf('monthly', '2026-02-15T09:30', span.start);
  expect(['2026-01-15T09:30', '2026-12-15T09:30'].map(move)).toEqual(['2026-02-01T14:00', '2027-01-01T14:00']);
});

it('moves monthly repetitions onto a day that not all months have from the first one that has it', () => {
  const first: Repeated = { ...meeting('monthly', '2026-07-10'), start: '2026-03-01T09:30', end: '2026-03-01T10:30' };
  const span = { start: '2026-03-31T09:30', end: '2026-03-31T10:30' };
  expect(movedTo(first, '2026-04-01T09:30', span)).toEqual({ ...span, repeatUntil: '2026-05-31' });
  expect(moverOf('monthly', '2026-04-01T09:30', span.start)('2026-03-01T09:30')).toBeUndefined();
  // another hour of the same day leaves the last day as it was said
  const hour = { start: '2026-04-01T11:00', end: '2026-04-01T12:00' };
  expect(movedTo(first, '2026-04-01T09:30', hour)).toMatchObject({
    start: '2026-03-01T11:00',
    repeatUntil: '2026-07-10',
  });
});
