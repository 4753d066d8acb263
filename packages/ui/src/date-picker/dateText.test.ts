import { describe, expect, it } from 'vitest';
import { dayRanges } from '../date-range-picker/ranges.js';
import { normalizeTimeText } from '../time-picker/timeText.js';
import { dateToText, isDateInside, normalizeDateText, parseDateText } from './dateText.js';

describe('dates that are typed', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/1/5', '2026-01-05'],
    ['2026.1.5', '2026-01-05'],
    ['20261120', '2026-11-20'],
    ['２０２６年11月20日', '2026-11-20'],
    ['2026-11', '2026-11-01'],
    ['2024-02-29', '2024-02-29'],
  ])('%s is %s', (typed, day) => expect(normalizeDateText(typed, 'day')).toBe(day));

  it.each(['2026-02-29', '2026-13-01', '2026-11-20 25:00', 'tomorrow', '', '26-1-1'])('%s is no date', (typed) =>
    expect(parseDateText(typed)).toBeNull(),
  );

  it('times are kept to the precision of the kind', () => {
    expect(normalizeDateText('2026-11-20 8:05', 'second')).toBe('2026-11-20 08:05:00');
    expect(normalizeDateText('2026-11-20 8:05:09', 'minute')).toBe('2026-11-20 08:05');
    expect(normalizeDateText('20261120080509', 'second')).toBe('2026-11-20 08:05:09');
    expect(dateToText(new Date(2026, 0, 5), 'month')).toBe('2026-01');
  });

  it('a day that begins at one o’clock, since summer time begins at its midnight, is a day', () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Asia/Taipei';
    try {
      expect(new Date(1979, 6, 1).getHours()).toBe(1);
      expect(normalizeDateText('1979-07-01', 'day')).toBe('1979-07-01');
    } finally {
      process.env.TZ = zone;
    }
  });

  it('bounds include their days', () => {
    const bounds = { min: '2026-11-01', max: '2026-11-20' };
    expect(isDateInside('2026-11-01', bounds)).toBe(true);
    expect(isDateInside('2026-11-20', bounds)).toBe(true);
    expect(isDateInside('2026-11-21', bounds)).toBe(false);
    expect(isDateInside('2026-11', bounds)).toBe(true);
  });
});

describe('times and ranges', () => {
  it('reads short and packed times', () => {
    expect(normalizeTimeText('8:5', true)).toBe('08:05:00');
    expect(normalizeTimeText('0830', false)).toBe('08:30');
    expect(normalizeTimeText('24:00', true)).toBeNull();
  });

  it('months end on their last day', () => {
    const ranges = dayRanges(new Date(2026, 2, 31));
    expect(ranges.lastMonth).toEqual(['2026-02-01', '2026-02-28']);
    expect(ranges.last7).toEqual(['2026-03-25', '2026-03-31']);
  });
});
