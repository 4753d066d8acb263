import { useQuery } from '@tanstack/react-query';
import { loadApi } from '../app/loadApi.js';
import { useHasPage } from '../app/useHasPage.js';
import { COUNTS_KEY } from './flowCache.js';

/** How much waits for the user; undefined before it is known, and for those who have no such lists. */
export function useFlowCounts(): FlowCounts | undefined {
  const hasToDo = useHasPage('/workFlow/toDo');
  const hasCirculated = useHasPage('/workFlow/circulate');
  return useQuery({
    queryKey: COUNTS_KEY,
    queryFn: async ({ signal }) => (await loadApi()).workflow.flowList.counts({}, { signal, silent: true }),
    enabled: hasToDo || hasCirculated,
    // whatever changes them says so
    staleTime: Infinity,
  }).data;
}

export interface FlowCounts {
  toDo: number;
  overdue: number;
  circulated: number;
}
