import { contract } from '@smart-admin/api-client/contract';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { handle } from '../../http/handle.js';
import { guardPassword } from '../oauth/passwordGuard.js';
import { isFactorCode } from './checkFactorCode.js';
import { isFactorDemanded } from './isFactorDemanded.js';
import { makeRecoveryCodes } from './recoveryCodes.js';
import { confirmFactor, startFactor } from './setUpFactor.js';
import { t } from '../oauth/oauth.messages.js';

const { secondFactor } = contract.permission;

export const secondFactorRoutes = [
  handle(secondFactor.read, async ({ deps, caller }) => {
    const row = await readFactor(deps, caller);
    return { since: row?.confirmedAt ?? null, recoveryLeft: row?.confirmedAt ? row.recoveryHashes.length : 0 };
  }),
  handle(secondFactor.start, async ({ deps, caller, body, client }) => {
    await provePassword(deps, caller, { password: body.password, ip: client.ip });
    if ((await readFactor(deps, caller))?.confirmedAt) throw new ApiError(409, t('factorIsOn'));
    return startFactor(deps, { id: caller.userId, account: caller.account });
  }),
  handle(secondFactor.confirm, async ({ deps, caller, body }) => {
    const row = await readFactor(deps, caller);
    if (!row) throw new ApiError(404, t('factorNotStarted'));
    if (row.confirmedAt) throw new ApiError(409, t('factorIsOn'));
    if (!(await isFactorCode(deps, caller.userId, body.code))) throw new ApiError(400, t('factorWrong'));
    const recoveryCodes = await confirmFactor(deps, caller.userId);
    if (!recoveryCodes) throw new ApiError(409, t('factorIsOn'));
    return { recoveryCodes };
  }),
  handle(secondFactor.renewCodes, async ({ deps, caller, body, client }) => {
    await provePassword(deps, caller, { password: body.password, ip: client.ip });
    if (!(await readFactor(deps, caller))?.confirmedAt) throw new ApiError(404, t('factorIsOff'));
    return saveCodes(deps, caller);
  }),
  handle(secondFactor.remove, async ({ deps, caller, body, client }) => {
    await provePassword(deps, caller, { password: body.password, ip: client.ip });
    if (await isFactorDemanded(deps, caller.userId)) throw new ApiError(409, t('factorDemanded'));
    await deps.db.deleteFrom('secondFactor').where('userId', '=', caller.userId).execute();
    return null;
  }),
];

function readFactor({ db }: Deps, { userId }: Caller) {
  return db
    .selectFrom('secondFactor')
    .select(['confirmedAt', 'recoveryHashes'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** A session that somebody else found open is not enough; wrong passwords count towards the lock. */
async function provePassword(
  deps: Deps,
  caller: Caller,
  { password, ip }: { password: string; ip: string },
): Promise<void> {
  const user = requireRow(
    await deps.db
      .selectFrom('userAccount')
      .select(['id', 'account', 'passwordHash', 'lockMark', 'lockTime'])
      .where('id', '=', caller.userId)
      .executeTakeFirst(),
  );
  await guardPassword(deps, { user, typedAccount: user.account, password, ip });
}

async function saveCodes({ db }: Deps, { userId }: Caller): Promise<{ recoveryCodes: string[] }> {
  const { recoveryCodes, recoveryHashes } = makeRecoveryCodes();
  await db
    .updateTable('secondFactor')
    .set({ recoveryHashes: JSON.stringify(recoveryHashes) })
    .where('userId', '=', userId)
    .execute();
  return { recoveryCodes };
}
