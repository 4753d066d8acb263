import { expect, it } from 'vitest';
import { momentIn } from './momentIn.js';

it('reads a clock in the zone of a place', () => {
  expect(momentIn('2026-11-23 09:00', 'Asia/Shanghai')).toBe(Date.UTC(2026, 10, 23, 1));
  expect(momentIn('2026-11-23 09:00', 'UTC')).toBe(Date.UTC(2026, 10, 23, 9));
  expect(momentIn('2026-07-01 09:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 1, 7));
});

it('follows the change of clocks', () => {
  expect(momentIn('2026-03-29 03:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30));
  expect(momentIn('2026-10-25 04:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 3));
});
