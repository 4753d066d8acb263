import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { guardPassword } from '../oauth/passwordGuard.js';
import { hashPassword } from '../user/password.js';
import { rememberPassword, requireUnusedPassword } from '../user/passwordHistory.js';
import { t } from './currentUser.messages.js';

/**
 * Changes the caller's password; their other sessions end. Wrong old passwords count towards the lock; throws 400 where the
 * new one is one of their last ones.
 */
export async function modifyPassword(
  deps: Deps,
  caller: Caller,
  { oldPassword, password, ip }: { oldPassword: string; password: string; ip: string },
): Promise<null> {
  const user = await deps.db
    .selectFrom('userAccount')
    .select(['id', 'account', 'passwordHash', 'lockMark', 'lockTime'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  await guardPassword(deps, { user, typedAccount: user.account, password: oldPassword, ip });
  if (oldPassword === password) throw fieldError('password', t('samePassword'));
  await requireUnusedPassword(deps, user.id, password);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction().execute(async (db) => {
    await rememberPassword(db, user.id);
    await db
      .updateTable('userAccount')
      .set({ passwordHash, passwordTime: new Date(), mustChangePassword: 0 })
      .where('id', '=', user.id)
      .execute();
    // this session goes on, without what is kept of it
    await deps.events.emit(db, rightsChanged, { userIds: [user.id] });
    await deps.sessions.endOf(db, [user.id], { code: 601, exceptSessionId: caller.sessionId });
  });
  return null;
}
