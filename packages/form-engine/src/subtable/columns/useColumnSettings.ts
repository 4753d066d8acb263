import { toast } from '@smart-admin/ui/toast';
import { useEffect, useState } from 'react';
import { type ColumnSetting, type ColumnSettingsStore } from '../../fields/sources/ColumnSettings.js';
import { useFormDataSources } from '../../fields/sources/FormDataSources.js';

/** A person's columns of a subtable: loaded once, changed at once, saved in the background; without a name they go with the form. */
export function useColumnSettings(name: string | undefined): {
  settings: readonly ColumnSetting[] | undefined;
  onChange: (next: ColumnSetting[] | undefined) => void;
} {
  const { columnSettings: store } = useFormDataSources();
  const [settings, setSettings] = useState<readonly ColumnSetting[] | undefined>();
  useEffect(() => {
    if (!store || name === undefined) return undefined;
    let isCurrent = true;
    void remembered(store, name).then((saved) => isCurrent && saved && setSettings((changed) => changed ?? saved));
    return () => {
      isCurrent = false;
    };
  }, [store, name]);
  return {
    settings,
    onChange: (next) => {
      setSettings(next);
      if (!store || name === undefined) return;
      known.get(store)?.set(name, Promise.resolve(next));
      const done = next ? store.save(name, next) : store.reset(name);
      done.catch((error: unknown) => {
        if (error instanceof Error && error.message !== '') toast.error(error.message, { id: error.message });
      });
    },
  };
}

/** What was loaded or saved, by store and name: a form that is opened again does not ask again. */
const known = new WeakMap<ColumnSettingsStore, Map<string, Promise<ColumnSetting[] | undefined>>>();

function remembered(store: ColumnSettingsStore, name: string): Promise<ColumnSetting[] | undefined> {
  const ofStore = known.get(store) ?? new Map<string, Promise<ColumnSetting[] | undefined>>();
  known.set(store, ofStore);
  // a form must not wait for its columns, nor fail with them
  const loading = ofStore.get(name) ?? store.load(name).catch(() => undefined);
  ofStore.set(name, loading);
  return loading;
}
