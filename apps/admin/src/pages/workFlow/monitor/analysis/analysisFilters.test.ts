import { expect, it } from 'vitest';
import { analysisQuery, filterParams, readFilters } from './analysisFilters.js';

const TODAY = new Date(2026, 10, 26, 9);
const read = (search: string) => readFilters(new URLSearchParams(search), TODAY);

it('is about the last 30 days where the address names none, or none that there are', () => {
  const usual = { days: ['2026-10-28', '2026-11-26'] };
  expect(read('view=analysis')).toMatchObject(usual);
  for (const days of [
    'from=2026-11-01',
    'from=2026-02-31&to=2026-11-01',
    'from=2026-11-20&to=2026-11-01',
    'from=x&to=y',
  ])
    expect(read(days)).toMatchObject(usual);
});

it('is the same after a reload', () => {
  const filters = { days: ['2026-01-01', '2026-03-31'], flowId: 'buy', organizeId: 'hq' } as const;
  expect(read(filterParams(filters, TODAY).toString())).toEqual(filters);
  expect(filterParams(read(''), TODAY).toString()).toBe('view=analysis');
});

it('asks from the beginning of the first day to the end of the last one', () => {
  const { from, to } = analysisQuery({ days: ['2026-11-20', '2026-11-20'] });
  expect([from, to]).toEqual([new Date(2026, 10, 20).getTime(), new Date(2026, 10, 20, 23, 59, 59, 999).getTime()]);
});
