import { type contract } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../db/database.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { rememberNounChange } from '../../http/crud/nounChanges.js';
import { type Call } from '../../http/handle.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { ADMINISTRATOR_USER } from '../../rights/rightsStore.js';
import { sendTemplate } from '../messageTemplate/sendTemplate.js';
import { t as factorText } from '../oauth/oauth.messages.js';
import { noteUserChange } from './describeUsers.js';
import { hashPassword } from './password.js';
import { rememberPassword } from './passwordHistory.js';
import { readUserState } from './readUserState.js';
import { refuseDisabling } from './saveUser.js';
import { usersChanged } from './user.events.js';
import { t } from './user.messages.js';
import { requireUserManaged, requireUsersManaged } from './userScope.js';

/** Deletes users and everything that is only theirs, all or none; nobody can delete themselves or the administrator. */
export async function removeUsers(deps: Deps, caller: Caller, ids: readonly string[]): Promise<null> {
  await requireUsersManaged(deps, caller, ids);
  if (ids.includes(caller.userId)) throw new ApiError(409, t('removeSelf'));
  if (ids.includes(ADMINISTRATOR_USER)) throw new ApiError(409, t('removeAdmin'));
  await deps.db.transaction().execute(async (db) => {
    // first, because sessions go with their users, and then nobody could tell the browsers
    await deps.sessions.endOf(db, ids, { code: 601 });
    const removed = await db.deleteFrom('userAccount').where('id', 'in', ids).returning('id').execute();
    requireRow(removed.length === new Set(ids).size ? removed : undefined);
    await db.updateTable('userAccount').set({ managerId: '' }).where('managerId', 'in', ids).execute();
    await deps.events.emit(db, usersChanged, { change: 'removed', userIds: [...ids] });
    await deps.events.emit(db, rightsChanged, { userIds: [...ids] });
  });
  return null;
}

/** Sets a new password and ends the user's sessions, also when it is the caller's own but for this one. */
export async function resetPassword(
  deps: Deps,
  caller: Caller,
  { id, password, repetition }: { id: string; password: string; repetition: string },
): Promise<null> {
  await requireUserManaged(deps, caller, id);
  if (password !== repetition) throw fieldError('validatePassword', t('passwordsDiffer'));
  const passwordHash = await hashPassword(password);
  await deps.db.transaction().execute(async (db) => {
    await rememberPassword(db, id);
    await db
      .updateTable('userAccount')
      .set({ passwordHash, passwordTime: new Date(), lastModifyTime: new Date(), lastModifyUserId: caller.userId })
      .where('id', '=', id)
      .execute();
    await deps.sessions.endOf(db, [id], { code: 601, exceptSessionId: caller.sessionId });
    if (id !== caller.userId)
      await sendTemplate(db, {
        ...{ code: 'passwordReset', receivers: [id], isSecurity: true },
        values: { operator: caller.realName },
      });
  });
  return null;
}

/** Enables a disabled user and disables an enabled one, who is signed out at once. */
export async function switchUser(call: Call<typeof contract.permission.users.updateState>): Promise<null> {
  const { deps, caller } = call;
  const { id } = call.params;
  await requireUserManaged(deps, caller, id);
  await deps.db.transaction().execute(async (db) => {
    const current = requireRow(
      await db.selectFrom('userAccount').select('enabledMark').where('id', '=', id).forUpdate().executeTakeFirst(),
    );
    if (current.enabledMark === 1) refuseDisabling(caller, id);
    const before = await readUserState(db, id);
    await writeState(deps, db, { ids: [id], enabledMark: current.enabledMark === 1 ? 0 : 1, caller });
    await noteUserChange(db, call, { id, before });
  });
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
    const users = await db
      .selectFrom('userAccount')
      .select(['id', 'enabledMark'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    await writeState(deps, db, { ids, enabledMark, caller });
    for (const { id, enabledMark: before } of users)
      await rememberNounChange(db, {
        ...{ noun: 'userAccount', id, userId: caller.userId },
        before: { enabledMark: before },
        after: { enabledMark },
      });
  });
  return null;
}

async function writeState(
  deps: Deps,
  db: DatabaseTransaction,
  { ids, enabledMark, caller }: { ids: readonly string[]; enabledMark: 0 | 1; caller: Caller },
): Promise<void> {
  const changed = await db
    .updateTable('userAccount')
    .set({ enabledMark, lastModifyTime: new Date(), lastModifyUserId: caller.userId })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  requireRow(changed.length === new Set(ids).size ? changed : undefined);
  await deps.events.emit(db, usersChanged, { change: 'updated', userIds: [...ids] });
  await deps.events.emit(db, rightsChanged, { userIds: [...ids] });
  if (enabledMark === 0) await deps.sessions.endOf(db, ids, { code: 601 });
}

/** Clears the lock after too many wrong passwords. */
export async function unlockUser(deps: Deps, caller: Caller, id: string): Promise<null> {
  await requireUserManaged(deps, caller, id);
  await deps.db.transaction().execute(async (db) => {
    const { account, mobilePhone } = requireRow(
      await db
        .updateTable('userAccount')
        .set({ lockMark: 0, lockTime: null })
        .where('id', '=', id)
        .returning(['account', 'mobilePhone'])
        .executeTakeFirst(),
    );
    const name = account.toLowerCase();
    const names = mobilePhone ? [name, mobilePhone, `${mobilePhone}@${name}`] : [name];
    await db.deleteFrom('loginFailure').where('name', 'in', names).execute();
    await deps.events.emit(db, usersChanged, { change: 'updated', userIds: [id] });
  });
  return null;
}

/** Switches the second factor of a user off who lost app and recovery codes. */
export async function removeSecondFactor(deps: Deps, caller: Caller, id: string): Promise<null> {
  await requireUserManaged(deps, caller, id);
  const removed = await deps.db.deleteFrom('secondFactor').where('userId', '=', id).returning('userId').execute();
  if (removed.length === 0) throw new ApiError(404, factorText('factorNone'));
  return null;
}
