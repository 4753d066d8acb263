import { useSyncExternalStore } from 'react';

/** Width of the frame in px. */
export function useFrameWidth(): number {
  return useSyncExternalStore(subscribe, () => document.documentElement.clientWidth);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
