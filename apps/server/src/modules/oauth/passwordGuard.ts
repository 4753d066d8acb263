import { type Deps } from '../../deps.js';
import { at } from '../../db/columns.js';
import { ApiError } from '../../http/apiError.js';
import { isPassword } from '../user/password.js';
import { usersChanged } from '../user/user.events.js';
import { findLoginUser } from './findLoginUser.js';
import { say } from './oauth.messages.js';

/**
 * Checks a typed password and counts the wrong ones: too many in a row lock the account. Throws 400 for a wrong
 * password or a locked account. `user` is undefined for an unknown account, which answers exactly like a known one.
 */
export async function guardPassword(deps: Deps, guard: PasswordGuard): Promise<void> {
  const { user, typedAccount, password } = guard;
  const key = failureKey(user?.account ?? typedAccount);
  // the slow part comes first: the time of an answer must not tell whether there is such an account
  const matches = await isPassword(password, user?.passwordHash);
  if (user) await refuseLocked(deps, user);
  if (matches) {
    await deps.db.deleteFrom('loginFailure').where('account', '=', key).execute();
    return;
  }
  const count = await countFailure(deps, key);
  const { passwordErrorsNumber: limit } = await deps.configs.read();
  if (limit === 0) throw new ApiError(400, say('wrongLogin'));
  if (count < limit)
    throw new ApiError(400, limit - count <= 2 ? say('wrongLoginLeft', { left: limit - count }) : say('wrongLogin'));
  if (user) {
    await deps.db.transaction().execute(async (db) => {
      await db
        .updateTable('userAccount')
        .set({ lockMark: 1, lockTime: new Date() })
        .where('id', '=', user.id)
        .execute();
      await db.deleteFrom('loginFailure').where('account', '=', key).execute();
      await deps.events.emit(db, usersChanged, { change: 'updated', userIds: [user.id] });
    });
  }
  throw new ApiError(400, await lockedText(deps, Date.now()));
}

/** Whether signing in with this account takes a captcha now. */
export async function needsCaptcha(deps: Deps, typedAccount: string): Promise<boolean> {
  const { captchaErrorsNumber } = await deps.configs.read();
  if (captchaErrorsNumber === 0) return true;
  const user = await findLoginUser(deps.db, typedAccount);
  const row = await deps.db
    .selectFrom('loginFailure')
    .select('count')
    .where('account', '=', failureKey(user?.account ?? typedAccount))
    .executeTakeFirst();
  return (row?.count ?? 0) >= captchaErrorsNumber;
}

export interface PasswordGuard {
  user: GuardedUser | undefined;
  typedAccount: string;
  /** SHA-256 as the browser sends it. */
  password: string;
}

export interface GuardedUser {
  id: string;
  account: string;
  passwordHash: string;
  lockMark: 0 | 1;
  lockTime: number | null;
}

/** Throws when the account is locked and its time is not over; opens it when it is. */
export async function refuseLocked(deps: Deps, user: Pick<GuardedUser, 'id' | 'lockMark' | 'lockTime'>): Promise<void> {
  if (user.lockMark !== 1) return;
  const { lockMinutes } = await deps.configs.read();
  const isOver = lockMinutes > 0 && user.lockTime !== null && user.lockTime + lockMinutes * 60_000 <= Date.now();
  if (!isOver) throw new ApiError(400, await lockedText(deps, user.lockTime ?? Date.now()));
  await deps.db.transaction().execute(async (db) => {
    await db
      .updateTable('userAccount')
      .set({ lockMark: 0, lockTime: null })
      .where('id', '=', user.id)
      .where('lockTime', '=', at(user.lockTime ?? 0))
      .execute();
    await deps.events.emit(db, usersChanged, { change: 'updated', userIds: [user.id] });
  });
}

async function lockedText(deps: Deps, lockTime: number) {
  const { lockMinutes } = await deps.configs.read();
  if (lockMinutes === 0) return say('locked');
  return say('lockedUntil', {
    minutes: Math.max(1, Math.ceil((lockTime + lockMinutes * 60_000 - Date.now()) / 60_000)),
  });
}

async function countFailure(deps: Deps, account: string): Promise<number> {
  const row = await deps.db
    .insertInto('loginFailure')
    .values({ account, count: 1, lastTime: new Date() })
    .onConflict((conflict) =>
      conflict
        .column('account')
        .doUpdateSet(({ eb }) => ({ count: eb('loginFailure.count', '+', 1), lastTime: new Date() })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

function failureKey(account: string): string {
  return account.trim().toLowerCase().slice(0, 100);
}
