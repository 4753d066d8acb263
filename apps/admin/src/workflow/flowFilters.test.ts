import { expect, it } from 'vitest';
import { flowQuery } from './flowFilters.js';

const asked = (filters: Record<string, unknown>) =>
  flowQuery({ currentPage: 2, pageSize: 20, keyword: '道闸', sort: [], filters });

it('a list asks for what is chosen: numbers for status and urgency, whole days of the reader for the launch', () => {
  expect(asked({ flowId: 'f1', status: '1', urgency: '3', launchTime: ['2026-11-24', '2026-11-25'] })).toMatchObject({
    currentPage: 2,
    keyword: '道闸',
    flowId: 'f1',
    status: 1,
    urgency: 3,
    from: new Date(2026, 10, 24).getTime(),
    to: new Date(2026, 10, 26).getTime() - 1,
  });
});

it('and for nothing that is no status or urgency, as an old address may have it', () => {
  expect(asked({ status: '9', urgency: 'x', launchTime: '' })).toMatchObject({
    flowId: undefined,
    status: undefined,
    urgency: undefined,
    from: undefined,
    to: undefined,
  });
});
