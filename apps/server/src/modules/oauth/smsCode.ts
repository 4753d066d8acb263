import { type Locale } from '@smart-admin/ui/messages';
import { createHash, randomInt } from 'node:crypto';
import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { siteName } from '../config/siteName.js';
import { isChannelOpen, sendCodeAtOnce } from '../messageTemplate/sendDelivery.js';
import { checkSolution } from './challenge.js';
import { t } from './oauth.messages.js';

const LIFETIME = 5 * 60_000;
const RESEND = 60_000;
const TRIES = 5;
const DAY = 24 * 3_600_000;
/** Codes for one number within a day of which none is used. */
const CODES_A_DAY = 10;

/**
 * Sends a sign-in code, whether or not somebody has the number. Throws 429 within 60 seconds of the last one and after ten a
 * day of which none was used, 503 where it cannot be sent, and 400 without a solved challenge where a gateway carries it.
 */
export async function sendSmsCode(
  deps: Deps,
  { mobile, challenge, locale }: { mobile: string; challenge: string; locale: Locale },
): Promise<{ resendAfter: number }> {
  // a message costs money: whoever lets many be sent pays with work
  if (challenge !== '') await checkSolution(deps, challenge);
  else if (await isChannelOpen(deps, 'sms')) throw new ApiError(400, t('proofLacking'));
  const now = Date.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    codeHash: hashCode(mobile, code),
    tries: 0,
    sentAt: new Date(now),
    expiresAt: new Date(now + LIFETIME),
  };
  // the conditions make two requests at once send one code
  const written = await deps.db
    .insertInto('smsCode')
    .values({ mobile, ...row, sentCount: 1, countedSince: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .column('mobile')
        .doUpdateSet(({ eb, ref }) => {
          const isNewDay = eb('smsCode.countedSince', '<=', new Date(now - DAY));
          return {
            ...row,
            sentCount: eb
              .case()
              .when(isNewDay)
              .then(1)
              .else(eb('smsCode.sentCount', '+', 1))
              .end(),
            countedSince: eb.case().when(isNewDay).then(new Date(now)).else(ref('smsCode.countedSince')).end(),
          };
        })
        .where('smsCode.sentAt', '<=', at(now - RESEND))
        .where(({ eb, or }) =>
          or([eb('smsCode.sentCount', '<', CODES_A_DAY), eb('smsCode.countedSince', '<=', at(now - DAY))]),
        ),
    )
    .returning('mobile')
    .executeTakeFirst();
  if (!written) {
    const { sentAt } = await deps.db
      .selectFrom('smsCode')
      .select('sentAt')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    const seconds = Math.ceil((sentAt + RESEND - now) / 1_000);
    throw new ApiError(429, seconds > 0 ? t('smsTooSoon', { seconds }) : t('smsTooMany', { count: CODES_A_DAY }));
  }
  try {
    await sendCode(deps, { mobile, code, locale });
  } catch (error) {
    // nobody waits for a code that was never sent
    await deps.db
      .updateTable('smsCode')
      .set(({ eb }) => ({ sentAt: new Date(0), expiresAt: new Date(0), sentCount: eb('sentCount', '-', 1) }))
      .where('mobile', '=', mobile)
      .where('codeHash', '=', row.codeHash)
      .execute();
    throw error;
  }
  return { resendAfter: RESEND / 1_000 };
}

/** By the channel of short messages where it is on and reaches people, else as the server was told to. */
async function sendCode(deps: Deps, { mobile, code, locale }: { mobile: string; code: string; locale: Locale }) {
  const system = siteName(await deps.configs.read(), locale);
  const content = t('smsText', { code, minutes: LIFETIME / 60_000, system })(locale);
  try {
    if (await sendCodeAtOnce(deps, { address: mobile, content, code })) return;
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
