import { describe, expect, it } from 'vitest';
import { divide, toggleMark } from './transferState.js';

const options = [1, 2, 3, 4, 5].map((value) => ({ value, label: `车道 ${value}`, disabled: value === 3 }));

it('keeps the order of the choice and values that no option knows', () => {
  const { available, chosen } = divide(options, [4, 9, 1]);
  expect(available.map(({ value }) => value)).toEqual([2, 3, 5]);
  expect(chosen.map(({ label }) => label)).toEqual(['车道 4', '9', '车道 1']);
});

describe('toggleMark', () => {
  it('marks one, and takes the mark away again', () => {
    const marked = toggleMark(options, new Set<number>(), 0, null);
    expect([...marked]).toEqual([1]);
    expect([...toggleMark(options, marked, 0, null)]).toEqual([]);
  });

  it('marks from the last pressed row on, without disabled ones', () => {
    expect([...toggleMark(options, new Set([2]), 4, 1)]).toEqual([2, 4, 5]);
    expect([...toggleMark(options, new Set<number>(), 2, null)]).toEqual([]);
  });
});
