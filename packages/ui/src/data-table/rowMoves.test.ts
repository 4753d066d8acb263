import { expect, it } from 'vitest';
import { isPossibleRowMove, rowMoveByKey } from './rowMoves.js';
import { treeRows } from './tableRows.js';

interface Node {
  id: string;
  children?: Node[];
}
const NODES: Node[] = [{ id: 'a', children: [{ id: 'a1', children: [{ id: 'a11' }] }, { id: 'a2' }] }, { id: 'b' }];
const rows = treeRows(NODES, { getKey: ({ id }) => id, getSubRows: ({ children }) => children, expanded: null });

it('a row goes neither beside or into itself nor into what is below it', () => {
  expect(isPossibleRowMove(rows, { id: 'a', targetId: 'a11', place: 'inside' })).toBe(false);
  expect(isPossibleRowMove(rows, { id: 'a1', targetId: 'a1', place: 'before' })).toBe(false);
  expect(isPossibleRowMove(rows, { id: 'a2', targetId: 'a11', place: 'inside' })).toBe(true);
  expect(isPossibleRowMove(rows, { id: 'a11', targetId: 'b', place: 'after' })).toBe(true);
});

it('keys change places with siblings, go into the one above, and out behind the parent', () => {
  const at = (id: string) => rows.indexOf(id);
  expect(rowMoveByKey('ArrowUp', rows, at('b'))).toEqual({ id: 'b', targetId: 'a', place: 'before' });
  expect(rowMoveByKey('ArrowDown', rows, at('a1'))).toEqual({ id: 'a1', targetId: 'a2', place: 'after' });
  expect(rowMoveByKey('ArrowRight', rows, at('a2'))).toEqual({ id: 'a2', targetId: 'a1', place: 'inside' });
  expect(rowMoveByKey('ArrowLeft', rows, at('a11'))).toEqual({ id: 'a11', targetId: 'a1', place: 'after' });
  expect(rowMoveByKey('ArrowUp', rows, at('a1'))).toBeUndefined();
  expect(rowMoveByKey('ArrowLeft', rows, at('b'))).toBeUndefined();
});
