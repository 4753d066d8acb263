import { useSyncExternalStore } from 'react';
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
  // the compiler would keep the first list of rows: the store changes in place
  'use no memo';
  const fields = columns.filter(({ id }) => field.summaryFields.includes(id)).map(({ id }) => id);
  const rows = store.getRows(field.id);
  const get = () => {
    const values = store
      .getRows(field.id)
      .map((row) => Object.fromEntries(fields.map((id) => [id, store.getField(`${field.id}.${row}.${id}`).value])));
    return summaryCells(columns, values, field.summaryFields, total, columns.length + 1)?.join(JOINT);
  };
  const text = useSyncExternalStore(
    (listener) => {
      const stops = [
        store.subscribe(field.id, listener),
        ...rows.flatMap((row) => fields.map((id) => store.subscribe(`${field.id}.${row}.${id}`, listener))),
      ];
      return () => stops.forEach((stop) => stop());
    },
    get,
    get,
  );
  return field.showSummary ? text?.split(JOINT) : undefined;
}
