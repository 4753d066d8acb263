import { useCallback, useSyncExternalStore } from 'react';
import { type FieldState, type FormState, type FormStore } from '../core/state/FormStore.js';

/** State of one field, cell or column; the component draws again only when it changes. */
export function useFormField(store: FormStore, path: string): FieldState {
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  const get = () => store.getField(path);
  return useSyncExternalStore(subscribe, get, get);
}

/** Keys of the rows of a subtable. */
export function useFormRows(store: FormStore, table: string): readonly string[] {
  const subscribe = useCallback((listener: () => void) => store.subscribe(table, listener), [store, table]);
  const get = () => store.getRows(table);
  return useSyncExternalStore(subscribe, get, get);
}

/** Whether the form was changed, and how many errors show. */
export function useFormSummary(store: FormStore): FormState {
  const subscribe = useCallback((listener: () => void) => store.subscribe('', listener), [store]);
  const get = () => store.getForm();
  return useSyncExternalStore(subscribe, get, get);
}
