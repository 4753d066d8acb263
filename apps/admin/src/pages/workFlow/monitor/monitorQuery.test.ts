import { initialListState, listStateFromParams, toListQuery } from '@smart-admin/form-engine/resource';
import { expect, it } from 'vitest';
import { type MonitorFilters, monitorListSearch, monitorQuery } from './monitorQuery.js';

/** What the list asks for at the address of these filters. */
function askedAt(filters: MonitorFilters) {
  const state = listStateFromParams(new URLSearchParams(monitorListSearch(filters)), initialListState({}));
  return monitorQuery(toListQuery(state, {}));
}

it('the list at an address asks for what the address leaves', () => {
  expect(askedAt({ flowId: 'buy', organizeId: 'hq', waiting: 'overdue', nodeName: '总经理' })).toMatchObject({
    flowId: 'buy',
    organizeId: 'hq',
    waiting: 'overdue',
    nodeName: '总经理',
    endFrom: undefined,
  });
  expect(askedAt({ status: '3', endTime: ['2026-11-01', '2026-11-20'] })).toMatchObject({
    status: 3,
    endFrom: new Date(2026, 10, 1).getTime(),
    endTo: new Date(2026, 10, 20, 23, 59, 59, 999).getTime(),
    waiting: undefined,
  });
});

it('an address without filters is the plain list', () => {
  expect(monitorListSearch({ flowId: undefined })).toBe('');
});
