import { initialListState, type ListQuery, listStateToParams } from '@smart-admin/form-engine/resource';
import { textFilter, timeRange } from '../../../resource/apiQuery.js';
import { flowQuery } from '../../../workflow/flowFilters.js';

/** What can wait in a flow: any task, or one whose limit is over. */
export const WAITING = ['open', 'overdue'] as const;

/** The state of the monitor's list as the query of its call. */
export function monitorQuery(query: ListQuery) {
  const { startTime: endFrom, endTime: endTo } = timeRange(query, 'endTime');
  return {
    ...flowQuery(query),
    launcherId: textFilter(query, 'launcherId'),
    organizeId: textFilter(query, 'organizeId'),
    endFrom,
    endTo,
    waiting: WAITING.find((waiting) => waiting === textFilter(query, 'waiting')),
    nodeName: textFilter(query, 'nodeName'),
  };
}

/** Query of the address at which the list shows what these filters leave. */
export function monitorListSearch(filters: MonitorFilters): string {
  const initial = initialListState({});
  const params = listStateToParams({ ...initial, filters: { ...filters } }, initial).toString();
  return params ? `?${params}` : '';
}

/** Filters of the list by their names; days of both ends of a range. */
export interface MonitorFilters {
  flowId?: string | undefined;
  organizeId?: string | undefined;
  status?: string;
  launchTime?: readonly [string, string];
  endTime?: readonly [string, string];
  waiting?: (typeof WAITING)[number];
  nodeName?: string;
}
