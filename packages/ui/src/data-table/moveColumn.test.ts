import { expect, it } from 'vitest';
import { moveColumn } from './moveColumn.js';

const moved = (ids: string, id: string, beforeId: string | null, beside: string) =>
  moveColumn(
    [...ids].map((each) => ({ id: each, visible: true })),
    id,
    beforeId,
    [...beside],
  )
    .map((entry) => entry.id)
    .join('');

it('puts a column before another one of its edge, or behind the last of them', () => {
  expect(moved('abcd', 'a', 'c', 'abcd')).toBe('bacd');
  expect(moved('abcd', 'b', null, 'abcd')).toBe('acdb');
  // `a` is fixed at the right and drawn behind `d`, `x` is hidden
  expect(moved('abcdx', 'c', 'a', 'bcd')).toBe('abdcx');
  // `l` and `m` are fixed at the left, `x` is drawn behind them
  expect(moved('lxmy', 'l', 'x', 'lm')).toBe('xmly');
});

it('leaves a column that stands alone or is put before itself', () => {
  expect(moved('abc', 'b', 'b', 'abc')).toBe('abc');
  expect(moved('abc', 'b', null, 'b')).toBe('abc');
});
