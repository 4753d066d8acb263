import { expect, it } from 'vitest';
import { EMPTY_VALUE } from '../../core/list/listLayouts.js';
import { groupQuery, groupsOf, valueOf, withoutRow, withRow } from './groupRows.js';

const query = { currentPage: 3, pageSize: 50, sort: [], filters: { plate: '京A', state: 'x' } };
const pages = {
  pages: [{ list: [{ id: 'a' }, { id: 'b' }], pagination: { currentPage: 1, pageSize: 20, total: 2 } }],
  pageParams: [1],
};

it('makes a group of each option that can be chosen, and one for rows without a value', () => {
  const options = [
    { value: '1', label: '待处理' },
    { value: '2', label: '处理', children: [{ value: '21', label: '处理中' }] },
  ];
  expect(groupsOf(options, '未填写')).toEqual([
    { value: '1', label: '待处理' },
    { value: '21', label: '处理中' },
    { value: '', label: '未填写' },
  ]);
});

it('asks for the rows of a group within the filters of the list', () => {
  const state = { field: 'state', label: '状态', options: [] };
  expect(groupQuery(query, state, { value: '1', label: '' }, 2)).toMatchObject({
    currentPage: 2,
    filters: { plate: '京A', state: '1' },
  });
  expect(groupQuery(query, state, { value: '', label: '' }, 1).filters.state).toBe(EMPTY_VALUE);
});

it('moves a row with the numbers of both groups', () => {
  expect(withoutRow(pages, 'a').pages[0]).toMatchObject({ list: [{ id: 'b' }], pagination: { total: 1 } });
  expect(withRow(pages, { id: 'c' }).pages[0]).toMatchObject({
    list: [{ id: 'c' }, { id: 'a' }, { id: 'b' }],
    pagination: { total: 3 },
  });
});

it('gives a change the value of the field, and nothing for the group without one', () => {
  const flag = { field: 'done', label: '完成', options: [], toValue: (option: string) => option === '1' };
  expect([valueOf(flag, { value: '1', label: '' }), valueOf(flag, { value: '', label: '' })]).toEqual([true, null]);
  expect(valueOf({ field: 'state', label: '', options: [] }, { value: '', label: '' })).toBe('');
});
