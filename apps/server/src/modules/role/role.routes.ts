import { contract, type RoleBodySchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { requireRow } from '../../db/requireRow.js';
import { implement } from '../../http/implement.js';
import { rightsChanged } from '../authority/authority.events.js';
import { removeGrants, requireNoMembers, requireOrganizes, tellingCode } from '../authority/holderRules.js';
import { requireGivable } from '../authority/requireGivable.js';
import { listRoles, readRole, selectRoles } from './listRoles.js';
import { refuseAdministratorRole } from './refuseAdministratorRole.js';

const { role } = contract.permission;

export const roleRoutes = [
  implement(role.list, ({ deps, query }) => listRoles(deps, query)),
  implement(role.selector, ({ deps }) => selectRoles(deps)),
  implement(role.selectorByPermission, ({ deps, caller }) => selectRoles(deps, { givableBy: caller })),
  implement(role.create, async ({ deps, caller, body }) => {
    const id = newId();
    const { organizeIds, ...row } = body;
    await deps.db.transaction().execute(async (db) => {
      await requireOrganizes(db, 'organizeIds', organizeIds);
      await tellingCode(body.enCode, () =>
        db
          .insertInto('role')
          .values({ ...row, id, creatorUserId: caller.userId })
          .execute(),
      );
      await saveOrganizes(db, id, body);
    });
    return id;
  }),
  implement(role.update, async ({ deps, caller, params: { id }, body }) => {
    const { organizeIds, ...row } = body;
    if (body.enabledMark === 0) refuseAdministratorRole(id);
    await requireGivable(deps.db, caller, [{ type: 'Role', id }]);
    await deps.db.transaction().execute(async (db) => {
      await requireOrganizes(db, 'organizeIds', organizeIds);
      const audit = { lastModifyTime: new Date(), lastModifyUserId: caller.userId };
      requireRow(
        await tellingCode(body.enCode, () =>
          db
            .updateTable('role')
            .set({ ...row, ...audit })
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirst(),
        ),
      );
      await saveOrganizes(db, id, body);
      await deps.events.emit(db, rightsChanged, {});
    });
    return null;
  }),
  implement(role.read, ({ deps, params }) => readRole(deps, params.id)),
  implement(role.remove, async ({ deps, caller, params: { id } }) => {
    refuseAdministratorRole(id);
    await requireGivable(deps.db, caller, [{ type: 'Role', id }]);
    await deps.db.transaction().execute(async (db) => {
      const { fullName: name } = requireRow(
        await db.selectFrom('role').select('fullName').where('id', '=', id).forUpdate().executeTakeFirst(),
      );
      await requireNoMembers(db, { kind: 'role', id, name });
      await db.deleteFrom('role').where('id', '=', id).execute();
      await removeGrants(db, 'Role', id);
    });
    return null;
  }),
  implement(role.updateState, async ({ deps, caller, params: { id } }) => {
    refuseAdministratorRole(id);
    await requireGivable(deps.db, caller, [{ type: 'Role', id }]);
    await deps.db.transaction().execute(async (db) => {
      requireRow(
        await db
          .updateTable('role')
          .set({ enabledMark: sql`1 - enabled_mark` })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst(),
      );
      await deps.events.emit(db, rightsChanged, {});
    });
    return null;
  }),
  implement(role.listByOrgIds, ({ deps, body }) => selectRoles(deps, { organizeIds: body.organizeIds })),
];

/** A global role belongs to no organisation. */
async function saveOrganizes(
  db: Executor,
  roleId: string,
  { globalMark, organizeIds }: z.output<typeof RoleBodySchema>,
) {
  await db.deleteFrom('roleOrganize').where('roleId', '=', roleId).execute();
  const homes = globalMark === 1 ? [] : [...new Set(organizeIds)];
  if (homes.length)
    await db
      .insertInto('roleOrganize')
      .values(homes.map((organizeId) => ({ roleId, organizeId })))
      .execute();
}
