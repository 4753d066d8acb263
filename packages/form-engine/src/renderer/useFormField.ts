import { useSyncExternalStore } from 'react';
import { type FieldState, type FormState, type FormStore } from '../core/state/FormStore.js';

/** State of one field or cell; the component draws again only when it changes. */
export function useFormField(store: FormStore, path: string): FieldState {
  const get = () => store.getField(path);
  return useSyncExternalStore((listener) => store.subscribe(path, listener), get, get);
}

/** Keys of the rows of a subtable. */
export function useFormRows(store: FormStore, table: string): readonly string[] {
  const get = () => store.getRows(table);
  return useSyncExternalStore((listener) => store.subscribe(table, listener), get, get);
}

/** Whether the form was changed, and the errors that show. */
export function useFormSummary(store: FormStore): FormState {
  const get = () => store.getForm();
  return useSyncExternalStore((listener) => store.subscribe('', listener), get, get);
}
