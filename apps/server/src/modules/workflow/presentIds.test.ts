import { expect, it } from 'vitest';
import { presentIds } from './presentIds.js';

const line = {};
const move = (from: number, to: number, mapping: Record<string, string> = {}) => ({ versions: { from, to }, mapping });

it('follows an id through the moves behind its line alone', () => {
  const ids = presentIds([line, move(1, 2, { a: 'b' }), line, move(2, 3, { b: 'c' }), line], 3);
  expect(ids.map((idOf) => `${idOf('a')} ${idOf('b')}`)).toEqual(['c c', 'c c', 'a c', 'a c', 'a b']);
});

it('keeps the ids of lines that were written in the version to which the flow came back', () => {
  // both nodes went to one, which leads back to the first alone
  const ids = presentIds([line, move(1, 2, { a: 'x', b: 'x' }), line, move(2, 1, { x: 'a' })], 1);
  expect([ids[0]?.('a'), ids[0]?.('b'), ids[2]?.('x')]).toEqual(['a', 'b', 'a']);
  const on = presentIds([line, move(1, 2, { a: 'x', b: 'x' }), move(2, 1, { x: 'a' }), move(1, 3, { b: 'z' })], 3);
  expect([on[0]?.('a'), on[0]?.('b')]).toEqual(['a', 'z']);
});

it('takes no name of an object for a node of the mapping', () => {
  expect(presentIds([line, move(1, 2)], 2)[0]?.('constructor')).toBe('constructor');
});
