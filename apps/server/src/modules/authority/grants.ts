import { GrantHolderSchema, type GrantsSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { say as sayHttp } from '../../http/http.messages.js';
import { type Caller } from '../../http/caller.js';
import { insertAll } from '../../db/insertAll.js';
import { refuseAdministratorRole } from '../role/refuseAdministratorRole.js';
import { requireUserManaged } from '../user/userScope.js';
import { rightsChanged } from './authority.events.js';
import { say } from './authority.messages.js';
import { type GrantKind, type HolderType } from './authority.tables.js';
import { requireGivable } from './requireGivable.js';
import { type Holder } from './rightsStore.js';

type Grants = z.output<typeof GrantsSchema>;

const TABLES = { Role: 'role', Position: 'position', User: 'userAccount', Group: 'userGroup' } as const;
const KINDS = ['menu', 'button', 'list', 'form'] as const;

/** The holder that a path names; throws 404 when there is none. */
export async function requireHolder(db: Executor, params: { holder: string; id: string }): Promise<Holder> {
  const parsed = GrantHolderSchema.safeParse(params.holder);
  if (!parsed.success) throw new ApiError(404, sayHttp('notFound'));
  const type: HolderType = parsed.data;
  requireRow(await db.selectFrom(TABLES[type]).select('id').where('id', '=', params.id).executeTakeFirst());
  return { type, id: params.id };
}

/** What a holder has been given. */
export async function readGrants({ db }: Deps, { type, id }: Holder): Promise<z.input<typeof GrantsSchema>> {
  const [items, data] = await Promise.all([
    db
      .selectFrom('grantItem')
      .select(['kind', 'itemId'])
      .where('holderType', '=', type)
      .where('holderId', '=', id)
      .orderBy('itemId')
      .execute(),
    db
      .selectFrom('dataGrant')
      .select(['menuId as moduleId', 'scope', 'organizeIds'])
      .where('holderType', '=', type)
      .where('holderId', '=', id)
      .orderBy('menuId')
      .execute(),
  ]);
  const idsOf = (kind: GrantKind) => items.filter((item) => item.kind === kind).map(({ itemId }) => itemId);
  return { menu: idsOf('menu'), button: idsOf('button'), list: idsOf('list'), form: idsOf('form'), data };
}

/**
 * Replaces what a holder has been given, all or nothing. Whoever is no administrator can neither give nor take away
 * what they have not themselves.
 */
export async function updateGrants(
  deps: Deps,
  caller: Caller,
  { holder, grants }: { holder: Holder; grants: Grants },
): Promise<null> {
  if (holder.type === 'Role') refuseAdministratorRole(holder.id);
  if (holder.type === 'User') await requireUserManaged(deps, caller, holder.id);
  await requireGivable(deps.db, caller, [holder]);
  requireOwn(caller, grants);
  await deps.db.transaction().execute(async (db) => {
    await requireItems(db, grants);
    const columns = { holderType: holder.type, holderId: holder.id };
    await db.deleteFrom('grantItem').where('holderType', '=', holder.type).where('holderId', '=', holder.id).execute();
    await db.deleteFrom('dataGrant').where('holderType', '=', holder.type).where('holderId', '=', holder.id).execute();
    await insertAll(
      db,
      'grantItem',
      KINDS.flatMap((kind) => [...new Set(grants[kind])].map((itemId) => ({ ...columns, kind, itemId }))),
    );
    await insertAll(
      db,
      'dataGrant',
      [...new Map(grants.data.map((rule) => [rule.moduleId, rule])).values()].map(
        ({ moduleId, scope, organizeIds }) => ({
          ...columns,
          menuId: moduleId,
          scope,
          organizeIds: JSON.stringify(organizeIds),
        }),
      ),
    );
    await requireGivable(db, caller, [holder]);
    await deps.events.emit(db, rightsChanged, holder.type === 'User' ? { userIds: [holder.id] } : {});
  });
  return null;
}

function requireOwn({ rights }: Caller, grants: Grants) {
  if (rights.isAdministrator) return;
  const all = KINDS.flatMap((kind) => grants[kind]);
  if (all.some((id) => !rights.granted.has(id))) throw new ApiError(403, say('notYours'));
}

async function requireItems(db: Executor, grants: Grants) {
  const menuIds = [...new Set([...grants.menu, ...grants.data.map(({ moduleId }) => moduleId)])];
  const menus = menuIds.length ? await db.selectFrom('menu').select('id').where('id', 'in', menuIds).execute() : [];
  if (menus.length !== menuIds.length) throw new ApiError(400, say('unknownItem'));
  for (const kind of ['button', 'list', 'form'] as const) {
    const ids = [...new Set(grants[kind])];
    const known = ids.length
      ? await db.selectFrom('menuCode').select('id').where('kind', '=', kind).where('id', 'in', ids).execute()
      : [];
    if (known.length !== ids.length) throw new ApiError(400, say('unknownItem'));
  }
  const organizeIds = [...new Set(grants.data.flatMap((rule) => rule.organizeIds))];
  const organizes = organizeIds.length
    ? await db.selectFrom('organize').select('id').where('id', 'in', organizeIds).execute()
    : [];
  if (organizes.length !== organizeIds.length) throw new ApiError(400, say('unknownOrganize'));
}
