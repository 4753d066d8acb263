import { type CompiledForm } from '../compile/CompiledForm.js';
import { isDrawn, isFieldVisible } from '../compile/conditions.js';
import { type Device } from '../document/FieldBase.js';
import { type FormValues } from '../document/FormDocument.js';
import { isRecord } from '../document/readWire.js';
import { followedValues } from '../registry/linkFields.js';
import { rowScopes, type Surroundings } from './recordScope.js';

/**
 * A record as its form shows it: without the fields and cells whose conditions, or those of the containers around them, do not
 * hold, and with the values of what follows another field. Fields that are not in `values` count as empty.
 */
export function shownRecord(
  form: CompiledForm,
  values: FormValues,
  { device, ...around }: ShownRecordContext,
): ShownRecord {
  const scopeOf = rowScopes(values, around);
  const scope = scopeOf();
  const shown = followedValues(
    form.fields.map(({ field }) => field),
    values,
  );
  const paths = new Set<string>();
  for (const compiled of form.fields) {
    const { id } = compiled.field;
    if (isFieldVisible(compiled, scope, device)) paths.add(id);
    else if (isDrawn(compiled, device)) {
      delete shown[id];
      continue;
    }
    const rows = shown[id];
    if (compiled.columns.length === 0 || !Array.isArray(rows)) continue;
    const stored = values[id] as unknown[];
    // heads of an empty table show what rows may have
    if (rows.length === 0) for (const column of compiled.columns) if (isDrawn(column, device)) paths.add(column.path);
    shown[id] = rows.map((row: unknown, index) => {
      const source = stored[index];
      if (!isRecord(row) || !isRecord(source)) return row;
      const cells = { ...row };
      const rowScope = scopeOf(source);
      for (const column of compiled.columns)
        if (isFieldVisible(column, rowScope, device)) paths.add(column.path);
        else if (isDrawn(column, device)) delete cells[column.field.id];
      return cells;
    });
  }
  return { values: shown, paths };
}

export interface ShownRecord {
  /** What a form never shows, whatever the record says, keeps its value: only whoever names it asks for it. */
  values: FormValues;
  /** Fields that the form shows by `price`; columns by `visitors.count` where a row shows them, or where there is no row. */
  paths: ReadonlySet<string>;
}

export interface ShownRecordContext extends Surroundings {
  /** Where the form is looked at; `any`: what at least one shows. */
  device: Device | 'any';
}
