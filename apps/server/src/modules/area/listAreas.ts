import { sql } from 'kysely';
import { contains } from '../../db/keyword.js';
import { type Deps } from '../../deps.js';

const LIMIT = 500;
const hasChildren = sql<boolean>`exists (select from area child where child.parent_id = area.id)`.as('hasChildren');

/** Areas directly below a parent (`-1` the root); a keyword searches everything below it. */
export async function listAreas(
  { db }: Deps,
  { parentId, keyword }: { parentId: string; keyword?: string | undefined },
) {
  const top = parentId === '0' ? '-1' : parentId;
  let areas = db
    .selectFrom('area')
    .select(['id', 'parentId', 'fullName', 'enCode', 'description', 'enabledMark', 'sortCode', hasChildren]);
  if (!keyword) areas = areas.where('parentId', '=', top);
  else {
    areas = areas.where(contains(['area.fullName', 'area.enCode'], keyword, 'area.sound')).limit(LIMIT);
    if (top !== '-1') areas = areas.where(sql<boolean>`area.id in (${below(top)})`);
  }
  const rows = await areas.orderBy('sortCode').orderBy('id').execute();
  return { list: rows.map((row) => ({ ...row, isLeaf: !row.hasChildren })) };
}

/** Enabled areas directly below `parentId` without one of them. */
export async function selectAreas({ db }: Deps, { parentId, without }: { parentId: string; without: string }) {
  const rows = await db
    .selectFrom('area')
    .select(['id', 'fullName', 'enCode', hasChildren])
    .where('parentId', '=', parentId === '0' ? '-1' : parentId)
    .where('enabledMark', '=', 1)
    .where('id', '<>', without)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  return { list: rows.map(({ hasChildren: has, ...row }) => ({ ...row, isLeaf: !has })) };
}

/** Names for paths of ids, in the order asked; an unknown id gives an empty name. */
export async function areaNames({ db }: Deps, idsList: readonly (readonly string[])[]): Promise<string[][]> {
  const ids = [...new Set(idsList.flat())];
  if (ids.length === 0) return idsList.map(() => []);
  const rows = await db.selectFrom('area').select(['id', 'fullName']).where('id', 'in', ids).execute();
  const names = new Map(rows.map(({ id, fullName }) => [id, fullName]));
  return idsList.map((path) => path.map((id) => names.get(id) ?? ''));
}

function below(id: string) {
  return sql`with recursive branch as (select a.id from area a where a.parent_id = ${id} union all select a.id from area a join branch on a.parent_id = branch.id) select id from branch`;
}
