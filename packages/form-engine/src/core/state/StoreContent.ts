import { type Locale } from '@smart-admin/ui/messages';
import { type CompiledField, type CompiledForm } from '../compile/CompiledForm.js';
import { type FormValues } from '../document/FormDocument.js';
import { type Wording } from '../validation/Wording.js';
import { type FormStore, type FormStoreOptions } from './FormStore.js';
import { type RowState, type TableState } from './TableState.js';

/** What an open form holds, for the states that are computed from it. */
export interface StoreContent {
  readonly form: CompiledForm;
  readonly options: FormStoreOptions;
  /** What the person may do with a field or a column. */
  readonly access: FormStore['access'];
  readonly values: FormValues;
  readonly tables: ReadonlyMap<string, TableState>;
  /** Messages of the main form's fields. */
  readonly errors: ReadonlyMap<string, Wording>;
  /** Language of the messages. */
  readonly locale: Locale;
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

/** The value that a field or cell shows: that of the field that it follows, the keys of the rows of a subtable, or its own. */
export function shownValue(
  { tables, values }: Pick<StoreContent, 'tables' | 'values'>,
  { field, path }: CompiledField,
  row: RowState | undefined,
): unknown {
  const { followed } = field;
  if (followed) return followed.ownRow && row ? row.values[followed.id] : values[followed.id];
  return row ? row.values[field.id] : (tables.get(path)?.keys ?? values[path]);
}
