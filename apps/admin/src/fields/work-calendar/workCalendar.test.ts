import { expect, it } from 'vitest';
import {
  fridayAfternoon,
  minuteOf,
  minuteText,
  readWorkCalendar,
  usualHours,
  wallText,
  wallTime,
  weekdayName,
  withSpan,
  yearsOf,
} from './workCalendar.js';

it('writes minutes of a day as a time and reads them back, midnight as the end of the day too', () => {
  expect([540, 810, 1_440].map(minuteText)).toEqual(['09:00', '13:30', '00:00']);
  expect([minuteOf('09:00', 'start'), minuteOf('00:00', 'start'), minuteOf('00:00', 'end')]).toEqual([540, 0, 1_440]);
});

it('puts another span after the last one, within the day', () => {
  expect(withSpan([])).toEqual([[540, 1_080]]);
  expect(withSpan([[540, 720]])).toEqual([
    [540, 720],
    [780, 960],
  ]);
  expect(withSpan([[540, 1_320]])[1]).toEqual([1_380, 1_440]);
});

it('takes the hours of the first weekday that has any', () => {
  expect(usualHours({ week: [[[0, 60]], [], [[540, 720]], [], [], [], []], special: [] })).toEqual([[540, 720]]);
  expect(usualHours(readWorkCalendar(''))).toEqual([]);
});

it('lists the years of the days and the present one', () => {
  const days = { name: '元旦', from: '2027-12-31', to: '2028-01-02', hours: [] };
  expect(yearsOf([days], '2026')).toEqual(['2026', '2027', '2028']);
});

it('finds the next Friday, and the same day where it is one', () => {
  expect(['2026-11-25', '2026-11-27', '2026-11-28'].map(fridayAfternoon)).toEqual([
    '2026-11-27 16:00',
    '2026-11-27 16:00',
    '2026-12-04 16:00',
  ]);
});

it('reads and writes a clock whatever the zone of the browser, and names weekdays', () => {
  expect(wallText(wallTime('2026-11-27 16:00') + 3_600_000)).toBe('2026-11-27 17:00');
  expect([0, 1].map((day) => weekdayName(day, 'zh-CN'))).toEqual(['星期日', '星期一']);
});
