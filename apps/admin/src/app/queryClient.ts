import { ApiError } from '@smart-admin/api-client';
import { QueryClient } from '@tanstack/react-query';
import { frameStore } from './frameStore.js';
import { keepQueries, type KeptQueries } from './keepQueries.js';
import { useSession } from './sessionStore.js';

/** Cache of what the server answered. Refusals are final; only transport failures are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && error instanceof ApiError && error.code === 0,
    },
    // what a page did is told by the page; kept any longer it would only hold the page
    mutations: { gcTime: 0 },
  },
});

/** What hidden pages have read. */
export const keptQueries: KeptQueries = keepQueries(queryClient);

// The answer of a closed page is kept for when it is opened again. The function that fetched it is not: it is a closure of the
// page and would hold everything the page had drawn for as long. Who looks at the query next brings a function along. All
// queries are gone through, because a page that was left before it appeared ends without an event.
const answers = queryClient.getQueryCache();
answers.subscribe(({ type }) => {
  if (type !== 'observerRemoved' && type !== 'updated') return;
  for (const query of answers.getAll()) {
    const { queryKey, queryHash, options, state } = query;
    if (query.getObserversCount() === 0 && state.fetchStatus === 'idle' && options.queryFn)
      query.setOptions({ queryKey, queryHash, gcTime: options.gcTime });
  }
});

// what one session was shown is not for the next, however it ended: here, in another tab, or by the server
useSession.subscribe((session, before) => {
  if (session.token === before.token) return;
  queryClient.clear();
  frameStore.tabs.getState().clear();
});
