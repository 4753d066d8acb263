import { useSyncExternalStore } from 'react';
import { DIMENSIONS } from './dimensions.js';

const QUERY = `(width < ${DIMENSIONS.mobileBreakpoint}px)`;

/**
 * Whether the window is narrower than 992 px, where the frame takes its phone shape. False on the server. Printing changes
 * nothing: the paper is narrower than most windows, and pages that were built anew for it would forget what was typed.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** The same once, for what is no component. */
export function isPhoneNow(): boolean {
  return read();
}

let last = false;

function read(): boolean {
  if (!window.matchMedia('print').matches) last = window.matchMedia(QUERY).matches;
  return last;
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
