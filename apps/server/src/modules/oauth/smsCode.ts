import { createHash, randomInt } from 'node:crypto';
import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from './oauth.messages.js';

const LIFETIME = 5 * 60_000;
const RESEND = 60_000;
const TRIES = 5;

/** Sends a sign-in code, whether or not somebody has the number; throws 429 within 60 seconds of the last one. */
export async function sendSmsCode(deps: Deps, mobile: string): Promise<{ resendAfter: number }> {
  const now = Date.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    codeHash: hashCode(mobile, code),
    tries: 0,
    sentAt: new Date(now),
    expiresAt: new Date(now + LIFETIME),
  };
  // the condition makes two requests at once send one code
  const written = await deps.db
    .insertInto('smsCode')
    .values({ mobile, ...row })
    .onConflict((conflict) =>
      conflict
        .column('mobile')
        .doUpdateSet(row)
        .where('smsCode.sentAt', '<=', at(now - RESEND)),
    )
    .returning('mobile')
    .executeTakeFirst();
  if (!written) {
    const { sentAt } = await deps.db
      .selectFrom('smsCode')
      .select('sentAt')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    throw new ApiError(429, t('smsTooSoon', { seconds: Math.max(1, Math.ceil((sentAt + RESEND - now) / 1_000)) }));
  }
  await deps.sms.sendCode(mobile, code);
  return { resendAfter: RESEND / 1_000 };
}

/** Throws 400 unless the code is the one sent, and uses it up: it works once, five wrong ones spoil it. */
export async function checkSmsCode(deps: Deps, given: SmsProof): Promise<void> {
  await proveSmsCode(deps, given);
  await takeSmsCode(deps, given);
}

/** Throws 400 unless the code is the one sent; it may be used afterwards. */
export async function proveSmsCode(deps: Deps, { mobile, code }: SmsProof): Promise<void> {
  const row = await deps.db
    .updateTable('smsCode')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('mobile', '=', mobile)
    .where('expiresAt', '>', at(Date.now()))
    .where('tries', '<', TRIES)
    .returning('codeHash')
    .executeTakeFirst();
  if (row?.codeHash !== hashCode(mobile, code.trim())) throw new ApiError(400, t('smsWrong'));
}

/** Uses a proven code up; throws 400 when it is gone. */
export async function takeSmsCode(deps: Deps, { mobile, code }: SmsProof): Promise<void> {
  const taken = await deps.db
    .deleteFrom('smsCode')
    .where('mobile', '=', mobile)
    .where('codeHash', '=', hashCode(mobile, code.trim()))
    .returning('mobile')
    .executeTakeFirst();
  if (!taken) throw new ApiError(400, t('smsWrong'));
}

interface SmsProof {
  mobile: string;
  code: string;
}

function hashCode(mobile: string, code: string): string {
  return createHash('sha256').update(`${mobile}:${code}`).digest('hex');
}
