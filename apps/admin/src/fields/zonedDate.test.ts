import { expect, it } from 'vitest';
import { timeZoneNames, zonedDate, zoneOffset } from './zonedDate.js';

it.for([
  ['2026-11-23T00:00:00Z', 'Asia/Shanghai', '2026-11-23 08:00'],
  ['2026-03-29T00:59:00Z', 'Europe/Berlin', '2026-03-29 01:59'],
  // the hour from two to three is left out
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29 03:00'],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25 02:30'],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25 02:30'],
  ['2026-01-01T16:00:00Z', 'Asia/Shanghai', '2026-01-02 00:00'],
] as const)('%s is in %s %s', ([moment, zone, shown]) => {
  expect(zonedDate(Date.parse(moment), zone)).toBe(shown);
});

it('says how far ahead the clocks of a zone are, in summer and winter', () => {
  expect(zoneOffset(Date.parse('2026-07-01T00:00:00Z'), 'America/New_York')).toBe('GMT-4');
  expect(zoneOffset(Date.parse('2026-12-01T00:00:00Z'), 'America/New_York')).toBe('GMT-5');
});

it('knows the zones of the world, each once', () => {
  const names = timeZoneNames();
  expect(names).toContain('UTC');
  expect(names).toContain('Asia/Shanghai');
  expect(new Set(names).size).toBe(names.length);
});
