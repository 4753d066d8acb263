import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED, selectItem } from './selection.js';

const order = ['a', 'b', 'c', 'd', 'e'];

describe('selection', () => {
  it('chooses one, adds and takes out, and ranges from the anchor', () => {
    const one = selectItem(NOTHING_SELECTED, 'd', order);
    expect(one).toEqual({ ids: ['d'], anchor: 'd' });
    const two = selectItem(one, 'a', order, { toggle: true });
    expect(two).toEqual({ ids: ['a', 'd'], anchor: 'a' });
    expect(selectItem(two, 'd', order, { toggle: true }).ids).toEqual(['a']);
    const range = selectItem(one, 'b', order, { range: true });
    expect(range).toEqual({ ids: ['b', 'c', 'd'], anchor: 'd' });
    expect(selectItem(range, 'e', order, { range: true }).ids).toEqual(['d', 'e']);
  });

  it('takes a range without an anchor as a choice', () => {
    expect(selectItem(NOTHING_SELECTED, 'c', order, { range: true })).toEqual({ ids: ['c'], anchor: 'c' });
  });
});
