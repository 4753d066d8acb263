import { ApiError } from '@smart-admin/api-client';
import { useSession, useTabs } from '@smart-admin/layout/stores';
import { QueryClient } from '@tanstack/react-query';

/** Cache of what the server answered. Refusals are final; only transport failures are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && error instanceof ApiError && error.code === 0,
    },
  },
});

// what one session was shown is not for the next, however it ended: here, in another tab, or by the server
useSession.subscribe((session, before) => {
  if (session.token === before.token) return;
  queryClient.clear();
  useTabs.getState().clear();
});
