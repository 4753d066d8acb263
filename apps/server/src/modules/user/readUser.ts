import { type contract } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Database } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Caller } from '../../rights/caller.js';
import { hiddenFields, type HideableField } from './hiddenColumns.js';
import { loadMemberships } from './memberships.js';
import { requireUsersVisible } from './userScope.js';

/**
 * One user with their memberships, if the caller sees them; the main organisation and position come first. What belongs
 * to columns that the caller has not been given is empty.
 */
export async function readUser(
  db: Database,
  caller: Caller,
  id: string,
): Promise<z.input<typeof contract.permission.users.read.data>> {
  await requireUsersVisible(db, caller, [id]);
  const user = requireRow(await db.selectFrom('userAccount').selectAll().where('id', '=', id).executeTakeFirst());
  const { organizeIds, positionIds, roleIds, groupIds } = await loadMemberships(db, user);
  const {
    account,
    realName,
    gender,
    mobilePhone,
    email,
    managerId,
    portalId,
    headIcon,
    entryDate,
    description,
    enabledMark,
    lockMark,
    sortCode,
    creatorTime,
    lastModifyTime,
    revision,
  } = user;
  const hidden = hiddenFields(caller.rights);
  const shown = <Value>(field: HideableField, value: Value, empty: Value) => (hidden.has(field) ? empty : value);
  return {
    id,
    revision,
    account,
    realName,
    mobilePhone: shown('mobilePhone', mobilePhone, ''),
    email: shown('email', email, ''),
    managerId,
    portalId,
    headIcon,
    entryDate,
    description,
    enabledMark,
    lockMark,
    sortCode,
    creatorTime: shown('creatorTime', creatorTime, null),
    lastModifyTime,
    gender: shown('gender', gender === 1 || gender === 2 ? gender : 0, 0),
    organizeIds: shown('organizeIds', organizeIds, []),
    positionIds: shown('positionIds', positionIds, []),
    roleIds: shown('roleIds', roleIds, []),
    groupIds,
    hidden: [...hidden],
  };
}
