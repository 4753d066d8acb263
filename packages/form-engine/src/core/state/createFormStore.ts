import { type FormDocument, type FormValues } from '../document/FormDocument.js';
import { FormStateStore } from './FormStateStore.js';
import { type FormStore, type FormStoreOptions } from './FormStore.js';

/** Opens a form with these values; missing ones get the defaults of their fields. */
export function createFormStore(
  document: FormDocument,
  values: FormValues = {},
  options: FormStoreOptions = {},
): FormStore {
  return new FormStateStore(document, values, options);
}
