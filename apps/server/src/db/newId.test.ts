import { expect, it } from 'vitest';
import { newId } from './newId.js';

it('ids are 18 or 19 digits, grow, never repeat and begin with the time since 2020-08-01', () => {
  const before = Date.now() - Date.UTC(2020, 7, 1);
  const ids = Array.from({ length: 50_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))).toEqual(ids);
  expect(ids.every((id) => /^\d{18,19}$/.test(id))).toBe(true);
  const time = Number(ids[0]?.slice(0, -7));
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThan(before + 5_000);
});
