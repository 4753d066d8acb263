import { useSyncExternalStore } from 'react';

/** Whether the window is at least so many px wide. */
export function useMinWidth(width: number): boolean {
  const query = `(min-width: ${width}px)`;
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
