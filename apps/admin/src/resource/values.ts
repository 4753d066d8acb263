import { type FormValues } from '@smart-admin/form-engine/core';

/** A value of a form as a text; '' for nothing. */
export function text(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A value as a list of ids. */
export function ids(values: FormValues, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** A switch as 1 or 0. */
export function mark(values: FormValues, name: string): 0 | 1 {
  return values[name] === true || values[name] === 1 ? 1 : 0;
}

export function number(values: FormValues, name: string): number {
  return Number(values[name] ?? 0);
}

/** 1 and 0 of a record as the switches of its form. */
export function withSwitches<T extends object>(record: T, ...names: (keyof T)[]): FormValues {
  return { ...record, ...Object.fromEntries(names.map((name) => [name, record[name] === 1])) };
}
