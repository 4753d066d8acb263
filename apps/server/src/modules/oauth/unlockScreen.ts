import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { findLoginUser } from './findLoginUser.js';
import { t } from './oauth.messages.js';
import { guardPassword } from './passwordGuard.js';

/** Verifies the password of the signed-in account; wrong ones count towards the lock. */
export async function unlockScreen(
  deps: Deps,
  caller: Caller,
  { account, password, ip }: { account: string; password: string; ip: string },
): Promise<null> {
  const user = await findLoginUser(deps.db, account);
  if (user?.id !== caller.userId) throw new ApiError(400, t('notOwnAccount'));
  await guardPassword(deps, { user, typedAccount: account, password, ip });
  return null;
}
