import { type FormValues } from '../document/FormDocument.js';
import { isRecord } from '../document/readWire.js';

/** What one save changes of a record: only that, so that saves of different fields do not disturb each other. */
export interface RecordChange {
  /** Revision of the record that the change was made on. */
  revision: number;
  /** New values of fields by name. */
  set: FormValues;
  /** Changes of subtables by the field's name. */
  rows: Record<string, RowsChange>;
}

/** What changes in the rows of one subtable. */
export interface RowsChange {
  /** Cells that changed of known rows, and all cells of new ones, whose ids no known row has. */
  upsert: RowValues[];
  /** Ids of rows that go. */
  remove: string[];
  /** Ids of all rows in their order. Absent: what stays keeps its order, new rows come last. */
  order?: string[];
}

/** A row of a subtable: values by column, and the id that it keeps. */
export type RowValues = FormValues & { id: string };

export function isEmptyChange({ set, rows }: RecordChange): boolean {
  return Object.keys(set).length === 0 && Object.keys(rows).length === 0;
}

/** Whether a value is a list of records, as a subtable's is. */
export function isRows(value: unknown): value is FormValues[] {
  return Array.isArray(value) && value.every(isRecord);
}

/** The rows of a subtable's value; rows without an id get one that no other has. */
export function rowsOf(value: unknown): RowValues[] {
  if (!isRows(value)) return [];
  const taken = new Set(value.map(({ id }) => id));
  let next = 1;
  return value.map((row) => {
    if (typeof row.id === 'string' && row.id !== '') return row as RowValues;
    while (taken.has(`new${next}`)) next += 1;
    const id = `new${next}`;
    taken.add(id);
    return { ...row, id };
  });
}
