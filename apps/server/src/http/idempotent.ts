import { createHash } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { type Database, type DatabaseTransaction, type Executor } from '../db/database.js';
import { ApiError } from '../errors/apiError.js';
import { t } from '../errors/errors.messages.js';

/** Header by which a client names a call, so that repeating it after a lost answer does it once. */
const HEADER = 'idempotency-key';

/** The caller's name for a call and what they sent; undefined for a call without one. Throws 400 for a wrong name. */
export function callKey(request: FastifyRequest, userId: string): CallKey | undefined {
  asked.add(request);
  const { method, routeOptions, params, headers, body } = request;
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

const asked = new WeakSet<FastifyRequest>();

/** Whether the key of a call was asked for, so that the call was done once. */
export function isOnce(request: FastifyRequest): boolean {
  return asked.has(request);
}

/** The key of one of the things that a call does each in a transaction of its own. */
export function keyOfPart(call: CallKey | undefined, part: string): CallKey | undefined {
  return call && { ...call, key: `${call.key} ${part}` };
}

/** What an earlier call with the key answered; undefined where there was none. Throws 409 as `idempotent` does. */
export async function readAnswer<Answer>(
  db: Executor,
  { userId, key, fingerprint }: CallKey,
): Promise<{ answer: Answer | null } | undefined> {
  const known = await db
    .selectFrom('answeredCall')
    .select(['fingerprint', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.fingerprint !== fingerprint) throw new ApiError(409, t('keyReused'));
  return { answer: known.answer as Answer | null };
}

/**
 * Does the work of a call outside of the database at most once. Throws 409 while it is under way, and where it broke off,
 * because nobody knows then what it did; a refused call may be repeated.
 */
export async function atMostOnce(db: Database, call: CallKey | undefined, work: () => Promise<void>): Promise<void> {
  if (!call) return work();
  const { userId, key, fingerprint } = call;
  const first = await db
    .insertInto('answeredCall')
    .values({ userId, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!first) {
    if ((await readAnswer(db, call))?.answer) return;
    throw new ApiError(409, t('underWay'));
  }
  const mine = <Query extends { where(column: 'userId' | 'key', operator: '=', value: string): Query }>(query: Query) =>
    query.where('userId', '=', userId).where('key', '=', key);
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError && error.code < 500) await mine(db.deleteFrom('answeredCall')).execute();
    throw error;
  }
  await mine(db.updateTable('answeredCall').set({ answer: JSON.stringify(DONE) })).execute();
}

const DONE = true;

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
  if (!first) return (await readAnswer<Answer>(transaction, call))?.answer as Answer;
  const answer = await work();
  await transaction
    .updateTable('answeredCall')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
  return answer;
}

/** Does work in a transaction of its own, once for the key of a call. */
export type Once = <Result>(work: (trx: DatabaseTransaction) => Promise<Result>) => Promise<Result>;

/** The same for a key that is known already; without one it is done each time. */
export function onceFor(db: Database, call: CallKey | undefined): Once {
  return (work) => db.transaction().execute((trx) => idempotent(trx, call, () => work(trx)));
}

export interface CallKey {
  userId: string;
  key: string;
  /** Hash of what was sent, and where to. */
  fingerprint: string;
}
