import { afterEach, expect, it } from 'vitest';
import { createField } from '../document/createField.js';
import { standardRegistry as registry } from '../registry/createRegistry.js';
import { initialFilters } from './initialFilters.js';
import { type ListSearch } from './ListDefinition.js';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

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

it('counts days of the calendar where one of them has 23 or 25 hours', () => {
  process.env.TZ = 'Europe/Berlin';
  const days = (now: Date, from: string, to: string) =>
    initialFilters({ search: [search('day', from, to)] }, { fields }, { registry, user: undefined, now: now.getTime() })
      .day;
  // summer time ends on 25 October 2026 and began on 29 March
  expect(days(new Date(2026, 9, 25, 23, 30), 'today-1', 'today')).toEqual(['2026-10-24', '2026-10-25']);
  expect(days(new Date(2026, 9, 24, 23, 30), 'today+1', 'today+2')).toEqual(['2026-10-25', '2026-10-26']);
  expect(days(new Date(2026, 9, 25, 0, 30), 'today', 'today+1')).toEqual(['2026-10-25', '2026-10-26']);
  expect(days(new Date(2026, 2, 30, 0, 30), 'today-1', 'today')).toEqual(['2026-03-29', '2026-03-30']);
});
