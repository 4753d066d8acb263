import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';

/** How pickers ask: answers stay fresh for a minute, a failed call is repeated once. */
export const ASKING = { staleTime: 60_000, retry: 1, retryDelay: 300 } as const;

/** The cache of the application, or one that all pickers share when there is no QueryClientProvider. */
export function usePickerClient(): QueryClient {
  return useContext(QueryClientContext) ?? ownClient();
}

let client: QueryClient | undefined;

function ownClient(): QueryClient {
  client ??= new QueryClient();
  return client;
}
