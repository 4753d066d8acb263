import { describe, expect, it } from 'vitest';
import { pickRows, sortOrder } from './clientRows.js';
import { type DataColumn, type SortEntry } from './dataColumn.js';
import { groupedRows, openableKeys, treeRows } from './tableRows.js';

interface Lane {
  id: string;
  name: string;
  fee: number | null;
  below?: Lane[];
}

const LANES: Lane[] = [
  { id: 'a', name: '车道 10', fee: 5 },
  { id: 'b', name: '车道 9', fee: null },
  { id: 'c', name: '出口', fee: 12 },
  { id: 'd', name: '车道 10', fee: 12 },
];
const COLUMNS: DataColumn<Lane>[] = [
  { id: 'name', header: '名称', accessor: 'name' },
  { id: 'fee', header: '费用', accessor: 'fee' },
];
const sorted = (...sorting: SortEntry[]) =>
  pickRows(LANES, sortOrder(LANES, COLUMNS, sorting, 'zh-CN'), { columns: COLUMNS }).map((lane) => lane.id);
const getKey = (lane: Lane) => lane.id;

describe('client mode', () => {
  it('sorts numbers by value, equal ones in their order, empty ones last both ways', () => {
    expect(sorted({ id: 'fee', desc: false })).toEqual(['a', 'c', 'd', 'b']);
    expect(sorted({ id: 'fee', desc: true })).toEqual(['c', 'd', 'a', 'b']);
  });

  it('sorts texts in the order of the language, numbers inside them by value', () => {
    expect(sorted({ id: 'name', desc: false })).toEqual(['b', 'a', 'd', 'c']);
  });

  it('sorts written numbers and dates by their value without being told, and by another value when it is told', () => {
    const rows = [
      { id: 'a', amount: '1,200.50', since: new Date(2026, 1), level: 'high' },
      { id: 'b', amount: '-3', since: new Date(2025, 1), level: 'low' },
      { id: 'c', amount: '', since: null, level: 'middle' },
      { id: 'd', amount: '35 %', since: new Date(2026, 0), level: 'low' },
    ];
    type Row = (typeof rows)[number];
    const columns: DataColumn<Row>[] = [
      { id: 'amount', header: '金额', accessor: 'amount' },
      { id: 'since', header: '启用', accessor: 'since' },
      {
        id: 'level',
        header: '等级',
        accessor: 'level',
        sortValue: ({ level }) => ['low', 'middle', 'high'].indexOf(level),
      },
    ];
    const by = (id: string) =>
      pickRows(rows, sortOrder(rows, columns, [{ id, desc: false }], 'zh-CN'), { columns }).map((row) => row.id);
    expect([by('amount'), by('since'), by('level')]).toEqual([
      ['b', 'd', 'a', 'c'],
      ['b', 'd', 'a', 'c'],
      ['b', 'd', 'c', 'a'],
    ]);
  });

  it('sorts Chinese in the order of its language', () => {
    const rows = ['张伟', '阿里', '李静'].map((name) => ({ name }));
    const columns = [{ id: 'name', header: '姓名', accessor: 'name' as const }];
    const order = sortOrder(rows, columns, [{ id: 'name', desc: false }], 'zh-CN');
    expect(pickRows(rows, order, { columns }).map(({ name }) => name)).toEqual(['阿里', '李静', '张伟']);
  });

  it('sorts by several columns', () => {
    expect(sorted({ id: 'name', desc: false }, { id: 'fee', desc: true })).toEqual(['b', 'd', 'a', 'c']);
    expect(sorted({ id: 'gone', desc: false })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('searches the given columns and keeps the order', () => {
    const order = sortOrder(LANES, COLUMNS, [{ id: 'fee', desc: true }]);
    const found = (search: string, searchColumns?: string[]) =>
      pickRows(LANES, order, { columns: COLUMNS, search, searchColumns }).map((lane) => lane.id);
    expect(found('车道')).toEqual(['d', 'a', 'b']);
    expect(found('12')).toEqual(['c', 'd']);
    expect(found('12', ['name'])).toEqual([]);
    expect(found(' ')).toEqual(['c', 'd', 'a', 'b']);
  });

  it('sorts and searches 100,000 rows', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      id: String(index),
      name: `车道 ${(index * 7919) % 100_000}`,
      fee: (index * 104_729) % 1000,
    }));
    const order = sortOrder(many, COLUMNS, [{ id: 'fee', desc: true }]);
    const rows = pickRows(many, order, { columns: COLUMNS, search: '999', searchColumns: ['name'] });
    expect(rows.length).toBeGreaterThan(100);
  });
});

describe('rows of a table', () => {
  it('gathers groups in the order in which they first occur', () => {
    const options = { getKey, groupBy: (lane: Lane) => lane.name };
    const all = groupedRows(LANES, { ...options, expanded: null });
    expect(Array.from({ length: all.count }, (_, index) => all.at(index)?.key)).toEqual([
      'group:车道 10',
      'a',
      'd',
      'group:车道 9',
      'b',
      'group:出口',
      'c',
    ]);
    expect(openableKeys(LANES, options)).toEqual(['group:车道 10', 'group:车道 9', 'group:出口']);
    const one = groupedRows(LANES, { ...options, expanded: new Set(['group:出口']) });
    expect(one.count).toBe(4);
    expect(one.indexOf('c')).toBe(3);
    expect(one.indexOf('a')).toBe(-1);
  });

  it('opens everything in a tree until somebody folds something', () => {
    const tree = [{ id: 'lot', name: '车场', fee: null, below: LANES }];
    const options = { getKey, getSubRows: (lane: Lane) => lane.below };
    expect(treeRows(tree, { ...options, expanded: null }).count).toBe(5);
    expect(treeRows(tree, { ...options, expanded: new Set() }).count).toBe(1);
    expect(treeRows(tree, { ...options, expanded: new Set(['lot']) }).at(1)?.depth).toBe(1);
  });
});
