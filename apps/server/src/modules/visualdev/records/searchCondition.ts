import { type ListSearch, type StorageColumn } from '@smart-admin/form-engine/core';
import { sql, type RawBuilder } from 'kysely';

/** Condition of one search field; undefined when nothing usable was asked for. */
export function searchCondition(column: StorageColumn, mode: ListSearch['mode'], value: unknown): RawBuilder<boolean> | undefined {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  const ref = sql.ref(column.name);
  if (mode === 'between') return between(column, value);
  if (column.storage.type === 'jsonb') {
    const ids = (Array.isArray(value) ? value : [value]).map(String);
    return sql<boolean>`${ref} @> ${JSON.stringify(ids)}::jsonb`;
  }
  if (column.storage.type === 'text') {
    if (Array.isArray(value)) return sql<boolean>`${ref} = any(${value.map(String)}::text[])`;
    return mode === 'like' ? sql<boolean>`${ref} ilike ${`%${String(value).replace(/[\\%_]/g, '\\$&')}%`}` : sql<boolean>`${ref} = ${String(value)}`;
  }
  if (column.storage.type === 'boolean') return sql<boolean>`${ref} = ${value === true || value === 'true' || value === 1 || value === '1'}`;
  const bound = boundOf(column, value);
  return bound === undefined ? undefined : sql<boolean>`${ref} = ${bound}`;
}

/** Both bounds belong to the range; one of them may be missing. A day means all of it. */
function between(column: StorageColumn, value: unknown): RawBuilder<boolean> | undefined {
  if (!Array.isArray(value)) return undefined;
  const ref = sql.ref(column.name);
  const from = boundOf(column, value[0]);
  const to = boundOf(column, value[1], true);
  if (from !== undefined && to !== undefined) return sql<boolean>`${ref} between ${from} and ${to}`;
  if (from !== undefined) return sql<boolean>`${ref} >= ${from}`;
  return to === undefined ? undefined : sql<boolean>`${ref} <= ${to}`;
}

function boundOf({ storage }: StorageColumn, value: unknown, isEnd = false): number | string | Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (storage.type === 'numeric') {
    const number = Number(value);
    return Number.isFinite(number) ? number : undefined;
  }
  if (storage.type === 'text') return String(value);
  const time = typeof value === 'number' ? value : Date.parse(String(value).replace(' ', 'T') + (isDay(value) ? (isEnd ? 'T23:59:59.999' : 'T00:00:00') : ''));
  if (!Number.isFinite(time)) return undefined;
  return storage.type === 'date' ? localDay(time) : new Date(time);
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function localDay(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}
