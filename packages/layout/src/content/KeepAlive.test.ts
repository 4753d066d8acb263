import { expect, it } from 'vitest';
import { keep } from './KeepAlive.js';

it('keeps the most recently used pages, at most the limit, and none without a tab', () => {
  expect(keep([], 'a', ['a'], 3)).toEqual(['a']);
  expect(keep(['a', 'b', 'c'], 'd', ['a', 'b', 'c', 'd'], 3)).toEqual(['d', 'a', 'b']);
  expect(keep(['a', 'b', 'c'], 'c', ['a', 'c'], 3)).toEqual(['c', 'a']);
});
