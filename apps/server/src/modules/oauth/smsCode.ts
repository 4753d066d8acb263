import { type Locale } from '@smart-admin/ui/messages';
import { createHash, randomInt } from 'node:crypto';
import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { siteName } from '../config/siteName.js';
import { isChannelOpen, sendAtOnce } from '../messageTemplate/sendDelivery.js';
import { checkSolution } from './challenge.js';
import { t } from './oauth.messages.js';

const LIFETIME = 5 * 60_000;
const RESEND = 60_000;
const TRIES = 5;

/**
 * Sends a sign-in code, whether or not somebody has the number; throws 429 within 60 seconds of the last one, and 503 where
 * it cannot be sent. Throws 400 without a solved challenge where a gateway carries it.
 */
export async function sendSmsCode(
  deps: Deps,
  { mobile, challenge, locale }: { mobile: string; challenge: string; locale: Locale },
): Promise<{ resendAfter: number }> {
  // a message costs money: whoever lets many be sent pays with work
  if (challenge !== '' || (await isChannelOpen(deps, 'sms'))) await checkSolution(deps, challenge);
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
  try {
    await sendCode(deps, { mobile, code, locale });
  } catch (error) {
    // nobody waits for a code that was never sent
    await deps.db.deleteFrom('smsCode').where('mobile', '=', mobile).where('codeHash', '=', row.codeHash).execute();
    throw error;
  }
  return { resendAfter: RESEND / 1_000 };
}

/** By the channel of short messages where it is on and reaches people, else as the server was told to. */
async function sendCode(deps: Deps, { mobile, code, locale }: { mobile: string; code: string; locale: Locale }) {
  const system = siteName(await deps.configs.read(), locale);
  const content = t('smsText', { code, minutes: LIFETIME / 60_000, system })(locale);
  try {
    if (await sendAtOnce(deps, { channel: 'sms', address: mobile, subject: '', content })) return;
  } catch (error) {
    // what a gateway answers is for administrators alone
    deps.log.error({ err: error }, 'a sign-in code was not sent');
    throw new ApiError(503, t('smsAway'));
  }
  await deps.sms.sendCode(mobile, code);
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
