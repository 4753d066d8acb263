import { useCallback, useSyncExternalStore } from 'react';
import { type DrawnFields } from './DrawnFields.js';

/** Whether a field is to be drawn yet. */
export function useIsDrawn(drawn: DrawnFields | undefined, field: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => drawn?.subscribe(field, listener) ?? (() => undefined),
    [drawn, field],
  );
  const get = () => drawn?.has(field) ?? true;
  return useSyncExternalStore(subscribe, get, get);
}
