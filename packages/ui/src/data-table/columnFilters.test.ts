import { describe, expect, it } from 'vitest';
import { filterOptions, filterRows, withFilter } from './columnFilters.js';
import { type DataColumn } from './dataColumn.js';

interface Lane {
  name: string;
  kinds: string[];
  below?: Lane[];
}

const LANES: Lane[] = [
  { name: 'East 1', kinds: ['in'], below: [{ name: 'West 9', kinds: ['in'] }] },
  { name: 'East 2', kinds: ['in', 'out'] },
  { name: '', kinds: [] },
];
const COLUMNS: DataColumn<Lane>[] = [
  { id: 'name', header: 'Name', accessor: 'name' },
  { id: 'kinds', header: 'Kinds', accessor: 'kinds' },
];
const names = (filters: Parameters<typeof filterRows>[2], isTree = false) =>
  filterRows(LANES, COLUMNS, filters, isTree ? (lane) => lane.below : undefined).map(({ name }) => name);

describe('filterRows', () => {
  it('keeps rows in which the text occurs, whatever its case, and rows with one of the values', () => {
    expect(names({ name: 'east' })).toEqual(['East 1', 'East 2']);
    expect(names({ kinds: ['out', 'none'] })).toEqual(['East 2']);
    expect(names({ name: 'east', kinds: ['out'] })).toEqual(['East 2']);
    expect(names({ name: ['-'] })).toEqual(['']);
  });

  it('leaves everything to filters that are empty or of no column', () => {
    expect(filterRows(LANES, COLUMNS, { name: '', kinds: [], gone: 'x' })).toBe(LANES);
  });

  it('keeps the rows of a tree above those that answer', () => {
    expect(names({ name: 'west' })).toEqual([]);
    expect(names({ name: 'west' }, true)).toEqual(['East 1']);
  });
});

it('offers the values that occur, each of a list', () => {
  expect(filterOptions(LANES, COLUMNS[1]!).map(({ value }) => value)).toEqual(['in', 'out']);
});

it('takes a filter away when it is empty', () => {
  expect(withFilter({ name: 'a' }, 'name', '')).toEqual({});
  expect(withFilter({ name: 'a' }, 'kinds', ['in'])).toEqual({ name: 'a', kinds: ['in'] });
});
