import { type StorageColumn } from '@smart-admin/form-engine/core';
import { createHash } from 'node:crypto';

/** Type as PostgreSQL itself writes it, so that it can be compared with what exists. */
export function sqlType({ storage }: StorageColumn): string {
  switch (storage.type) {
    case 'text':
      return `character varying(${storage.length})`;
    case 'numeric':
      return `numeric(${storage.precision},${storage.scale})`;
    case 'timestamptz':
      return 'timestamp with time zone';
    default:
      return storage.type;
  }
}

/** Names come from tablesOf, which allows letters, digits and underscores only; quoting keeps reserved words usable. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Whether every value of the first type is one of the second, unchanged. */
export function isWider(present: string, wanted: string): boolean {
  const [was, is] = [textLength(present), textLength(wanted)];
  if (was !== undefined && is !== undefined) return is >= was;
  const [from, to] = [numericSize(present), numericSize(wanted)];
  return from !== undefined && to !== undefined && to.scale >= from.scale && to.whole >= from.whole;
}

/** Characters that `character varying(n)` takes. */
export function textLength(type: string): number | undefined {
  const length = /^character varying\((\d+)\)$/.exec(type)?.[1];
  return length === undefined ? undefined : Number(length);
}

/** Digits before and after the point of `numeric(p,s)`. */
export function numericSize(type: string): { whole: number; scale: number } | undefined {
  const [, precision, scale] = /^numeric\((\d+),(\d+)\)$/.exec(type) ?? [];
  return precision === undefined ? undefined : { whole: Number(precision) - Number(scale), scale: Number(scale) };
}

/** Some letters that stand for a text in the name of an index, which has only 63 bytes. */
export function nameHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
