import { queryOptions } from '@tanstack/react-query';
import { loadApi } from '../app/loadApi.js';
import { queryClient } from '../app/queryClient.js';

/** The map service: which one answers, what it can be asked, and where a map begins. It changes with the server alone. */
export const mapServiceQuery = queryOptions({
  queryKey: ['map', 'service'],
  queryFn: async ({ signal }) => (await loadApi()).extend.map.service({}, { signal, silent: true }),
  staleTime: Infinity,
});

/** Makes the map service ready as soon as the browser has nothing else to do, so that no page waits for it. */
export function startMapService(): () => void {
  const start = () => void queryClient.prefetchQuery(mapServiceQuery);
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 2_000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(start, { timeout: 10_000 });
  return () => cancelIdleCallback(idle);
}
