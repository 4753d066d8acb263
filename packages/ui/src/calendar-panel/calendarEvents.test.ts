import { describe, expect, it } from 'vitest';
import { countByMonth, eventsByDay, timeOn, type CalendarEvent } from './calendarEvents.js';

const EVENTS: CalendarEvent[] = [
  { id: 'check', title: '巡检', start: '2026-11-30 14:00' },
  { id: 'duty', title: '值班', start: '2026-11-29', end: '2026-12-01' },
  { id: 'wrong', title: '错', start: 'soon' },
];

describe('eventsByDay', () => {
  it('shows an event on each of its days, over the end of a month, whole days first', () => {
    const days = eventsByDay(EVENTS);
    expect([...days.keys()].sort()).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(days.get('2026-11-30')?.map(({ id }) => id)).toEqual(['duty', 'check']);
  });

  it('has an end for events without one', () => {
    expect(eventsByDay([{ id: 'a', title: 'a', start: '2026-01-01', end: '9999-12-31' }]).size).toBe(366 * 3);
  });
});

it('tells the time on the first day only', () => {
  expect(timeOn({ id: 'a', title: 'a', start: '2026-11-30 14:00', end: '2026-12-01' }, '2026-11-30')).toBe('14:00');
  expect(timeOn({ id: 'a', title: 'a', start: '2026-11-30 14:00', end: '2026-12-01' }, '2026-12-01')).toBe('');
});

it('counts events by month, in each month that they touch', () => {
  expect(countByMonth(EVENTS, 2026).slice(9)).toEqual([0, 2, 1]);
});
