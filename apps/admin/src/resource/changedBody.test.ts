import { expect, it } from 'vitest';
import { changedBody } from './changedBody.js';

it('names what differs, with null for what is empty now', () => {
  const before = { fullName: 'A', description: 'x', managerId: 'u1', kept: [1, 2] };
  expect(changedBody(before, { fullName: 'B', description: 'x', kept: [1, 2] })).toEqual({
    fullName: 'B',
    managerId: null,
  });
  expect(changedBody(before, { ...before })).toEqual({});
});

it('sends a list of texts by difference, and as a whole where its order says something', () => {
  const of = (from: string[], to: string[]) => changedBody({ ids: from }, { ids: to }).ids;
  expect(of(['a', 'b'], ['a', 'c'])).toEqual({ add: ['c'], remove: ['b'] });
  expect(of(['a', 'b'], ['b'])).toEqual({ add: [], remove: ['a'] });
  expect(of(['a', 'b'], ['b', 'a'])).toEqual(['b', 'a']);
  expect(of(['a', 'b'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
  expect(of([], ['a'])).toEqual(['a']);
});
