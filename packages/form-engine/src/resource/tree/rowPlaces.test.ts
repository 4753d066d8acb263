import { expect, it } from 'vitest';
import { placeAfter, placeOf, withRowAt } from './rowPlaces.js';

interface Node {
  id: string;
  children?: Node[];
}
const rows: Node[] = [{ id: 'a', children: [{ id: 'a1' }, { id: 'a2' }] }, { id: 'b' }, { id: 'c' }];
const tree = { rows, childrenKey: 'children' };

it('a place names the row above and the neighbours, without the moved row itself', () => {
  expect(placeOf(tree, 'a2')).toEqual({ parentId: 'a', afterId: 'a1', beforeId: null });
  expect(placeAfter(tree, { id: 'c', targetId: 'b', place: 'before' })).toEqual({
    parentId: null,
    afterId: 'a',
    beforeId: 'b',
  });
  expect(placeAfter(tree, { id: 'b', targetId: 'a', place: 'inside' })).toEqual({
    parentId: 'a',
    afterId: 'a2',
    beforeId: null,
  });
  expect(placeAfter(tree, { id: 'b', targetId: 'a', place: 'after' })).toEqual(placeOf(tree, 'b'));
});

it('rows move with what is below them, into empty rows, and back', () => {
  const to = { parentId: 'b', afterId: null, beforeId: null };
  const moved = withRowAt(tree, 'a', to);
  expect(moved).toEqual([{ id: 'b', children: [rows[0]] }, { id: 'c' }]);
  expect(withRowAt({ ...tree, rows: moved }, 'a', { parentId: null, afterId: null, beforeId: 'b' })).toEqual([
    rows[0],
    { id: 'b', children: [] },
    { id: 'c' },
  ]);
  expect(withRowAt(tree, 'gone', to)).toBe(rows);
});
