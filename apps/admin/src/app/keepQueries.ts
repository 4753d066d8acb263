import { type Query, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { LOCK_PATH, REDIRECT_PATH } from './paths.js';
import { useSession } from './sessionStore.js';

/**
 * Keeps what hidden pages have read. Behind another tab or the lock screen a page lives on, but nothing in it observes its queries:
 * their answers would be thrown away after a while, at once where they are to be read anew each time, and the form that was being
 * filled in over such an answer would go with it. A query that a page has left by being hidden is observed in its place, without
 * being asked again, until the page shows or is closed. Answers what is to be told of the pages that live.
 */
export function keepQueries(client: QueryClient, shownPath: () => string = pathThatShows): KeptQueries {
  const pagesOf = new WeakMap<Query, Set<string>>();
  const holders = new WeakSet<object>();
  const releases = new Map<Query, () => void>();
  let living: ReadonlySet<string> = new Set();

  const isWanted = (query: Query) => {
    const shown = shownPath();
    return [...(pagesOf.get(query) ?? [])].some((path) => living.has(path) && path !== shown);
  };
  const hold = (query: Query) => {
    // how long it stays afterwards is said by whoever reads it
    const holder = new QueryObserver(client, { queryKey: query.queryKey, enabled: false, gcTime: 0 });
    holders.add(holder);
    releases.set(
      query,
      holder.subscribe(() => undefined),
    );
  };
  const release = (query: Query) => {
    releases.get(query)?.();
    releases.delete(query);
  };
  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type === 'observerAdded' && !holders.has(event.observer)) {
      const pages = pagesOf.get(query) ?? new Set();
      pagesOf.set(query, pages.add(shownPath()));
      release(query);
    } else if (event.type === 'observerRemoved') {
      const isKnown = client.getQueryCache().get(query.queryHash) === query;
      if (isKnown && query.getObserversCount() === 0 && isWanted(query)) hold(query);
    } else if (event.type === 'removed') release(query);
  });
  return {
    tell(paths) {
      living = new Set(paths);
      for (const query of releases.keys()) if (!isWanted(query)) release(query);
    },
  };
}

export interface KeptQueries {
  /** Says which pages live, shown or hidden. */
  tell(paths: readonly string[]): void;
}

function pathThatShows(): string {
  const { pathname } = window.location;
  // all pages are hidden before the address is that of the lock screen
  if (useSession.getState().locked) return LOCK_PATH;
  // a page that is built anew reads anew
  return pathname.startsWith(`${REDIRECT_PATH}/`) ? pathname.slice(REDIRECT_PATH.length) : pathname;
}
