import { encodeField } from '../document/encodeFormDocument.js';
import { isRecord } from '../document/readWire.js';
import { type WireNode } from '../document/WireNode.js';
import { type FormValues } from '../document/FormDocument.js';
import { isEmpty } from '../validation/validateValue.js';
import { type FormStore } from './FormStore.js';

/**
 * The cells of one row of an open subtable in the shape of the family's documents, for scripts and other systems that
 * read rows so. Names of cells that choose a record end in the index of the row, and so does the name that an attribute
 * cell follows: `car_smartRelation_0`. Nothing for a row that is not there, nor of columns that the person may not see.
 */
export function tableCells(store: FormStore, table: string, index: number): TableCell[] {
  const row = store.getRows(table)[index];
  const columns = (store.form.byPath.get(table)?.columns ?? []).filter(({ path }) => store.access(path) !== 'hidden');
  if (row === undefined) return [];
  const states = columns.map(({ field }) => store.getField(`${table}.${row}.${field.id}`));
  const rowData: FormValues = Object.fromEntries(columns.map(({ field }, at) => [field.id, states[at]?.value]));
  return columns.map(({ field, definition }, at): TableCell => {
    const wire = encodeField(field, store.form.registry);
    const { value, error, required = false } = states[at] ?? {};
    const isMissing = error !== undefined && isEmpty(value);
    const { followed } = field;
    return {
      tag: field.tag,
      formId: field.formId,
      smartKey: definition?.smartKeys[0] ?? '',
      vModel: definition?.attribute ? nameInRow(field.id, index) : field.id,
      ...(followed ? { relationField: followed.ownRow ? nameInRow(followed.id, index) : followed.id } : {}),
      value,
      options: optionsOf(wire),
      required,
      regList: field.patterns,
      valid: !isMissing,
      regValid: error === undefined || isMissing,
      regErrorText: isMissing ? '' : (error ?? ''),
      rowData,
      config: isRecord(wire.__config__) ? wire.__config__ : {},
    };
  });
}

/** A cell of a subtable as documents of the family describe it. */
export interface TableCell {
  /** Component name. */
  tag: string;
  formId: string | number | undefined;
  /** Control type. */
  smartKey: string;
  /** Name of the cell in its row. */
  vModel: string;
  /** Name of the cell that an attribute follows. */
  relationField?: string;
  value: unknown;
  /** Its own options as they are stored. */
  options: unknown[];
  required: boolean;
  regList: readonly { pattern: string; message: string }[];
  /** False when it must be filled and is not. */
  valid: boolean;
  /** False when what is filled in is refused; `regErrorText` says why. */
  regValid: boolean;
  regErrorText: string;
  /** Values of the whole row. */
  rowData: FormValues;
  config: WireNode;
}

function nameInRow(field: string, index: number): string {
  return `${field}_smartRelation_${index}`;
}

function optionsOf(wire: WireNode): unknown[] {
  const options = isRecord(wire.__slot__) ? wire.__slot__.options : undefined;
  return Array.isArray(options) ? options : [];
}
