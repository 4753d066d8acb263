import { contract } from '@smart-admin/api-client/contract';
import { newId } from '../../db/newId.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../http/caller.js';
import { implement } from '../../http/implement.js';
import { rightsChanged } from '../authority/authority.events.js';
import { removeGrants, requireNoMembers, requireOrganizes, tellingCode } from '../authority/holderRules.js';
import { requireOrganizesInScope } from '../authority/requireScope.js';
import { allPositions, listPositions, POSITION_PAGE, positionsOf, selectPositions } from './listPositions.js';

const { position } = contract.permission;

export const positionRoutes = [
  implement(position.list, ({ deps, caller, query }) => listPositions(deps, caller, query)),
  implement(position.selector, ({ deps }) => selectPositions(deps)),
  implement(position.all, async ({ deps }) => ({ list: await allPositions(deps) })),
  implement(position.create, async ({ deps, caller, body }) => {
    const id = newId();
    await requireOrganizes(deps.db, 'organizeId', [body.organizeId]);
    requireOrganizesInScope(caller, POSITION_PAGE, [body.organizeId]);
    await tellingCode(body.enCode, () =>
      deps.db
        .insertInto('position')
        .values({ ...body, id, creatorUserId: caller.userId })
        .execute(),
    );
    return id;
  }),
  implement(position.update, async ({ deps, caller, params, body }) => {
    await requirePosition(deps, caller, params.id);
    await requireOrganizes(deps.db, 'organizeId', [body.organizeId]);
    requireOrganizesInScope(caller, POSITION_PAGE, [body.organizeId]);
    const audit = { lastModifyTime: new Date(), lastModifyUserId: caller.userId };
    await deps.db.transaction().execute(async (db) => {
      await tellingCode(body.enCode, () =>
        db
          .updateTable('position')
          .set({ ...body, ...audit })
          .where('id', '=', params.id)
          .execute(),
      );
      await deps.events.emit(db, rightsChanged, {});
    });
    return null;
  }),
  implement(position.read, ({ deps, caller, params }) => requirePosition(deps, caller, params.id)),
  implement(position.remove, async ({ deps, caller, params: { id } }) => {
    const { fullName: name } = await requirePosition(deps, caller, id);
    await deps.db.transaction().execute(async (db) => {
      await requireNoMembers(db, { kind: 'position', id, name });
      await db.deleteFrom('position').where('id', '=', id).execute();
      await removeGrants(db, 'Position', id);
    });
    return null;
  }),
  implement(position.listByOrgIds, ({ deps, body }) => positionsOf(deps, body.organizeIds)),
];

async function requirePosition({ db }: Deps, caller: Caller, id: string) {
  const row = requireRow(
    await db
      .selectFrom('position')
      .select([
        'id',
        'organizeId',
        'fullName',
        'enCode',
        'type',
        'description',
        'enabledMark',
        'sortCode',
        'creatorTime',
        'lastModifyTime',
      ])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  requireOrganizesInScope(caller, POSITION_PAGE, [row.organizeId]);
  return row;
}
