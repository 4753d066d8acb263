import { expect, it } from 'vitest';
import { type DrawnColumn } from './cellClass.js';
import { groupDepth, groupPaths, headingRuns, leafColumns, type TableColumn } from './columnGroups.js';

const leaf = (id: string) => ({ id, header: id });
const COLUMNS: TableColumn<object>[] = [
  leaf('name'),
  {
    id: 'traffic',
    header: 'Traffic',
    columns: [leaf('day'), { id: 'late', header: 'Late', columns: [leaf('night')] }],
  },
];
const drawn = (...ids: string[]) => ids.map((id) => ({ def: leaf(id), fixed: undefined }) as DrawnColumn<object>);
const runs = (level: number, ...ids: string[]) =>
  headingRuns(drawn(...ids), groupPaths(COLUMNS), level).map(({ group, columns }) => [group?.id, columns.length]);

it('finds the columns and how deep their headings are', () => {
  expect(leafColumns(COLUMNS).map(({ id }) => id)).toEqual(['name', 'day', 'night']);
  expect(groupDepth(groupPaths(COLUMNS))).toBe(2);
  const plain = [leaf('name')];
  expect(leafColumns(plain)).toBe(plain);
  expect(groupDepth(groupPaths(plain))).toBe(0);
});

it('puts a heading over neighbours of one group, and two where somebody moved them apart', () => {
  expect(runs(0, 'name', 'day', 'night')).toEqual([
    [undefined, 1],
    ['traffic', 2],
  ]);
  expect(runs(1, 'name', 'day', 'night')).toEqual([
    [undefined, 1],
    [undefined, 1],
    ['late', 1],
  ]);
  expect(runs(0, 'day', 'name', 'night').map(([id]) => id)).toEqual(['traffic', undefined, 'traffic']);
});
