import { randomInt } from 'node:crypto';
import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { CAPTCHA_LETTERS, drawCaptcha } from './drawCaptcha.js';
import { t } from './oauth.messages.js';

const LENGTH = 4;
const LIFETIME = 5 * 60_000;

/** Makes a captcha for a time stamp that the page chose and answers its picture. */
export async function createCaptcha(deps: Deps, timestamp: string): Promise<string> {
  const code = Array.from({ length: LENGTH }, () => CAPTCHA_LETTERS[randomInt(CAPTCHA_LETTERS.length)]).join('');
  const row = { code, expiresAt: new Date(Date.now() + LIFETIME) };
  await deps.db
    .insertInto('captcha')
    .values({ id: timestamp, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return drawCaptcha(code);
}

/** Throws 400 unless the code answers the captcha of the time stamp. Each captcha can be tried once. */
export async function checkCaptcha(
  deps: Deps,
  { timestamp, code }: { timestamp: string; code: string },
): Promise<void> {
  if (!timestamp || !code) throw new ApiError(400, t('captchaNeeded'), { needCode: true });
  const row = await deps.db
    .deleteFrom('captcha')
    .where('id', '=', timestamp)
    .where('expiresAt', '>', at(Date.now()))
    .returning('code')
    .executeTakeFirst();
  if (row?.code.toLowerCase() !== code.trim().toLowerCase())
    throw new ApiError(400, t('captchaWrong'), { needCode: true });
}
