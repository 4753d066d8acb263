import { type CompiledField, type CompiledForm } from '../compile/CompiledForm.js';
import { type FormValues } from '../document/FormDocument.js';
import { type FormStoreOptions } from './FormStore.js';
import { type RowState, type TableState } from './TableState.js';

/** What an open form holds, for the states that are computed from it. */
export interface StoreContent {
  readonly form: CompiledForm;
  readonly options: FormStoreOptions;
  readonly values: FormValues;
  readonly tables: ReadonlyMap<string, TableState>;
  /** Messages of the main form's fields. */
  readonly errors: ReadonlyMap<string, string>;
  locate(path: string): LocatedField | undefined;
  valueOf(located: LocatedField): unknown;
}

/** A field, or a cell with its row. */
export type LocatedField = { compiled: CompiledField } & (
  { table: undefined; row: undefined } | { table: TableState; row: RowState }
);

/** Path of a field or of a cell, by the key of its row. */
export function formatPath({ path, table, field }: CompiledField, row: RowState | undefined): string {
  return table && row ? `${table.path}.${row.key}.${field.id}` : path;
}
