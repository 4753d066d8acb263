import { expect, it } from 'vitest';
import { apiQuery } from './apiQuery.js';

it('E3-29 the calls of lists name their page currentPage and pageSize, and join the order by commas', () => {
  const query = { currentPage: 3, pageSize: 20, keyword: '林', filters: {}, tree: undefined };
  const sort = [
    { id: 'account', desc: false },
    { id: 'creatorTime', desc: true },
  ];
  expect(apiQuery({ ...query, sort })).toEqual({
    currentPage: 3,
    pageSize: 20,
    keyword: '林',
    sidx: 'account,creatorTime',
    sort: 'asc,desc',
  });
  expect(apiQuery({ ...query, keyword: '', sort: [] })).toMatchObject({ keyword: undefined, sidx: undefined });
});
