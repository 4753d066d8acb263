import { useCallback, useSyncExternalStore } from 'react';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';
import { summaryCells } from './summaryCells.js';

const JOINT = '\u001f';

/** Texts of the summary row of an open subtable; draws again only when a text changes. */
export function useSubtableSummary(
  store: FormStore,
  field: SubtableField,
  columns: readonly Field[],
  total: string,
): string[] | undefined {
  const sumPath = (id: string) => `${field.id}.*.${id}`;
  const get = () =>
    field.showSummary
      ? summaryCells(
          columns,
          (id) => String(store.getField(sumPath(id)).value ?? ''),
          field.summaryFields,
          total,
          columns.length + 1,
          store.form.registry,
        )?.join(JOINT)
      : undefined;
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = field.summaryFields.map((id) => store.subscribe(`${field.id}.*.${id}`, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, field],
  );
  return useSyncExternalStore(subscribe, get, get)?.split(JOINT);
}
