import { type TreePart } from '@smart-admin/api-client/contract';
import { type FormValues, namesParent, offeredLayouts, type StorageColumn } from '@smart-admin/form-engine/core';
import { type RawBuilder, sql } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { lockTree } from '../../../db/requireParent.js';
import { fieldError } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { modelTables, type ReleasedModel } from '../releasedModel.js';
import { t } from '../visualdev.messages.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { type RecordAccess } from './recordAccess.js';

/** The column that names the record above, of a list that can stand as a tree. */
export function parentColumn({ id, list, form, tables: [main] }: TreeModel): StorageColumn | undefined {
  const field = form.fields.find((candidate) => candidate.id === list.treeField);
  if (!field || !namesParent(field, id) || !offeredLayouts(list).includes('tree')) return undefined;
  return main.columns.find((column) => column.field === field.id);
}

type TreeModel = Pick<ReleasedModel, 'id' | 'list' | 'form' | 'tables'>;

/** The condition of a part of the tree, within the caller's rows; throws 400 where the list is no tree and 403 for a field that they do not see. */
export function inTree(access: RecordAccess, { part, parent }: TreePart): RawBuilder<boolean> {
  const { table, id, above } = places(access);
  if (part === 'found') return sql<boolean>`true`;
  if (part === 'below') return sql<boolean>`(${above} = ${parent ?? ''} and ${above} <> ${id})`;
  const hasNone = sql<boolean>`(${above} is null or ${above} = '')`;
  if (part === 'roots') return hasNone;
  // one that names itself would stand nowhere else; written so that the database joins instead of looking for each record
  return sql<boolean>`(${above} <> '' and not exists (
    select from ${table} seen
    where seen.${sql.ref(OWN_COLUMNS.id)} = ${above} and seen.${sql.ref(OWN_COLUMNS.id)} <> ${id} and ${access.scope}))`;
}

/** How many of the caller's records stand below each of some, counted to `MOST_COUNTED`. */
export async function countBelow(
  db: Executor,
  access: RecordAccess,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { table, column } = places(access);
  const { rows } = await sql<{ id: string; count: number }>`
    select asked.id, counted.count from unnest(${ids}::text[]) as asked(id)
    cross join lateral (select count(*)::int as count from (
      select from ${table} where ${column} = asked.id and ${column} <> ${sql.ref(OWN_COLUMNS.id)} and ${access.scope} limit ${MOST_COUNTED}
    ) below) counted`.execute(modelTables(db));
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Ids of the records above some, as far up as the caller sees them without a gap; records that stand in a circle end it. */
export async function readAbove(db: Executor, access: RecordAccess, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { table, column } = places(access);
  const own = sql.ref(OWN_COLUMNS.id);
  // union keeps each record once, so a circle adds nothing new and ends
  const { rows } = await sql<{ id: string }>`
    with recursive above(id, parent) as (
      select ${own}, ${column} from ${table} where ${own} = any(${ids}::text[])
      union
      select record.id, record.parent from above
      cross join lateral (select ${own} as id, ${column} as parent from ${table} where ${own} = above.parent and ${access.scope}) record
    ) select id from above where id <> all(${ids}::text[])`.execute(modelTables(db));
  return rows.map(({ id }) => id);
}

/** Refuses with a message on its field a record that would stand below itself; moves within one tree wait for each other. */
export async function refuseCircle(
  db: Executor,
  model: ReleasedModel,
  { recordId, before, after }: { recordId: string; before: FormValues; after: FormValues },
): Promise<void> {
  const column = parentColumn(model);
  const parent = column && after[column.field];
  // what stands in a circle already can still be changed
  if (!column || typeof parent !== 'string' || parent === '' || parent === before[column.field]) return;
  const { name } = model.tables[0];
  // who moves the other record below this one at the same moment sees it there, or waits
  await lockTree(db, name);
  const own = sql.ref(OWN_COLUMNS.id);
  const above = sql.ref(column.name);
  const table = sql.table(name);
  const { rows } = await sql<{ found: boolean }>`
    with recursive above(id) as (
      select ${parent}::text
      union
      select record.parent from above
      cross join lateral (select ${above} as parent from ${table} where ${own} = above.id and ${above} <> '') record
    ) select exists (select from above where id = ${recordId}) as found`.execute(modelTables(db));
  if (!rows[0]?.found) return;
  throw fieldError(column.field, t('belowItself'));
}

/** Higher counts are told as this one. */
const MOST_COUNTED = 1_001;

function places(access: RecordAccess) {
  const { model } = access;
  const column = parentColumn(model);
  if (!column) throw new ApiError(400, t('noTree'));
  const label = model.form.fields.find(({ id }) => id === column.field)?.label;
  if (!access.canRead(column.field))
    throw new ApiError(403, httpText('hiddenColumn', { column: label || column.field }));
  const { name } = model.tables[0];
  return {
    table: sql.table(name),
    column: sql.ref(column.name),
    // with its table, as there is another one inside
    id: sql.ref(`${name}.${OWN_COLUMNS.id}`),
    above: sql.ref(`${name}.${column.name}`),
  };
}
