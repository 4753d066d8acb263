import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type Caller } from '../../rights/caller.js';
import { isWithin } from '../../rights/dataScope.js';
import { requireOrganizesInScope } from '../../rights/requireScope.js';
import { announceHolder } from '../authority/announceHolder.js';
import { countMembers, requireNoMembers, requireOrganizes } from '../authority/holderRules.js';
import { requireGivable } from '../authority/requireGivable.js';
import { inOrganizes } from '../organize/inOrganizes.js';
import { refuseAdministratorRole } from './refuseAdministratorRole.js';
import { otherOrganizes, roleOrganizeIds, roleOrganizeNames, rolesWithin, selectRoles } from './selectRoles.js';

export const roleRoutes = crudRoutes(contract.permission.role, {
  table: 'role',
  scope: { page: pages.role, within: rolesWithin },
  computed: {
    organizeIds: { page: pages.role, value: roleOrganizeIds },
    organizeNames: { page: pages.role, value: roleOrganizeNames },
    otherOrganizes: { page: pages.role, value: otherOrganizes },
    userCount: countMembers('role', 'role.id'),
  },
  filters: {
    organizeId: inOrganizes(
      (ids) => sql`role.id in (select ro.role_id from role_organize ro where ro.organize_id = any(${ids}))`,
      pages.role,
    ),
  },
  guard: (roles, { db, call }) =>
    requireGivable(
      { db, organizes: call.deps.organizes },
      call.caller,
      roles.map(({ id }) => ({ type: 'Role', id })),
    ),
  seenValue: (field, value, caller) =>
    field === 'organizeIds' && Array.isArray(value) ? value.filter((id) => seesHome(caller, String(id))) : value,
  toRow: async ({ organizeIds, ...row }, { db, id, call }) => {
    if (row.enabledMark === 0) refuseAdministratorRole(id);
    await requireOrganizes(db, 'organizeIds', organizeIds);
    const before = await homesOf(db, id);
    const wanted = homesAfter(call.caller, before, { globalMark: row.globalMark, organizeIds });
    const [old, added] = [new Set(before), new Set(wanted)];
    const changed = [...before.filter((home) => !added.has(home)), ...wanted.filter((home) => !old.has(home))];
    requireOrganizesInScope(call.caller, pages.role.address, changed);
    return row;
  },
  afterSave: async (body, { db, id: roleId, call }) => {
    const homes = homesAfter(call.caller, await homesOf(db, roleId), body);
    await db.deleteFrom('roleOrganize').where('roleId', '=', roleId).execute();
    if (homes.length === 0) return;
    await db
      .insertInto('roleOrganize')
      .values(homes.map((organizeId) => ({ roleId, organizeId })))
      .execute();
  },
  beforeState: ({ id }) => refuseAdministratorRole(id),
  beforeRemove: async ({ id, fullName: name }, { db, call }) => {
    refuseAdministratorRole(id);
    await requireNoMembers(db, call.caller, { kind: 'role', id, name });
  },
  announce: announceHolder('role', 'enabledMark', 'globalMark', 'organizeIds'),
  own: {
    selector: ({ deps, caller }) => selectRoles(deps, caller),
    selectorByPermission: ({ deps, caller }) => selectRoles(deps, caller, { isGivable: true }),
    listByOrgIds: ({ deps, caller, body }) => selectRoles(deps, caller, { organizeIds: body.organizeIds }),
  },
});

/**
 * Organisations of a role after a change: those that it names, and those that the caller does not see, which stay. A
 * global role belongs to none.
 */
function homesAfter(
  { rights }: Pick<Caller, 'rights'>,
  before: readonly string[],
  { globalMark, organizeIds }: RoleHomes,
): string[] {
  if (globalMark === 1) return [];
  return [...new Set([...organizeIds, ...before.filter((id) => !seesHome({ rights }, id))])];
}

function seesHome({ rights }: Pick<Caller, 'rights'>, organizeId: string): boolean {
  return isWithin(rights.dataScope(pages.role.address), { organizeIds: [organizeId] });
}

interface RoleHomes {
  globalMark: 0 | 1;
  organizeIds: readonly string[];
}

async function homesOf(db: Executor, roleId: string): Promise<string[]> {
  const homes = await db.selectFrom('roleOrganize').select('organizeId').where('roleId', '=', roleId).execute();
  return homes.map(({ organizeId }) => organizeId);
}
