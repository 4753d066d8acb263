import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { organizeLabel } from '../../db/qualifiedNames.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { requireOrganizesInScope } from '../../rights/requireScope.js';
import { announceHolder } from '../authority/announceHolder.js';
import { countMembers, requireNoMembers, requireOrganizes } from '../authority/holderRules.js';
import { requireGivable } from '../authority/requireGivable.js';
import { inOrganizes } from '../organize/inOrganizes.js';
import { refuseAdministratorRole } from './refuseAdministratorRole.js';
import { roleOrganizeIds, rolesWithin, selectRoles } from './selectRoles.js';

export const roleRoutes = crudRoutes(contract.permission.role, {
  table: 'role',
  scope: { page: pages.role, within: rolesWithin },
  computed: {
    organizeIds: roleOrganizeIds,
    organizeNames: sql`coalesce((select string_agg(${organizeLabel('o')}, '、' order by o.sort_code) from role_organize ro join organize o on o.id = ro.organize_id where ro.role_id = role.id), '')`,
    userCount: countMembers('role', 'role.id'),
  },
  filters: {
    organizeId: inOrganizes(
      (ids) => sql`role.id in (select ro.role_id from role_organize ro where ro.organize_id = any(${ids}))`,
    ),
  },
  guard: (roles, { db, call }) =>
    requireGivable(
      { db, organizes: call.deps.organizes },
      call.caller,
      roles.map(({ id }) => ({ type: 'Role', id })),
    ),
  toRow: async ({ organizeIds, ...row }, { db, id, call }) => {
    if (row.enabledMark === 0) refuseAdministratorRole(id);
    await requireOrganizes(db, 'organizeIds', organizeIds);
    const before = await homesOf(db, id);
    const [old, added] = [new Set(before), new Set(organizeIds)];
    const changed = [...before.filter((home) => !added.has(home)), ...organizeIds.filter((home) => !old.has(home))];
    requireOrganizesInScope(call.caller, pages.role.address, changed);
    return row;
  },
  // a global role belongs to no organisation
  afterSave: async ({ globalMark, organizeIds }, { db, id: roleId }) => {
    await db.deleteFrom('roleOrganize').where('roleId', '=', roleId).execute();
    const homes = globalMark === 1 ? [] : [...new Set(organizeIds)];
    if (homes.length === 0) return;
    await db
      .insertInto('roleOrganize')
      .values(homes.map((organizeId) => ({ roleId, organizeId })))
      .execute();
  },
  beforeState: ({ id }) => refuseAdministratorRole(id),
  beforeRemove: async ({ id, fullName: name }, { db }) => {
    refuseAdministratorRole(id);
    await requireNoMembers(db, { kind: 'role', id, name });
  },
  announce: announceHolder('role', 'enabledMark', 'globalMark', 'organizeIds'),
  own: {
    selector: ({ deps, caller }) => selectRoles(deps, caller),
    selectorByPermission: ({ deps, caller }) => selectRoles(deps, caller, { isGivable: true }),
    listByOrgIds: ({ deps, caller, body }) => selectRoles(deps, caller, { organizeIds: body.organizeIds }),
  },
});

async function homesOf(db: Executor, roleId: string): Promise<string[]> {
  const homes = await db.selectFrom('roleOrganize').select('organizeId').where('roleId', '=', roleId).execute();
  return homes.map(({ organizeId }) => organizeId);
}
