import { describe, expect, it } from 'vitest';
import { eventOf, monthQueries } from './calendarRows.js';

const query = { currentPage: 3, pageSize: 20, sort: [{ id: 'plate', desc: true }], filters: { plate: '京A' } };

describe('a calendar of records', () => {
  it('asks for those that touch the weeks of the month, within the filters of the list', () => {
    const [begins, lasts] = monthQueries(query, { start: 'from', end: 'to' }, '2026-11');
    expect(begins).toMatchObject({
      currentPage: 1,
      sort: [{ id: 'from', desc: false }],
      filters: { plate: '京A', from: ['2026-10-25', '2026-12-13'] },
    });
    expect(lasts?.filters).toEqual({ plate: '京A', from: [null, '2026-10-24'], to: ['2026-10-25', null] });
    // a range is searched by what it has in common
    expect(monthQueries(query, { start: 'stay', isRange: true }, '2026-11')).toHaveLength(1);
  });

  it('shows a record on its days, with its time, and none without a day', () => {
    expect(
      eventOf({ id: '1', from: '2026-11-20 09:30:00', to: '2026-11-22' }, { start: 'from', end: 'to' }, '甲'),
    ).toEqual({ id: '1', title: '甲', start: '2026-11-20 09:30', end: '2026-11-22' });
    expect(eventOf({ id: '1', stay: ['2026-11-20', '2026-11-20'] }, { start: 'stay', isRange: true }, '甲')).toEqual({
      id: '1',
      title: '甲',
      start: '2026-11-20',
    });
    expect(eventOf({ id: '1', from: null }, { start: 'from' }, '甲')).toBeUndefined();
    // an end before the beginning is none
    expect(
      eventOf({ id: '1', from: '2026-11-20', to: '2026-11-01' }, { start: 'from', end: 'to' }, '甲'),
    ).not.toHaveProperty('end');
  });
});
