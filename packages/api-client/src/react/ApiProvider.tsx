import { createContext, useContext, type ReactNode } from 'react';
import { type ApiClient } from '../client/createClient.js';

const ApiContext = createContext<ApiClient | null>(null);

/** Gives the client to everything below it. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The client; throws outside an ApiProvider. */
export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('useApi needs an ApiProvider above it');
  return client;
}

export interface ApiProviderProps {
  client: ApiClient;
  children: ReactNode;
}
