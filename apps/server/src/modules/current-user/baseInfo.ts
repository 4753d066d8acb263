import { type BaseInfoBodySchema, type BaseInfoSchema } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { dbErrorKind } from '../../db/dbError.js';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { rememberNounChange } from '../../http/crud/nounChanges.js';
import { placeText } from '../../http/placeText.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { readUserState } from '../user/readUserState.js';
import { usersChanged } from '../user/user.events.js';
import { organizePathNames } from '../user/userOptions.js';
import { t } from './currentUser.messages.js';

/** Personal information of the caller. */
export async function readBaseInfo(
  { db }: Deps,
  { userId }: Caller,
  locale: Locale,
): Promise<z.input<typeof BaseInfoSchema>> {
  const [row, paths] = await Promise.all([
    db
      .selectFrom('userAccount')
      .leftJoin('position', 'position.id', 'userAccount.positionId')
      .leftJoin('userAccount as manager', 'manager.id', 'userAccount.managerId')
      .selectAll('userAccount')
      .select(['position.fullName as positionName', 'manager.realName as managerName'])
      .select(
        sql<string>`coalesce((select string_agg(r.full_name, '、' order by r.sort_code) from membership m join role r on r.id = m.target_id where m.kind = 'role' and m.user_id = user_account.id), '')`.as(
          'roleName',
        ),
      )
      .where('userAccount.id', '=', userId)
      .executeTakeFirstOrThrow(),
    organizePathNames(db),
  ]);
  const {
    id,
    account,
    realName,
    mobilePhone,
    email,
    signature,
    headIcon,
    roleName,
    entryDate,
    creatorTime,
    prevLoginTime,
  } = row;
  return {
    id,
    account,
    realName,
    mobilePhone,
    email,
    signature,
    headIcon,
    roleName,
    entryDate,
    creatorTime,
    prevLoginTime,
    gender: row.gender === 1 || row.gender === 2 ? row.gender : 0,
    organizeName: paths.get(row.organizeId) ?? '',
    positionName: row.positionName ?? '',
    managerName: row.managerName ?? '',
    prevLoginIPAddress: row.prevLoginIp,
    prevLoginIPAddressName: placeText(row.prevLoginPlace)(locale),
  };
}

/** Changes the personal information of the caller. */
export async function updateBaseInfo(
  deps: Deps,
  { userId }: Caller,
  body: z.output<typeof BaseInfoBodySchema>,
): Promise<null> {
  try {
    await deps.db.transaction().execute(async (db) => {
      await db.selectFrom('userAccount').select('id').where('id', '=', userId).forUpdate().execute();
      const before = await readUserState(db, userId);
      await db
        .updateTable('userAccount')
        .set({ ...body, lastModifyTime: new Date(), lastModifyUserId: userId })
        .where('id', '=', userId)
        .execute();
      const after = await readUserState(db, userId);
      await rememberNounChange(db, { noun: 'userAccount', id: userId, before, after, userId });
      await deps.events.emit(db, usersChanged, { change: 'updated', userIds: [userId] });
      await deps.events.emit(db, rightsChanged, { userIds: [userId] });
    });
  } catch (error) {
    if (dbErrorKind(error) === 'duplicate')
      throw fieldError('mobilePhone', t('mobileTaken', { mobile: body.mobilePhone }));
    throw error;
  }
  return null;
}
