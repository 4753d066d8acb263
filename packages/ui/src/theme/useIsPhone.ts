import { useSyncExternalStore } from 'react';
import { DIMENSIONS } from './dimensions.js';

const QUERY = `(width < ${DIMENSIONS.mobileBreakpoint}px)`;

/** Whether the window is narrower than 992 px, where the frame takes its phone shape. False on the server. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
