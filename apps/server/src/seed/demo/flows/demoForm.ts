import { compileForm, computeRecord, type FormDocument } from '@smart-admin/form-engine/core';
import { type DemoFlow } from './demoFlows.js';

/** Model of a flow's form. */
export function modelOf({ id }: DemoFlow): string {
  return `${id}Form`;
}

/** What a form holds with its formulas. */
export function filledIn(form: FormDocument, values: Parameters<typeof computeRecord>[1]) {
  return computeRecord(compileForm(form), values);
}
