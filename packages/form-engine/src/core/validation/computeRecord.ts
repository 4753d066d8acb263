import { type CompiledForm, type FormulaStep } from '../compile/CompiledForm.js';
import { runStep } from '../compile/runStep.js';
import { type FormValues } from '../document/FormDocument.js';
import { isRecord } from '../document/readWire.js';
import { rowScopes, type Surroundings } from './recordScope.js';

/**
 * The record with all its formulas computed anew, in the order of their dependencies; other values stay. A default
 * formula gives its value only where `isOpen` says that nobody has set one.
 */
export function computeRecord(
  form: CompiledForm,
  values: FormValues,
  { isOpen = () => false, ...around }: Surroundings & { isOpen?(target: string, row?: FormValues): boolean } = {},
): FormValues {
  if (form.steps.length === 0) return values;
  const record = withOwnRows(form, values);
  for (const step of form.steps) computeStep(step, record, around, isOpen);
  return record;
}

/** A copy whose rows may be written. Rows that are no records stay as they came, for their message. */
function withOwnRows({ fields }: CompiledForm, values: FormValues): FormValues {
  const record = { ...values };
  for (const { field, columns } of fields) {
    const rows = record[field.id];
    if (columns.length > 0 && Array.isArray(rows))
      record[field.id] = rows.map((row: unknown) => (isRecord(row) ? { ...row } : row));
  }
  return record;
}

function computeStep(
  step: FormulaStep,
  record: FormValues,
  around: Surroundings,
  isOpen: (target: string, row?: FormValues) => boolean,
): void {
  const { target } = step;
  const scopeOf = rowScopes(record, around);
  if (!target.table) {
    if (step.type === 'formula' || isOpen(target.path)) record[target.field.id] = runStep(step, scopeOf());
    return;
  }
  const rows = record[target.table.field.id];
  if (!Array.isArray(rows)) return;
  for (const row of rows as unknown[]) {
    if (isRecord(row) && (step.type === 'formula' || isOpen(target.path, row)))
      row[target.field.id] = runStep(step, scopeOf(row));
  }
}
