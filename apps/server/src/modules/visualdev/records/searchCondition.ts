import { asksForEmpty, type ListSearch, type StorageColumn } from '@smart-admin/form-engine/core';
import { sql, type RawBuilder } from 'kysely';
import { dayText } from '../../../clock.js';
import { columnContains, escapeLike } from '../../../db/keyword.js';

/** Condition of one search field; undefined when nothing usable was asked for. */
export function searchCondition(
  column: StorageColumn,
  mode: ListSearch['mode'],
  asked: unknown,
): RawBuilder<boolean> | undefined {
  if (asksForEmpty(asked)) return isEmpty(column);
  const value = plainValue(asked);
  if (
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.every((item) => item === undefined || item === ''))
  )
    return undefined;
  const ref = sql.ref(column.name);
  if (mode === 'between') return column.storage.type === 'jsonb' ? overlaps(column, value) : between(column, value);
  if (column.storage.type === 'jsonb') {
    if (mode === 'like') return sql<boolean>`${shownText(column)} ilike ${`%${escapeLike(String(value))}%`}`;
    const ids = listOf(value);
    return sql<boolean>`${ref} @> ${JSON.stringify(ids)}::jsonb`;
  }
  if (column.storage.type === 'text') {
    if (Array.isArray(value)) return sql<boolean>`${ref} = any(${listOf(value)}::text[])`;
    return mode === 'like' ? columnContains(column.name, String(value)) : sql<boolean>`${ref} = ${String(value)}`;
  }
  if (column.storage.type === 'boolean')
    return sql<boolean>`${ref} = ${value === true || value === 'true' || value === 1 || value === '1'}`;
  const bound = Array.isArray(value) ? undefined : boundOf(column, value);
  return bound === undefined ? undefined : sql<boolean>`${ref} = ${bound}`;
}

/** What of a value people read, as one text: of files their names. */
function shownText({ name, kind }: StorageColumn): RawBuilder<string> {
  const ref = sql.ref(name);
  return kind === 'uploadFile' || kind === 'uploadImg'
    ? sql<string>`jsonb_path_query_array(${ref}, '$[*].name')::text`
    : sql<string>`${ref}::text`;
}

/** Records in which the field holds nothing. */
export function isEmpty({ name, storage }: StorageColumn): RawBuilder<boolean> {
  const ref = sql.ref(name);
  if (storage.type === 'text') return sql<boolean>`(${ref} is null or ${ref} = '')`;
  return storage.type === 'jsonb'
    ? sql<boolean>`coalesce(${ref}, 'null') in ('null', '[]', '""')`
    : sql<boolean>`${ref} is null`;
}

/** A value as a search form sends it. */
export type Plain = string | number | boolean | undefined;

/** A value or a list of them as a search form sends it; anything else asks for nothing. */
function plainValue(value: unknown): Plain | Plain[] {
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? undefined : (plainValue(item) as Plain)));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** Ranges `[start, end]` that have something in common with the one asked for; one of its bounds may be missing, as those of numbers may. */
function overlaps(column: StorageColumn, value: Plain | Plain[]): RawBuilder<boolean> | undefined {
  if (!Array.isArray(value)) return undefined;
  const ref = sql.ref(column.name);
  if (column.kind === 'numberRange') {
    const [least, most] = value.map((bound) => numberOf(bound));
    return sql<boolean>`(jsonb_array_length(${ref}) = 2
      and coalesce((${ref} ->> 1)::numeric, 'infinity') >= ${least ?? '-infinity'}::numeric
      and coalesce((${ref} ->> 0)::numeric, '-infinity') <= ${most ?? 'infinity'}::numeric)`;
  }
  const [from, to] = value.map((bound) => (typeof bound === 'string' && bound !== '' ? bound : undefined));
  const conditions = [
    ...(from === undefined ? [] : [sql<boolean>`${ref} ->> 1 >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${ref} ->> 0 <= ${isDay(to) ? `${to} 23:59:59` : to}`]),
  ];
  return conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Both bounds belong to the range; one of them may be missing. A day means all of it. */
function between(column: StorageColumn, value: Plain | Plain[]): RawBuilder<boolean> | undefined {
  if (!Array.isArray(value)) return undefined;
  const ref = sql.ref(column.name);
  const from = boundOf(column, value[0]);
  const to = boundOf(column, value[1], true);
  if (from !== undefined && to !== undefined) return sql<boolean>`${ref} between ${from} and ${to}`;
  if (from !== undefined) return sql<boolean>`${ref} >= ${from}`;
  return to === undefined ? undefined : sql<boolean>`${ref} <= ${to}`;
}

function listOf(value: Plain | Plain[]): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((item) =>
    item === undefined || item === '' ? [] : [String(item)],
  );
}

/** A value as what a column is compared with; undefined for none. `isEnd`: a day means its last moment. */
export function boundOf({ storage }: StorageColumn, value: Plain, isEnd = false): number | string | Date | undefined {
  if (value === undefined || value === '') return undefined;
  if (storage.type === 'numeric') return numberOf(value);
  if (storage.type === 'text') return String(value);
  const time =
    typeof value === 'number'
      ? value
      : Date.parse(String(value).replace(' ', 'T') + (isDay(value) ? (isEnd ? 'T23:59:59.999' : 'T00:00:00') : ''));
  if (!Number.isFinite(time) || Math.abs(time) > LAST_TIME) return undefined;
  return storage.type === 'date' ? dayText(new Date(time)) : new Date(time);
}

function numberOf(value: Plain): number | undefined {
  const number = value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Last point in time that a Date can hold, milliseconds. */
const LAST_TIME = 8.64e15;

function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
