import { type Deps } from '../../deps.js';
import { at } from '../../db/columns.js';
import { type Executor } from '../../db/database.js';
import { ApiError } from '../../errors/apiError.js';
import { isPassword } from '../user/password.js';
import { usersChanged } from '../user/user.events.js';
import {
  attemptOf,
  countFailure,
  forgetFailures,
  isKnownAddress,
  lockName,
  readFailures,
  type Attempt,
  type Failures,
} from './loginFailures.js';
import { t } from './oauth.messages.js';

/**
 * Checks a typed password and counts the wrong ones: too many in a row lock the account. Throws 400 for a wrong
 * password or a locked account, 429 for an address that tried too many. `user` is undefined for an unknown account,
 * which answers exactly like a known one.
 *
 * A lock holds at the address that tried and at all that the user is not known at. Where they signed in before, only wrong
 * passwords from that very place lock them: a stranger elsewhere cannot keep an administrator out, and many strangers
 * together have no more tries than one. Everything that a stranger is told follows from what was typed and from where,
 * never from whether there is such an account.
 */
export async function guardPassword(deps: Deps, { user, typedAccount, password, ip }: PasswordGuard): Promise<void> {
  const attempt = attemptOf(typedAccount, ip);
  const failures = await readFailures(deps.db, attempt);
  refuseSprayer(deps, failures);
  // the slow part comes first: the time of an answer must not tell whether there is such an account
  const matches = await isPassword(password, user?.passwordHash);
  const isKnown = await isKnownAddress(deps.db, user?.id ?? '', attempt);
  // read again: others that were tried meanwhile count too, so that trying at once is no way around the lock
  const { both, name } = await readFailures(deps.db, attempt);
  await refuseWhile(deps, both.lockedAt);
  if (!isKnown) await refuseWhile(deps, name.lockedAt);
  if (matches && user) {
    await refuseLocked(deps, { ...user, ...(await readLock(deps.db, user.id)) }, ip);
    await forgetFailures(deps.db, attempt);
    return;
  }
  await refuseWrong(deps, user, attempt);
}

/** Whether signing in with this name from this address takes a captcha now. */
export async function needsCaptcha(deps: Deps, typedAccount: string, ip: string): Promise<boolean> {
  const { captchaErrorsNumber: limit } = await deps.configs.read();
  if (limit === 0) return true;
  const { both, name, address, all } = await readFailures(deps.db, attemptOf(typedAccount, ip));
  return (
    both.count >= limit ||
    name.count >= limit ||
    address.count >= limit * ADDRESS_FACTOR ||
    all.count >= limit * ALL_FACTOR
  );
}

/** Throws 429 for an address from which too many passwords were wrong, whatever the names: each makes the wait longer. */
export function refuseSprayer({ env }: Deps, { address }: Failures): void {
  if (env.RATE_LIMIT === 0 || address.count < SPRAY_LIMIT) return;
  const wait = Math.min(MAX_WAIT, 2 ** (address.count - SPRAY_LIMIT)) * 1_000;
  const left = address.lastTime + wait - Date.now();
  if (left > 0) throw new ApiError(429, t('tooManyTries', { seconds: Math.ceil(left / 1_000) }));
}

export interface PasswordGuard {
  user: GuardedUser | undefined;
  typedAccount: string;
  /** SHA-256 as the browser sends it. */
  password: string;
  /** Where it comes from. */
  ip: string;
}

export interface GuardedUser {
  id: string;
  account: string;
  passwordHash: string;
  lockMark: 0 | 1;
  lockTime: number | null;
}

/** Throws when the account is locked where the call comes from and the time is not over; opens it when it is. */
export async function refuseLocked(
  deps: Deps,
  user: Pick<GuardedUser, 'id' | 'account' | 'lockMark' | 'lockTime'>,
  ip: string,
): Promise<void> {
  if (user.lockMark !== 1) return;
  const { lockMinutes } = await deps.configs.read();
  const lockedAt = user.lockTime ?? Date.now();
  if (isOver(lockedAt, lockMinutes)) {
    await deps.db.transaction().execute(async (db) => {
      await db
        .updateTable('userAccount')
        .set({ lockMark: 0, lockTime: null })
        .where('id', '=', user.id)
        .where('lockTime', '=', at(lockedAt))
        .execute();
      await deps.events.emit(db, usersChanged, { change: 'updated', userIds: [user.id] });
    });
    return;
  }
  if (!(await isKnownAddress(deps.db, user.id, attemptOf(user.account, ip)))) await refuseWhile(deps, lockedAt);
}

function readLock(db: Executor, userId: string) {
  return db
    .selectFrom('userAccount')
    .select(['lockMark', 'lockTime'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Wrong passwords from one address, and from all, that make everybody there answer captchas, by those of one name. */
const ADDRESS_FACTOR = 3;
const ALL_FACTOR = 50;
/** Wrong passwords of an address, forgotten one a minute, from which each makes the next wait twice as long; seconds. */
const SPRAY_LIMIT = 20;
const MAX_WAIT = 900;

async function refuseWrong(deps: Deps, user: GuardedUser | undefined, attempt: Attempt): Promise<never> {
  const { passwordErrorsNumber: limit } = await deps.configs.read();
  const count = await countFailure(deps.db, attempt);
  if (limit === 0) throw new ApiError(400, t('wrongLogin'));
  if (count < limit)
    throw new ApiError(400, limit - count <= 2 ? t('wrongLoginLeft', { left: limit - count }) : t('wrongLogin'));
  await deps.db.transaction().execute(async (db) => {
    await lockName(db, attempt);
    // an unknown account is locked like a known one, with nothing to change
    const { id } = user ?? { id: '' };
    await db.updateTable('userAccount').set({ lockMark: 1, lockTime: new Date() }).where('id', '=', id).execute();
    await deps.events.emit(db, usersChanged, { change: 'updated', userIds: [id] });
  });
  throw new ApiError(400, await lockedText(deps, Date.now()));
}

async function refuseWhile(deps: Deps, lockedAt: number | null): Promise<void> {
  if (lockedAt === null) return;
  const { lockMinutes } = await deps.configs.read();
  if (!isOver(lockedAt, lockMinutes)) throw new ApiError(400, await lockedText(deps, lockedAt));
}

/** Without minutes a lock holds until an administrator opens it. */
function isOver(lockedAt: number, lockMinutes: number): boolean {
  return lockMinutes > 0 && lockedAt + lockMinutes * 60_000 <= Date.now();
}

async function lockedText(deps: Deps, lockTime: number) {
  const { lockMinutes } = await deps.configs.read();
  if (lockMinutes === 0) return t('locked');
  return t('lockedUntil', {
    minutes: Math.max(1, Math.ceil((lockTime + lockMinutes * 60_000 - Date.now()) / 60_000)),
  });
}
