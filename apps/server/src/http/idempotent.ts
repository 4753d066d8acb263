import { createHash } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { type DatabaseTransaction } from '../db/database.js';
import { ApiError } from '../errors/apiError.js';
import { t } from '../errors/errors.messages.js';

/** Header by which a client names a call, so that repeating it after a lost answer does it once. */
const HEADER = 'idempotency-key';

/** The caller's name for a call and what they sent; undefined for a call without one. Throws 400 for a wrong name. */
export function callKey(
  { method, routeOptions, params, headers, body }: FastifyRequest,
  userId: string,
): CallKey | undefined {
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw new ApiError(400, t('badKey'));
  return {
    userId,
    key,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([method, routeOptions.url, params, body ?? null]))
      .digest('base64url'),
  };
}

/**
 * Does the work of a call once: a repetition answers what the first one answered, also while that is under way. Keys are
 * kept for a day. Throws 409 when the key was used for something else. A failed call may be repeated.
 */
export async function idempotent<Answer>(
  transaction: DatabaseTransaction,
  call: CallKey | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!call) return work();
  const { userId, key, fingerprint } = call;
  // a second one waits here until the first has ended
  const first = await transaction
    .insertInto('answeredCall')
    .values({ userId, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!first) {
    const known = await transaction
      .selectFrom('answeredCall')
      .select(['fingerprint', 'answer'])
      .where('userId', '=', userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (known.fingerprint !== fingerprint) throw new ApiError(409, t('keyReused'));
    return known.answer as Answer;
  }
  const answer = await work();
  await transaction
    .updateTable('answeredCall')
    .set({ answer: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
  return answer;
}

export interface CallKey {
  userId: string;
  key: string;
  /** Hash of what was sent, and where to. */
  fingerprint: string;
}
