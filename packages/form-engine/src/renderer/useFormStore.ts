import { useLocale } from '@smart-admin/ui/locale';
import { useEffect, useState } from 'react';
import { type FormDocument, type FormValues } from '../core/document/FormDocument.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { type FormStore, type FormStoreOptions } from '../core/state/FormStore.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { useFormDataSources } from '../fields/sources/FormDataSources.js';
import { fieldOptionsKey } from '../fields/sources/fieldOptionsKey.js';
import { loadedOptions } from '../fields/sources/loadedOptions.js';

/**
 * Opens a form for as long as the component lives; later values of the arguments are not looked at (give the component a
 * key). Checks know the options that the fields have loaded; new records know who is signed in; messages are in the
 * language here, and `FormRenderer` keeps them in its own.
 */
export function useFormStore(document: FormDocument, values?: FormValues, options?: FormStoreOptions): FormStore {
  const sources = useFormDataSources();
  const { registry } = useFieldKinds();
  const locale = useLocale();
  const [store] = useState(() =>
    createFormStore(document, values, {
      ...options,
      context: {
        locale,
        registry,
        currentUser: sources.currentUser,
        options: ({ dataType, id, keys, params }) =>
          loadedOptions(sources, fieldOptionsKey(dataType, id, keys, params)),
        ...options?.context,
      },
    }),
  );
  useEffect(() => () => store.destroy(), [store]);
  return store;
}
