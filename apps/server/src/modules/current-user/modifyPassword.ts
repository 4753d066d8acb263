import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../http/caller.js';
import { guardPassword } from '../oauth/passwordGuard.js';
import { hashPassword } from '../user/password.js';
import { say } from './currentUser.messages.js';

/** Changes the caller's password; his other sessions end. Wrong old passwords count towards the lock. */
export async function modifyPassword(
  deps: Deps,
  caller: Caller,
  { oldPassword, password }: { oldPassword: string; password: string },
): Promise<null> {
  const user = await deps.db
    .selectFrom('userAccount')
    .select(['id', 'account', 'passwordHash', 'lockMark', 'lockTime'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  await guardPassword(deps, { user, typedAccount: user.account, password: oldPassword });
  if (oldPassword === password) throw fieldError('password', say('samePassword'));
  await deps.db
    .updateTable('userAccount')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', user.id)
    .execute();
  await deps.sessions.endOf([user.id], 601, caller.sessionId);
  return null;
}
