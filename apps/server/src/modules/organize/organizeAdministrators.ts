import { pages } from '@smart-admin/api-client/pages';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { type Caller } from '../../http/caller.js';
import { rightsChanged } from '../authority/authority.events.js';
import { say as sayAuthority } from '../authority/authority.messages.js';
import { requireOrganizesInScope } from '../authority/requireScope.js';
import { say } from './organize.messages.js';

/** Who administrates a company: sees and manages everybody at and below it. */
export async function readAdministrators({ db }: Deps, caller: Caller, organizeId: string) {
  requireRow(await db.selectFrom('organize').select('id').where('id', '=', organizeId).executeTakeFirst());
  requireOrganizesInScope(caller, pages.organize.address, [organizeId]);
  const users = await db
    .selectFrom('organizeAdministrator')
    .innerJoin('userAccount', 'userAccount.id', 'organizeAdministrator.userId')
    .select(['userAccount.id', 'realName', 'account'])
    .where('organizeAdministrator.organizeId', '=', organizeId)
    .orderBy('account')
    .execute();
  return { userIds: users.map(({ id }) => id), users };
}

/**
 * Replaces the administrators of a company. They see its rows, and all below it, on every page with row rules, so only
 * whoever sees these there gives or takes that away.
 */
export async function updateAdministrators(
  deps: Deps,
  caller: Caller,
  { organizeId, userIds }: { organizeId: string; userIds: string[] },
): Promise<null> {
  const wanted = [...new Set(userIds)];
  await deps.db.transaction().execute(async (db) => {
    requireRow(
      await db.selectFrom('organize').select('id').where('id', '=', organizeId).forUpdate().executeTakeFirst(),
    );
    requireOrganizesInScope(caller, pages.organize.address, [organizeId]);
    if (!caller.rights.seesEverywhere(await deps.organizes.idsBelow(organizeId)))
      throw new ApiError(403, sayAuthority('rowsBeyondYours'));
    const known = wanted.length
      ? await db.selectFrom('userAccount').select('id').where('id', 'in', wanted).execute()
      : [];
    if (known.length !== wanted.length) throw fieldError('userIds', say('userMissing'));
    const removed = await db
      .deleteFrom('organizeAdministrator')
      .where('organizeId', '=', organizeId)
      .returning('userId')
      .execute();
    if (wanted.length)
      await db
        .insertInto('organizeAdministrator')
        .values(wanted.map((userId) => ({ organizeId, userId })))
        .execute();
    const former = removed.map(({ userId }) => userId);
    await deps.events.emit(db, rightsChanged, { userIds: [...new Set([...former, ...wanted])] });
  });
  return null;
}
