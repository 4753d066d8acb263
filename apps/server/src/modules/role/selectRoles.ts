import { type TreeNode } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql, type RawBuilder } from 'kysely';
import { buildSelector, keepMatches, type SelectorRow } from '../../db/buildTree.js';
import { organizeLabel } from '../../db/qualifiedNames.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { withinScope, type DataScope } from '../../rights/dataScope.js';
import { findHoldersAbove } from '../authority/requireGivable.js';
import { loadNodes } from '../organize/listOrganizes.js';

/** Ids of the organisations that a role belongs to, of those within a scope. */
export function roleOrganizeIds(scope: DataScope): RawBuilder<string[]> {
  return sql`array(select ro.organize_id from role_organize ro
    where ro.role_id = role.id and ${withinScope(scope, HOME)} order by ro.organize_id)`;
}

/** Names of the same organisations, joined. */
export function roleOrganizeNames(scope: DataScope): RawBuilder<string> {
  return sql`coalesce((select string_agg(${organizeLabel('o')}, '、' order by o.sort_code)
    from role_organize ro join organize o on o.id = ro.organize_id
    where ro.role_id = role.id and ${withinScope(scope, HOME)}), '')`;
}

/** How many organisations beyond a scope a role belongs to. */
export function otherOrganizes(scope: DataScope): RawBuilder<number> {
  return sql`(select count(*)::int from role_organize ro where ro.role_id = role.id and not ${withinScope(scope, HOME)})`;
}

const HOME = { organize: 'ro.organizeId' };

/** Condition that limits roles to a scope: the global ones, and those of its organisations. */
export function rolesWithin(scope: DataScope): RawBuilder<boolean> {
  if (scope.kind === 'all') return sql<boolean>`true`;
  return sql<boolean>`(role.global_mark = 1 or exists (
    select from role_organize ro where ro.role_id = role.id and ro.organize_id = any(${scope.organizeIds}::text[])))`;
}

/** Condition on roles: those that the caller may see. */
export function rolesVisible({ rights }: Pick<Caller, 'rights'>): RawBuilder<boolean> {
  return rolesWithin(rights.dataScope(pages.role.address));
}

/** Enabled roles as a tree: the global ones on top, the others below their organisations. */
export async function selectRoles(deps: Deps, caller: Caller, filter: RoleFilter = {}): Promise<{ list: TreeNode[] }> {
  const [organizes, roles] = await Promise.all([
    loadNodes(deps, caller),
    deps.db
      .selectFrom('role')
      .select([
        'id',
        'fullName',
        'enCode',
        'globalMark',
        roleOrganizeIds(caller.rights.dataScope(pages.role.address)).as('organizeIds'),
      ])
      .where('enabledMark', '=', 1)
      .where(rolesVisible(caller))
      .orderBy('sortCode')
      .orderBy('id')
      .execute(),
  ]);
  const ungivable = filter.isGivable
    ? await findHoldersAbove(
        deps,
        caller,
        roles.map(({ id }) => ({ type: 'Role', id })),
        // to whom is not known yet
        [],
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
  /** Only what the caller may give to others. */
  isGivable?: boolean;
  /** Of the roles of organisations only those of these. */
  organizeIds?: readonly string[];
}
