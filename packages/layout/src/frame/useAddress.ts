import { useSyncExternalStore } from 'react';

/** Path and query of the browser's address; `/` on a server. */
export function useAddress(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => '/',
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}
