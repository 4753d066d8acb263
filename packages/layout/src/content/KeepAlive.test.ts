import { expect, it } from 'vitest';
import { keep } from './KeepAlive.js';

it('keeps the most recently used pages, at most the limit, and none without a tab', () => {
  expect(keep([], 'a', { allowed: ['a'], limit: 3 })).toEqual(['a']);
  expect(keep(['a', 'b', 'c'], 'd', { allowed: ['a', 'b', 'c', 'd'], limit: 3 })).toEqual(['d', 'a', 'b']);
  expect(keep(['a', 'b', 'c'], 'c', { allowed: ['a', 'c'], limit: 3 })).toEqual(['c', 'a']);
});

it('keeps pages that hold unsaved changes beyond the limit and where nothing else is kept', () => {
  expect(keep(['a', 'b', 'c'], 'd', { allowed: ['a', 'b', 'c', 'd'], held: ['c'], limit: 2 })).toEqual(['d', 'a', 'c']);
  expect(keep(['a', 'b'], 'd', { allowed: [], held: ['b'], limit: 3 })).toEqual(['d', 'b']);
});
