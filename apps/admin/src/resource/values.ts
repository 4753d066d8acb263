import { type FormValues } from '@smart-admin/form-engine/core';

/** A value of a form as a text; '' for nothing. */
export function text(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
