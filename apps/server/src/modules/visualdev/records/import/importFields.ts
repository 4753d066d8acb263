import { type Field, standardRegistry } from '@smart-admin/form-engine/core';
import { type ImportField } from '../../../transfer/importFile.js';
import { type RecordAccess } from '../recordAccess.js';

/** Kinds whose values are no text of a cell: rows, files, signatures, places on a map. */
const NOT_IN_CELLS: ReadonlySet<string> = new Set(['subtable', 'uploadFile', 'uploadImg', 'signature', 'location']);

/** Fields of the main table that a file may fill and the caller may write. */
export function importFields({ model, fieldAccess }: Pick<RecordAccess, 'model' | 'fieldAccess'>): Field[] {
  return model.form.fields.filter(
    ({ id, kind }) =>
      standardRegistry.get(kind)?.role === 'input' && !NOT_IN_CELLS.has(kind) && fieldAccess(id) === 'write',
  );
}

/** The same as columns of a file know them. */
export function toImportField({ id, label, required }: Field): ImportField {
  return { id, label, required };
}
