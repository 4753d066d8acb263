import { type ListChange } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { applyListChange, isListChange } from '../../http/crud/listChange.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { t as authorityText } from '../authority/authority.messages.js';
import { requireOrganizesInScope } from '../../rights/requireScope.js';
import { t } from './organize.messages.js';

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
 * Replaces the administrators of a company, or changes them by difference. They see its rows, and all below it, on every page with row rules, so only
 * whoever sees these there gives or takes that away.
 */
export async function updateAdministrators(
  deps: Deps,
  caller: Caller,
  { organizeId, userIds }: { organizeId: string; userIds: readonly string[] | ListChange },
): Promise<null> {
  await deps.db.transaction().execute(async (db) => {
    requireRow(
      await db.selectFrom('organize').select('id').where('id', '=', organizeId).forUpdate().executeTakeFirst(),
    );
    requireOrganizesInScope(caller, pages.organize.address, [organizeId]);
    if (!caller.rights.seesEverywhere(await deps.organizes.idsBelow(organizeId)))
      throw new ApiError(403, authorityText('rowsBeyondYours'));
    const current = await db
      .selectFrom('organizeAdministrator')
      .select('userId')
      .where('organizeId', '=', organizeId)
      .execute();
    const former = current.map(({ userId }) => userId);
    const wanted = [...new Set(isListChange(userIds) ? applyListChange(former, userIds) : userIds)];
    const known = wanted.length
      ? await db.selectFrom('userAccount').select('id').where('id', 'in', wanted).execute()
      : [];
    if (known.length !== wanted.length) throw fieldError('userIds', t('userMissing'));
    await db.deleteFrom('organizeAdministrator').where('organizeId', '=', organizeId).execute();
    if (wanted.length)
      await db
        .insertInto('organizeAdministrator')
        .values(wanted.map((userId) => ({ organizeId, userId })))
        .execute();
    await deps.events.emit(db, rightsChanged, { userIds: [...new Set([...former, ...wanted])] });
  });
  return null;
}
