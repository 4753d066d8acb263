import { Secret } from 'otpauth';
import { sql } from 'kysely';
import { type Deps } from '../../deps.js';
import { factorBox, totpOf } from './checkFactorCode.js';
import { makeRecoveryCodes } from './recoveryCodes.js';

/** Makes a secret for a user's app, in place of one that no code has confirmed; a second factor that is on stays. */
export async function startFactor(deps: Deps, { id, account }: { id: string; account: string }): Promise<FactorSecret> {
  const secret = new Secret({ size: 20 }).base32;
  const sealed = await factorBox(deps).seal(secret, id);
  await deps.db
    .insertInto('secondFactor')
    .values({ userId: id, secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret: sealed, lastStep: 0 })
        .where(sql<boolean>`second_factor.confirmed_at is null`),
    )
    .execute();
  const { sysName } = await deps.configs.read();
  return { secret, uri: totpOf(secret, { account, issuer: sysName }).toString() };
}

/** Switches a second factor on that a code has just confirmed, and answers its recovery codes; undefined where it is on already. */
export async function confirmFactor({ db }: Deps, userId: string): Promise<string[] | undefined> {
  const { recoveryCodes, recoveryHashes } = makeRecoveryCodes();
  const switched = await db
    .updateTable('secondFactor')
    .set({ confirmedAt: new Date(), recoveryHashes: JSON.stringify(recoveryHashes) })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return switched && recoveryCodes;
}

export interface FactorSecret {
  /** Base32, to be typed into an app. */
  secret: string;
  /** The same as `otpauth://`, for a QR code. */
  uri: string;
}
