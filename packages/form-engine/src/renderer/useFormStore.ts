import { useEffect, useState } from 'react';
import { type FormDocument, type FormValues } from '../core/document/FormDocument.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { type FormStore, type FormStoreOptions } from '../core/state/FormStore.js';

/** Opens a form for as long as the component lives; later values of the arguments are not looked at (give the component a key). */
export function useFormStore(document: FormDocument, values?: FormValues, options?: FormStoreOptions): FormStore {
  const [store] = useState(() => createFormStore(document, values, options));
  useEffect(() => () => store.destroy(), [store]);
  return store;
}
