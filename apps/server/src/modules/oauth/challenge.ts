import { createChallenge as create, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from './oauth.messages.js';

const LIFETIME = 5 * 60_000;
/** Rounds of SHA-256 for one try; a solution takes 256 tries on average, about a second of a browser. */
const COST = 250;

/**
 * A proof-of-work challenge (ALTCHA, version 2), which a browser solves by itself: the way for people who cannot read the
 * captcha's picture. It is noted like a captcha, so that each works once.
 */
export async function createChallenge(deps: Deps): Promise<Challenge> {
  const expiresAt = new Date(Date.now() + LIFETIME);
  const challenge = await create({
    algorithm: 'SHA-256',
    cost: COST,
    keyPrefix: '00',
    deriveKey,
    expiresAt,
    hmacSignatureSecret: await deps.challenges.read(),
  });
  await deps.db
    .insertInto('captcha')
    .values({ id: idOf(challenge), code: '', expiresAt })
    .execute();
  return challenge;
}

/** Throws 400 unless the text is a challenge of ours with its solution, for the first time. */
export async function checkSolution(deps: Deps, text: string): Promise<void> {
  const payload = read(text);
  const result =
    payload &&
    (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: await deps.challenges.read() }).catch(
      () => undefined,
    ));
  const taken =
    payload &&
    result?.verified &&
    (await deps.db
      .deleteFrom('captcha')
      .where('id', '=', idOf(payload.challenge))
      .where('expiresAt', '>', at(Date.now()))
      .returning('id')
      .executeTakeFirst());
  if (!taken) throw new ApiError(400, t('captchaWrong'), { needCode: true });
}

function idOf({ parameters }: Challenge): string {
  return `challenge ${parameters.nonce}`;
}

function read(text: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const value = JSON.parse(text) as { challenge?: Challenge; solution?: Solution } | null;
    const { challenge, solution } = value ?? {};
    return typeof challenge?.parameters?.nonce === 'string' && solution ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}
