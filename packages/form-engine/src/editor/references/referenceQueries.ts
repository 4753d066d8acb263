import { QueryClient, QueryClientContext, queryOptions } from '@tanstack/react-query';
import { use } from 'react';
import { type ReferenceKey, type ReferenceSource, type ReferenceSources } from './ReferenceSources.js';

/** Asks for choices; null says that they are not known. Parts of nothing are none, and without a source nobody is asked. */
export function choicesQuery(sources: ReferenceSources, { of, within }: ReferenceKey) {
  const source = sources[of];
  return queryOptions({
    ...ASKING,
    queryKey: ['editor-references', source ? numberOf(source) : 0, of, within ?? ''],
    enabled: source !== undefined && within !== '',
    queryFn: async ({ signal }) => (await source?.load(within ?? '', signal)) ?? null,
  });
}

/** Asks what a choice holds; null where its source does not say. */
export function previewQuery(sources: ReferenceSources, of: string, id: string | undefined) {
  const source = sources[of];
  return queryOptions({
    ...ASKING,
    queryKey: ['editor-reference-preview', source ? numberOf(source) : 0, of, id ?? ''],
    enabled: source?.preview !== undefined && id !== undefined,
    queryFn: async ({ signal }) => (await source?.preview?.(id ?? '', signal)) ?? null,
  });
}

/** The cache of the application, or one that all editors share when there is no QueryClientProvider. */
export function useReferenceClient(): QueryClient {
  return use(QueryClientContext) ?? ownClient();
}

/** Answers stay fresh for a minute; a failed call is repeated once. */
const ASKING = { staleTime: 60_000, retry: 1, retryDelay: 300 } as const;

let client: QueryClient | undefined;

function ownClient(): QueryClient {
  client ??= new QueryClient();
  return client;
}

/** Two applications on one page may offer different things under the same name. */
const numbers = new WeakMap<ReferenceSource, number>();
let count = 0;

function numberOf(source: ReferenceSource): number {
  const known = numbers.get(source);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(source, count);
  return count;
}
