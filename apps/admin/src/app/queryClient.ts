import { ApiError } from '@smart-admin/api-client';
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
