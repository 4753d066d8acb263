import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { type Caller } from '../../http/caller.js';
import { fieldError } from '../../db/requireRow.js';
import { ADMINISTRATOR_USER } from '../authority/rightsStore.js';
import { hashPassword } from './password.js';
import { refuseDisabling } from './saveUser.js';
import { say } from './user.messages.js';
import { requireUserManaged, requireUsersManaged } from './userScope.js';

/** Deletes users and everything that is only theirs, all or none; nobody can delete himself or the administrator. */
export async function removeUsers(deps: Deps, caller: Caller, ids: readonly string[]): Promise<null> {
  await requireUsersManaged(deps, caller, ids);
  if (ids.includes(caller.userId)) throw new ApiError(409, say('removeSelf'));
  if (ids.includes(ADMINISTRATOR_USER)) throw new ApiError(409, say('removeAdmin'));
  // first, because sessions go with their users, and then nobody could tell the browsers
  await deps.sessions.endOf(ids, 601);
  await deps.db.transaction().execute(async (db) => {
    const removed = await db.deleteFrom('userAccount').where('id', 'in', ids).returning('id').execute();
    requireRow(removed.length === new Set(ids).size ? removed : undefined);
    await db.updateTable('userAccount').set({ managerId: '' }).where('managerId', 'in', ids).execute();
    await db.updateTable('organize').set({ managerId: '' }).where('managerId', 'in', ids).execute();
    await db.deleteFrom('organizeAdministrator').where('userId', 'in', ids).execute();
    await db.deleteFrom('grantItem').where('holderType', '=', 'User').where('holderId', 'in', ids).execute();
    await db.deleteFrom('dataGrant').where('holderType', '=', 'User').where('holderId', 'in', ids).execute();
  });
  await deps.bus.publish({ kind: 'rights', userIds: [...ids] });
  return null;
}

/** Sets a new password and ends the user's sessions, also when it is the caller's own but for this one. */
export async function resetPassword(
  deps: Deps,
  caller: Caller,
  { id, password, repetition }: { id: string; password: string; repetition: string },
): Promise<null> {
  await requireUserManaged(deps, caller, id);
  if (password !== repetition) throw fieldError('validatePassword', say('passwordsDiffer'));
  const passwordHash = await hashPassword(password);
  await deps.db
    .updateTable('userAccount')
    .set({ passwordHash, lastModifyTime: new Date(), lastModifyUserId: caller.userId })
    .where('id', '=', id)
    .execute();
  await deps.sessions.endOf([id], 601, caller.sessionId);
  return null;
}

/** Enables a disabled user and disables an enabled one, who is signed out at once. */
export async function switchUser(deps: Deps, caller: Caller, id: string): Promise<null> {
  await requireUserManaged(deps, caller, id);
  const { enabledMark } = await deps.db.transaction().execute(async (db) => {
    const current = requireRow(
      await db.selectFrom('userAccount').select('enabledMark').where('id', '=', id).forUpdate().executeTakeFirst(),
    );
    if (current.enabledMark === 1) refuseDisabling(caller, id);
    const mark = current.enabledMark === 1 ? 0 : 1;
    return db
      .updateTable('userAccount')
      .set({ enabledMark: mark, lastModifyTime: new Date(), lastModifyUserId: caller.userId })
      .where('id', '=', id)
      .returning('enabledMark')
      .executeTakeFirstOrThrow();
  });
  await deps.bus.publish({ kind: 'rights', userIds: [id] });
  if (enabledMark === 0) await deps.sessions.endOf([id], 601);
  return null;
}

/** Enables or disables users, all or none; the disabled are signed out at once. */
export async function setUsersState(
  deps: Deps,
  caller: Caller,
  { ids, enabledMark }: { ids: readonly string[]; enabledMark: 0 | 1 },
): Promise<null> {
  await requireUsersManaged(deps, caller, ids);
  if (enabledMark === 0) for (const id of ids) refuseDisabling(caller, id);
  await deps.db.transaction().execute(async (db) => {
    const changed = await db
      .updateTable('userAccount')
      .set({ enabledMark, lastModifyTime: new Date(), lastModifyUserId: caller.userId })
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    requireRow(changed.length === new Set(ids).size ? changed : undefined);
  });
  await deps.bus.publish({ kind: 'rights', userIds: [...ids] });
  if (enabledMark === 0) await deps.sessions.endOf(ids, 601);
  return null;
}

/** Clears the lock after too many wrong passwords. */
export async function unlockUser(deps: Deps, caller: Caller, id: string): Promise<null> {
  await requireUserManaged(deps, caller, id);
  const { account } = requireRow(
    await deps.db
      .updateTable('userAccount')
      .set({ lockMark: 0, lockTime: null })
      .where('id', '=', id)
      .returning('account')
      .executeTakeFirst(),
  );
  await deps.db.deleteFrom('loginFailure').where('account', '=', account.toLowerCase()).execute();
  await deps.bus.publish({ kind: 'users' });
  return null;
}
