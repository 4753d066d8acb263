import { expect, it } from 'vitest';
import { createField } from '../document/createField.js';
import { standardRegistry as registry } from '../registry/createRegistry.js';
import { initialFilters } from './initialFilters.js';
import { type ListSearch } from './ListDefinition.js';

const fields = [
  createField('text', { id: 'plate', label: '车牌' }),
  createField('radio', { id: 'state', label: '状态' }),
  createField('userSelect', { id: 'owner', label: '处理人' }),
  createField('date', { id: 'day', label: '日期' }),
  createField('number', { id: 'fee', label: '费用' }),
];
const search = (id: string, initial: string, initialUntil = ''): ListSearch => ({
  id,
  label: id,
  mode: 'equal',
  initial,
  initialUntil,
  wire: undefined,
});

it('reads what the first visit searches for as the controls of the fields send it', () => {
  const list = {
    search: [
      search('plate', ' 京A '),
      search('state', '1'),
      search('owner', 'currentUser'),
      search('day', 'today-7', 'today'),
      search('fee', '', '100'),
      search('gone', ''),
    ],
  };
  const now = new Date(2026, 10, 22, 9).getTime();
  expect(initialFilters(list, { fields }, { registry, user: { id: 'u1', organizeId: 'o1' }, now })).toEqual({
    plate: '京A',
    state: '1',
    owner: 'u1',
    day: ['2026-11-15', '2026-11-22'],
    fee: [null, 100],
  });
  // nobody is signed in
  expect(
    initialFilters({ search: [search('owner', 'currentUser')] }, { fields }, { registry, user: undefined, now }),
  ).toEqual({});
});
