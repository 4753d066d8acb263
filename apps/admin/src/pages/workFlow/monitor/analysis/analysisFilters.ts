import { DATE_PATTERN, formatDate } from '@smart-admin/ui/format';
import { timeRange } from '../../../../resource/apiQuery.js';

/** Of which flows and days the numbers are. */
export interface AnalysisFilters {
  /** First and last day: `2026-11-20`. */
  days: readonly [string, string];
  flowId?: string | undefined;
  organizeId?: string | undefined;
}

/** Filters that an address names; without days those of the last 30. */
export function readFilters(params: URLSearchParams, today: Date): AnalysisFilters {
  const [usualFrom, usualTo] = lastDays(today);
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return {
    days: isDay(from) && isDay(to) && from <= to ? [from, to] : [usualFrom, usualTo],
    flowId: params.get('flow') ?? undefined,
    organizeId: params.get('organize') ?? undefined,
  };
}

/** The address of the analysis with these filters; the last 30 days are not named, so that they go on with the days. */
export function filterParams({ days, flowId, organizeId }: AnalysisFilters, today: Date): URLSearchParams {
  const params = new URLSearchParams({ view: 'analysis' });
  const usual = lastDays(today);
  if (days[0] !== usual[0] || days[1] !== usual[1]) {
    params.set('from', days[0]);
    params.set('to', days[1]);
  }
  if (flowId) params.set('flow', flowId);
  if (organizeId) params.set('organize', organizeId);
  return params;
}

/** Filters as the query of the calls: from the beginning of the first day to the end of the last one. */
export function analysisQuery({ days, flowId, organizeId }: AnalysisFilters) {
  const { startTime: from = 0, endTime: to = 0 } = timeRange({ filters: { days } }, 'days');
  return { from, to, flowId, organizeId };
}

function lastDays(today: Date): [string, string] {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 29);
  return [formatDate(first, DATE_PATTERN), formatDate(today, DATE_PATTERN)];
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && formatDate(text, DATE_PATTERN) === text;
}
