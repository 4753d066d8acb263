import { type ListQuery } from '@smart-admin/form-engine/resource';

/** A list's state as the query of a list call: paging, keyword, order, and the filters under their own names. */
export function apiQuery({ currentPage, pageSize, keyword, sort }: ListQuery): ApiListQuery {
  return {
    currentPage,
    pageSize,
    keyword: keyword || undefined,
    sidx: sort.map(({ id }) => id).join(',') || undefined,
    sort: sort.map(({ desc }) => (desc ? 'desc' : 'asc')).join(',') || undefined,
  };
}

/** Parameters for a body, without those that a query string would leave out. */
export function withoutEmpty(parameters: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/** A filter that is a text; undefined when nothing is chosen. */
export function textFilter(query: Pick<ListQuery, 'filters'>, name: string): string | undefined {
  const value = query.filters[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** First and last millisecond of a range of days. */
export function timeRange(query: Pick<ListQuery, 'filters'>, name: string): { startTime?: number; endTime?: number } {
  const value = query.filters[name];
  const [start, end] = Array.isArray(value) ? (value as unknown[]) : [];
  return {
    ...(typeof start === 'string' && start ? { startTime: Date.parse(`${start}T00:00:00`) } : {}),
    ...(typeof end === 'string' && end ? { endTime: Date.parse(`${end}T23:59:59.999`) } : {}),
  };
}

/** The same under the names that a call has for both ends. */
export function namedRange<From extends string, To extends string>(
  query: Pick<ListQuery, 'filters'>,
  name: string,
  [from, to]: readonly [From, To],
): Partial<Record<From | To, number>> {
  const { startTime, endTime } = timeRange(query, name);
  return { [from]: startTime, [to]: endTime } as Partial<Record<From | To, number>>;
}

export interface ApiListQuery {
  currentPage: number;
  pageSize: number;
  keyword: string | undefined;
  sidx: string | undefined;
  sort: string | undefined;
}
