import { useSyncExternalStore } from 'react';
import { isMac } from './shortcuts.js';

/** Whether keys are written as on a Mac. False on a server, and in the first draw of what it drew. */
export function useIsMac(): boolean {
  return useSyncExternalStore(subscribe, isMac, () => false);
}

function subscribe(): () => void {
  return () => undefined;
}
