import { type contract } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Database } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Caller } from '../../http/caller.js';
import { type MembershipKind } from './user.tables.js';
import { requireUsersVisible } from './userScope.js';

/** One user with their memberships, if the caller sees them; the main organisation and position come first. */
export async function readUser(
  db: Database,
  caller: Caller,
  id: string,
): Promise<z.input<typeof contract.permission.users.read.data>> {
  await requireUsersVisible(db, caller, [id]);
  const [user, memberships] = await Promise.all([
    db.selectFrom('userAccount').selectAll().where('id', '=', id).executeTakeFirst().then(requireRow),
    db
      .selectFrom('membership')
      .select(['kind', 'targetId'])
      .where('userId', '=', id)
      .orderBy('sortCode')
      .orderBy('targetId')
      .execute(),
  ]);
  const idsOf = (wanted: MembershipKind, first = '') => {
    const ids = memberships.filter(({ kind }) => kind === wanted).map(({ targetId }) => targetId);
    return ids.includes(first) ? [first, ...ids.filter((other) => other !== first)] : ids;
  };
  const {
    account,
    realName,
    gender,
    mobilePhone,
    email,
    managerId,
    headIcon,
    entryDate,
    description,
    enabledMark,
    lockMark,
    sortCode,
    creatorTime,
    lastModifyTime,
  } = user;
  return {
    id,
    account,
    realName,
    mobilePhone,
    email,
    managerId,
    headIcon,
    entryDate,
    description,
    enabledMark,
    lockMark,
    sortCode,
    creatorTime,
    lastModifyTime,
    gender: gender === 1 || gender === 2 ? gender : 0,
    organizeIds: idsOf('organize', user.organizeId),
    positionIds: idsOf('position', user.positionId),
    roleIds: idsOf('role'),
    groupIds: idsOf('group'),
  };
}
