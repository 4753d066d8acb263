import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { type FormDocument, type FormValues } from '../core/document/FormDocument.js';
import { type Option } from '../core/document/Option.js';
import { type OptionQuery } from '../core/registry/defineField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { type FormStore, type FormStoreOptions } from '../core/state/FormStore.js';
import { useFormDataSources } from '../fields/sources/FormDataSources.js';
import { fieldOptionsKey } from '../fields/sources/fieldOptionsKey.js';

/**
 * Opens a form for as long as the component lives; later values of the arguments are not looked at (give the component a
 * key). Checks know the options that the fields have loaded; new records know who is signed in.
 */
export function useFormStore(document: FormDocument, values?: FormValues, options?: FormStoreOptions): FormStore {
  const { currentUser } = useFormDataSources();
  const client = use(QueryClientContext);
  const [store] = useState(() =>
    createFormStore(document, values, {
      ...options,
      context: { currentUser, options: (query) => loadedOptions(client, query), ...options?.context },
    }),
  );
  useEffect(() => () => store.destroy(), [store]);
  return store;
}

/** Options that a field has loaded; without any, membership is left to the server. */
function loadedOptions(
  client: QueryClient | undefined,
  { dataType, id, keys, params }: OptionQuery,
): Option[] | undefined {
  const loaded = client?.getQueryData<Option[]>(fieldOptionsKey(dataType, id, keys, params));
  return loaded && loaded.length > 0 ? loaded : undefined;
}
