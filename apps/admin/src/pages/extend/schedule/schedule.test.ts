import { expect, it } from 'vitest';
import { addMonths, daysOf, daysShown, mondayOf, movedByDays, resizedBy } from './clockTime.js';
import { newDraft, withAllDay } from './eventDraft.js';
import { isLong, placeEvents } from './placeEvents.js';

const span = (start: string, end: string, allDay = false) => ({ start, end, allDay });

it('shows whole weeks of a month from Monday on', () => {
  const days = daysShown('month', '2026-11-20');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(daysShown('month', '2027-02-10')).toHaveLength(28);
  expect(daysShown('week', '2026-11-29')[0]).toBe('2026-11-23');
  expect(daysShown('list', '2026-02-10')).toHaveLength(28);
});

it('steps to the last day of a shorter month, and to the Monday of a Sunday', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});

it('counts the day on which something ends at midnight not as one of its days', () => {
  expect(daysOf(span('2026-11-20T00:00', '2026-11-22T00:00', true))).toEqual(['2026-11-20', '2026-11-21']);
  expect(daysOf(span('2026-11-20T23:00', '2026-11-21T01:00'))).toEqual(['2026-11-20', '2026-11-21']);
});

it('moves over the end of a month, and shortens no further than a quarter of an hour', () => {
  expect(movedByDays(span('2026-11-30T09:00', '2026-11-30T10:00'), 1).start).toBe('2026-12-01T09:00');
  expect(resizedBy(span('2026-11-30T09:00', '2026-11-30T10:00'), -90).end).toBe('2026-11-30T09:15');
});

it('puts what overlaps side by side, and gives the width back to what comes after', () => {
  const placed = placeEvents(
    [
      span('2026-11-20T09:00', '2026-11-20T11:00'),
      span('2026-11-20T10:00', '2026-11-20T12:00'),
      span('2026-11-20T11:00', '2026-11-20T12:00'),
      span('2026-11-20T14:00', '2026-11-20T14:05'),
      span('2026-11-21T09:00', '2026-11-21T11:00'),
    ],
    '2026-11-20',
  );
  expect(placed.map(({ from, to, column, columns }) => [from, to, column, columns])).toEqual([
    [540, 660, 0, 2],
    [600, 720, 1, 2],
    [660, 720, 0, 2],
    [840, 870, 0, 1],
  ]);
});

it('cuts what goes over midnight, and shows above the hours what lasts longer than a day', () => {
  const night = span('2026-11-20T22:00', '2026-11-21T02:00');
  expect(placeEvents([night], '2026-11-20').map(({ from, to }) => [from, to])).toEqual([[1_320, 1_440]]);
  expect(placeEvents([night], '2026-11-21').map(({ from, to }) => [from, to])).toEqual([[0, 120]]);
  expect(isLong(night)).toBe(false);
  expect(isLong(span('2026-11-20T22:00', '2026-11-22T02:00'))).toBe(true);
});

it('takes an event with hours for the days on which it takes place', () => {
  const days = (start: string, end: string) => {
    const draft = withAllDay({ ...newDraft(start, false), end }, true);
    return [draft.start, draft.end];
  };
  expect(days('2026-11-20T22:00', '2026-11-21T00:00')).toEqual(['2026-11-20', '2026-11-20']);
  expect(days('2026-11-20T22:00', '2026-11-21T00:30')).toEqual(['2026-11-20', '2026-11-21']);
  expect(days('2026-11-20T00:00', '2026-11-20T00:00')).toEqual(['2026-11-20', '2026-11-20']);
});
