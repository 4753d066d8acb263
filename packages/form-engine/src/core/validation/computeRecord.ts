import { type FormDocument, type FormValues } from '../document/FormDocument.js';
import { isRecord } from '../document/readWire.js';
import { calculate } from '../expressions/calculate.js';
import { type CalculateStep, calculationOrder } from '../expressions/calculationOrder.js';
import { recordScope } from './recordScope.js';

/** The record with all its calculations computed anew, in the order of their dependencies; other values stay. */
export function computeRecord(
  document: FormDocument,
  values: FormValues,
  context: { now?: () => Date } = {},
): FormValues {
  let record = values;
  for (const step of calculationOrder(document)) record = computeStep(step, record, context.now);
  return record;
}

function computeStep(step: CalculateStep, record: FormValues, now: (() => Date) | undefined): FormValues {
  if (step.table === undefined)
    return { ...record, [step.field.id]: calculate(step.expression, recordScope(record, undefined, now)) };
  const rows = record[step.table];
  // rows that are no records stay as they came, for their message
  if (!Array.isArray(rows) || !rows.every(isRecord)) return record;
  const computed = (rows as FormValues[]).map((row) => ({
    ...row,
    [step.field.id]: calculate(step.expression, recordScope(record, row, now)),
  }));
  return { ...record, [step.table]: computed };
}
