import { expect, it } from 'vitest';
import { carriedFilters } from './carriedFilters.js';

const fields = [
  { id: 'placeId', kind: 'select' as const, options: [{ value: '7', label: '人民广场' }] },
  { id: 'state', kind: 'multi-select' as const, options: [{ value: 'paid', label: '已付' }] },
  { id: 'plate', kind: 'text' as const },
  { id: 'time', kind: 'date-range' as const },
  { id: 'sort', kind: 'text' as const },
];
const carried = (search: string) => carriedFilters(new URLSearchParams(search), fields);

it('takes what a card carries to a list for the filters that it names', () => {
  expect(carried('placeId=7&plate=京A&state=paid')).toEqual({ placeId: '7', plate: '京A', state: ['paid'] });
});

it('leaves out what is no filter, no value of one, or the own state of the list', () => {
  expect(carried('placeId=9&time=today&sort=-name&strange=1&plate=&f.plate=sX')).toEqual({});
});
