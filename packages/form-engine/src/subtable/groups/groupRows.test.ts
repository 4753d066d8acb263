import { expect, it } from 'vitest';
import { groupRows, linesOf } from './groupRows.js';

it('puts rows with an equal value together, in the order of the first of each, and counts on through the groups', () => {
  const values: Record<string, unknown> = { a: '东门', b: '', c: '东门', d: ['x'], e: null, f: ['x'] };
  const groups = groupRows(Object.keys(values), (row) => values[row]);
  expect(groups.map(({ rows }) => rows)).toEqual([
    ['a', 'c'],
    ['b', 'e'],
    ['d', 'f'],
  ]);
  expect(linesOf(groups).map((line) => ('group' in line ? line.group.key : `${line.index} ${line.row}`))).toEqual([
    '"东门"',
    '0 a',
    '1 c',
    'null',
    '2 b',
    '3 e',
    '["x"]',
    '4 d',
    '5 f',
  ]);
});
