import { type contract, type RoleRowSchema, type RoleSchema, type TreeNode } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { buildSelector, keepMatches, type SelectorRow } from '../../db/buildTree.js';
import { contains, readOrder, readPage, type Page } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../http/caller.js';
import { findUngivable } from '../authority/requireGivable.js';
import { loadNodes } from '../organize/listOrganizes.js';

type Query = z.output<NonNullable<typeof contract.permission.role.list.query>>;

const COLUMNS = [
  'role.id',
  'role.fullName',
  'role.enCode',
  'role.globalMark',
  'role.description',
  'role.enabledMark',
  'role.sortCode',
  'role.creatorTime',
  'role.lastModifyTime',
] as const;
const organizeIds = sql<
  string[]
>`array(select ro.organize_id from role_organize ro where ro.role_id = role.id order by ro.organize_id)`.as(
  'organizeIds',
);

/** Roles with their organisations and number of members. */
export async function listRoles({ db, organizes }: Deps, query: Query): Promise<Page<z.input<typeof RoleRowSchema>>> {
  let roles = db.selectFrom('role');
  if (query.organizeId) {
    const below = await organizes.idsBelow(query.organizeId);
    roles = roles.where('role.id', 'in', (query_) =>
      query_.selectFrom('roleOrganize').select('roleId').where('organizeId', 'in', below),
    );
  }
  if (query.globalMark !== undefined) roles = roles.where('role.globalMark', '=', query.globalMark);
  if (query.enabledMark !== undefined) roles = roles.where('role.enabledMark', '=', query.enabledMark);
  if (query.keyword) roles = roles.where(contains(['role.fullName', 'role.enCode'], query.keyword));
  const order = readOrder(query, ORDER, [
    ['role.sortCode', 'asc'],
    ['role.id', 'asc'],
  ]);
  const rows = order.reduce(
    (ordered, [column, direction]) => ordered.orderBy(column, direction),
    roles
      .select([...COLUMNS, organizeIds])
      .select(
        sql<string>`coalesce((select string_agg(o.full_name, '、' order by o.sort_code) from role_organize ro join organize o on o.id = ro.organize_id where ro.role_id = role.id), '')`.as(
          'organizeNames',
        ),
      )
      .select(
        sql<number>`(select count(*) from membership m where m.kind = 'role' and m.target_id = role.id)`.as(
          'userCount',
        ),
      ),
  );
  return readPage({ query, count: roles, rows });
}

const ORDER = {
  id: 'role.id',
  fullName: 'role.fullName',
  enCode: 'role.enCode',
  globalMark: 'role.globalMark',
  sortCode: 'role.sortCode',
  creatorTime: 'role.creatorTime',
  enabledMark: 'role.enabledMark',
} as const;

export async function readRole({ db }: Deps, id: string): Promise<z.input<typeof RoleSchema>> {
  return requireRow(
    await db
      .selectFrom('role')
      .select([...COLUMNS, organizeIds])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
}

/** Enabled roles as a tree: the global ones on top, the others below their organisations. */
export async function selectRoles(deps: Deps, filter: RoleFilter = {}): Promise<{ list: TreeNode[] }> {
  const [organizes, roles] = await Promise.all([
    loadNodes(deps),
    deps.db
      .selectFrom('role')
      .select([...COLUMNS, organizeIds])
      .where('enabledMark', '=', 1)
      .orderBy('sortCode')
      .orderBy('id')
      .execute(),
  ]);
  const ungivable = filter.givableBy
    ? await findUngivable(
        deps.db,
        filter.givableBy,
        roles.map(({ id }) => ({ type: 'Role', id })),
      )
    : [];
  const refused = new Set(ungivable.map(({ id }) => id));
  const nodes: SelectorRow[] = [];
  for (const { id, fullName, enCode, globalMark, organizeIds: homes } of roles) {
    if (refused.has(id)) continue;
    const role = { id, fullName, enCode, type: 'role' };
    if (globalMark === 1) nodes.push({ ...role, parentId: '-1' });
    else
      nodes.push(
        ...homes
          .filter((home) => !filter.organizeIds || filter.organizeIds.includes(home))
          .map((parentId) => ({ ...role, parentId })),
      );
  }
  const branches = keepMatches(organizes, ({ id }) => nodes.some(({ parentId }) => parentId === id));
  return {
    list: buildSelector([
      ...nodes.filter(({ parentId }) => parentId === '-1'),
      ...branches,
      ...nodes.filter(({ parentId }) => parentId !== '-1'),
    ]),
  };
}

interface RoleFilter {
  /** Only what this caller may give to others. */
  givableBy?: Caller;
  /** Of the roles of organisations only those of these. */
  organizeIds?: readonly string[];
}
