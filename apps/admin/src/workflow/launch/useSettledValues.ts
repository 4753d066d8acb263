import { type FormStore, type FormValues } from '@smart-admin/form-engine/core';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds without a change after which somebody has finished typing. */
const PAUSE = 800;

/** What forms hold, a moment after the last change of their fields; `look` takes it at once, cells of subtables too. */
export function useSettledValues(stores: readonly FormStore[]): { values: FormValues; look: () => void } {
  const [values, setValues] = useState(() => valuesOf(stores));
  const look = useCallback(() => setValues(valuesOf(stores)), [stores]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE);
    };
    const ends = stores.flatMap((store) => store.document.fields.map(({ id }) => store.subscribe(id, wait)));
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [stores, look]);
  return { values, look };
}

function valuesOf(stores: readonly FormStore[]): FormValues {
  return Object.assign({}, ...stores.map((store) => store.getValues())) as FormValues;
}
