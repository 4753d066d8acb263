import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../design.messages.js';

/** Released portals that somebody may open, and which of them is their dashboard; '' for one that they may not open any more. */
export async function ownPortals({ db }: Pick<Deps, 'db'>, { userId, rights }: Caller) {
  const portals = await db
    .selectFrom('designPage')
    .select(['id', 'fullName'])
    .where('kind', '=', 'portal')
    .where('version', '>', 0)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const list = portals.filter(({ id }) => {
    const page = rights.pageOfModel(id);
    return page !== undefined && rights.hasPage(page);
  });
  const { portalId } = await db
    .selectFrom('userAccount')
    .select('portalId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { list, portalId: list.some(({ id }) => id === portalId) ? portalId : '' };
}

/** Makes a portal somebody's dashboard, or none. Throws 403 for one that they may not open. */
export async function choosePortal({ db }: Pick<Deps, 'db'>, caller: Caller, portalId: string): Promise<null> {
  const { list } = await ownPortals({ db }, caller);
  if (portalId !== '' && !list.some(({ id }) => id === portalId)) throw new ApiError(403, t('notYours'));
  await db.updateTable('userAccount').set({ portalId }).where('id', '=', caller.userId).execute();
  return null;
}
