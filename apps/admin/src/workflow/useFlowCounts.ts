import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadApi } from '../app/loadApi.js';
import { useHasPage } from '../app/useHasPage.js';
import { COUNTS_KEY } from './flowCache.js';

const TO_DO = '/workFlow/toDo';
const CIRCULATED = '/workFlow/circulate';

/** How much waits for the user; undefined before it is known, and for those who have no such lists. */
export function useFlowCounts(): FlowCounts | undefined {
  const hasToDo = useHasPage(TO_DO);
  const hasCirculated = useHasPage(CIRCULATED);
  return useQuery({
    queryKey: COUNTS_KEY,
    queryFn: async ({ signal }) => (await loadApi()).workflow.flowList.counts({}, { signal, silent: true }),
    enabled: hasToDo || hasCirculated,
    // whatever changes them says so
    staleTime: Infinity,
  }).data;
}

/** The same for the navigation, by page. */
export function useFlowBadges(): Readonly<Record<string, number>> {
  const counts = useFlowCounts();
  return useMemo(() => ({ [TO_DO]: counts?.toDo ?? 0, [CIRCULATED]: counts?.circulated ?? 0 }), [counts]);
}

export interface FlowCounts {
  toDo: number;
  /** Of them, those whose time is over. */
  overdue: number;
  circulated: number;
}
