import { afterEach, beforeEach, expect, it } from 'vitest';
import { coerceDate } from './dateValue.js';

const zone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'Asia/Shanghai';
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it('takes a point in time of UTC for what the clock of this machine shows then', () => {
  expect(coerceDate('2026-01-05T20:30:00Z', 'datetime')).toEqual({ ok: true, value: '2026-01-06 04:30:00' });
  expect(coerceDate('2026-01-05T16:00:00.000Z', 'date')).toEqual({ ok: true, value: '2026-01-06' });
  expect(coerceDate('2026-01-05 20:30', 'datetime')).toEqual({ ok: true, value: '2026-01-05 20:30:00' });
});

it('refuses days and times that there are not, with and without a zone', () => {
  for (const text of ['2026-02-31T08:00:00Z', '2026-02-31 08:00', '2026-02-03T24:00:00Z', '2026-02-03T25:00Z'])
    expect(coerceDate(text, 'datetime').ok).toBe(false);
});
