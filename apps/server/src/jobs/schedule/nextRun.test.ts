import { expect, it } from 'vitest';
import { nextRun } from './nextRun.js';

it.for([
  ['*/10 * * * *', 'Asia/Shanghai', '2026-11-22T02:03:10Z', '2026-11-22T02:10:00.000Z'],
  ['20 * * * *', 'Asia/Shanghai', '2026-11-22T02:20:00Z', '2026-11-22T03:20:00.000Z'],
  // three in the morning in Shanghai is seven in the evening before
  ['0 3 * * *', 'Asia/Shanghai', '2026-11-22T00:00:00Z', '2026-11-22T19:00:00.000Z'],
  ['0 3 * * 1', 'UTC', '2026-11-22T00:00:00Z', '2026-11-23T03:00:00.000Z'],
  ['0 0 29 2 *', 'UTC', '2026-11-22T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  // the clocks of Berlin leave out the hour from two to three: what falls into it comes at its end
  ['30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['30 2 * * *', 'Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-30T00:30:00.000Z'],
  // and have it twice: a daily task comes once, an hourly one each time
  ['30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
  ['30 2 * * *', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
  ['0 * * * *', 'Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00.000Z'],
  // nine in the morning stays nine in the morning
  ['0 9 * * *', 'America/New_York', '2026-03-07T15:00:00Z', '2026-03-08T13:00:00.000Z'],
] as const)('%s in %s comes after %s at %s', ([cron, timeZone, after, next]) => {
  expect(nextRun({ cron, timeZone }, new Date(after))?.toISOString()).toBe(next);
});

it('knows a pattern that never comes, and refuses wrong ones', () => {
  expect(nextRun({ cron: '0 0 30 2 *', timeZone: 'UTC' }, new Date('2026-11-22T00:00:00Z'))).toBeNull();
  for (const [cron, timeZone] of [
    ['61 * * * *', 'UTC'],
    ['* * * * * *', 'UTC'],
    ['never', 'UTC'],
    ['* * * * *', 'Mars/Base'],
  ] as const)
    expect(() => nextRun({ cron, timeZone }, new Date('2026-11-22T00:00:00Z'))).toThrow(Error);
});
