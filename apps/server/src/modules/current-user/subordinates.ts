import { type SubordinateSchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { organizePathNames } from '../user/userOptions.js';
import { t } from './currentUser.messages.js';

/** Direct subordinates of the caller (`0`) or of somebody below them; throws 403 for anybody else. */
export async function listSubordinates(
  { db }: Deps,
  { userId }: Caller,
  id: string,
): Promise<{ list: z.input<typeof SubordinateSchema>[] }> {
  const managerId = id === '0' ? userId : id;
  if (managerId !== userId && !(await isBelow())) throw new ApiError(403, t('notSubordinate'));
  const [rows, paths] = await Promise.all([
    db
      .selectFrom('userAccount')
      .leftJoin('position', 'position.id', 'userAccount.positionId')
      .select([
        'userAccount.id',
        'realName',
        'account',
        'headIcon',
        'userAccount.organizeId',
        'position.fullName as position',
      ])
      .select(
        sql<boolean>`not exists (select from user_account below where below.manager_id = user_account.id)`.as('isLeaf'),
      )
      .where('managerId', '=', managerId)
      .orderBy('account')
      .execute(),
    organizePathNames(db),
  ]);
  return {
    list: rows.map(({ organizeId, position, ...row }) => ({
      ...row,
      department: paths.get(organizeId) ?? '',
      position: position ?? '',
    })),
  };

  async function isBelow() {
    const { rows: found } = await sql<{ id: string }>`
      with recursive above as (
        select u.id, u.manager_id from user_account u where u.id = ${managerId}
        union
        select u.id, u.manager_id from user_account u join above on u.id = above.manager_id
      )
      select id from above where id = ${userId}`.execute(db);
    return found.length > 0;
  }
}
