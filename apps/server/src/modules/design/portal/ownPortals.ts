import { sql } from 'kysely';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../design.messages.js';
import { viewerOf } from './cardRange.js';

/**
 * Released portals that somebody may open, and which of them is their dashboard: the one that they chose, else the first that is
 * the default of one of their roles; '' for none. One that they may not open any more is none.
 */
export async function ownPortals({ db }: Pick<Deps, 'db'>, caller: Caller) {
  const { userId, rights } = caller;
  const portals = await db
    .selectFrom('designPage')
    .select(['id', 'fullName'])
    .select(sql<string[] | null>`released_document -> 'defaultFor'`.as('defaultFor'))
    .where('kind', '=', 'portal')
    .where('version', '>', 0)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const open = portals.filter(({ id }) => {
    const page = rights.pageOfModel(id);
    return page !== undefined && rights.hasPage(page);
  });
  const { portalId } = await db
    .selectFrom('userAccount')
    .select('portalId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const list = open.map(({ id, fullName }) => ({ id, fullName }));
  if (list.some(({ id }) => id === portalId)) return { list, portalId, isChosen: true };
  const { roleIds } = await viewerOf(db, caller);
  const given = open.find(({ defaultFor }) => defaultFor?.some((id) => roleIds.has(id)));
  return { list, portalId: given?.id ?? '', isChosen: false };
}

/** Makes a portal somebody's dashboard, or none. Throws 403 for one that they may not open. */
export async function choosePortal({ db }: Pick<Deps, 'db'>, caller: Caller, portalId: string): Promise<null> {
  const { list } = await ownPortals({ db }, caller);
  if (portalId !== '' && !list.some(({ id }) => id === portalId)) throw new ApiError(403, t('notYours'));
  await db.updateTable('userAccount').set({ portalId }).where('id', '=', caller.userId).execute();
  return null;
}
