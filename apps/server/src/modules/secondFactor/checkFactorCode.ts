import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { at } from '../../db/columns.js';
import { SecretBox } from '../../db/SecretBox.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from '../oauth/oauth.messages.js';
import { hashCode } from './recoveryCodes.js';

const SECONDS = 30;
/** Tries until a user has to wait, and how long; milliseconds. */
const TRIES = 5;
const WAIT = 15 * 60_000;

/**
 * Whether a text is a code of the user's app now (RFC 6238, six digits, half a minute, one step before and after) or one of
 * their recovery codes; either works once. Throws 429 after five wrong ones, for a quarter of an hour.
 */
export async function isFactorCode(deps: Deps, userId: string, typed: string): Promise<boolean> {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  const row = await countTry(deps, userId);
  const isRight = /^\d{6}$/.test(code)
    ? await takeAppCode(deps, userId, { code, secret: row.secret })
    : await takeRecoveryCode(deps, userId, code);
  if (isRight)
    await deps.db
      .updateTable('secondFactor')
      .set({ failures: 0, failedAt: null })
      .where('userId', '=', userId)
      .execute();
  return isRight;
}

/** The code generator of a secret in base32. */
export function totpOf(secret: string, { account = '', issuer = '' } = {}): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), label: account, issuer, period: SECONDS });
}

/** Secrets of second factors, sealed for their users. */
export function factorBox({ db }: Deps): SecretBox {
  return new SecretBox(db, 'second-factors');
}

/** Counts a try before it is looked at, so that many at once are no more than one after the other. */
async function countTry(deps: Deps, userId: string): Promise<{ secret: string }> {
  const since = Date.now() - WAIT;
  const isOver = sql<boolean>`(failed_at is null or failed_at < ${at(since)})`;
  const row = await deps.db
    .updateTable('secondFactor')
    .set({ failures: sql`case when ${isOver} then 1 else failures + 1 end`, failedAt: new Date() })
    .where('userId', '=', userId)
    .where((where) => where.or([isOver, where('failures', '<', TRIES)]))
    .returning('secret')
    .executeTakeFirst();
  if (row) return row;
  const locked = await deps.db
    .selectFrom('secondFactor')
    .select('failedAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!locked) throw new ApiError(404, t('factorNotStarted'));
  const left = (locked.failedAt ?? Date.now()) + WAIT - Date.now();
  throw new ApiError(429, t('factorTooMany', { minutes: Math.max(1, Math.ceil(left / 60_000)) }));
}

async function takeAppCode(
  deps: Deps,
  userId: string,
  { code, secret }: { code: string; secret: string },
): Promise<boolean> {
  const delta = totpOf(await factorBox(deps).open(secret, userId)).validate({ token: code, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1_000 / SECONDS) + delta;
  const taken = await deps.db
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

async function takeRecoveryCode(deps: Deps, userId: string, code: string): Promise<boolean> {
  const hash = hashCode(code);
  const taken = await deps.db
    .updateTable('secondFactor')
    .set({ recoveryHashes: sql`recovery_hashes - ${hash}::text` })
    .where('userId', '=', userId)
    .where(sql<boolean>`jsonb_exists(recovery_hashes, ${hash})`)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}
