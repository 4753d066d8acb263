import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { isFactorCode } from './checkFactorCode.js';
import { isFactorDemanded } from './isFactorDemanded.js';
import { startFactor, type FactorSecret } from './setUpFactor.js';
import { t } from '../oauth/oauth.messages.js';

const LIFETIME = 5 * 60_000;
/** Of who has to find and install an app first. */
const SET_UP_LIFETIME = 30 * 60_000;
const TRIES = 5;

/**
 * What who has proved to be a user owes before they are in: a code of their app, or, where the policy demands a second
 * factor and they have none, to set one up. Until then there is a ticket and no session. Undefined where they owe nothing.
 */
export async function createFactorTicket(
  deps: Deps,
  user: { id: string; account: string },
): Promise<OwedFactor | undefined> {
  const factor = await deps.db
    .selectFrom('secondFactor')
    .select('userId')
    .where('userId', '=', user.id)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!factor && !(await isFactorDemanded(deps, user.id))) return undefined;
  const ticket = randomBytes(24).toString('base64url');
  await deps.db
    .insertInto('factorTicket')
    .values({
      id: hash(ticket),
      userId: user.id,
      expiresAt: new Date(Date.now() + (factor ? LIFETIME : SET_UP_LIFETIME)),
    })
    .execute();
  return factor ? { secondFactor: ticket } : { secondFactor: ticket, setUp: await startFactor(deps, user) };
}

export interface OwedFactor {
  /** The ticket that signs in with a code. */
  secondFactor: string;
  /** For the app of who has none yet. */
  setUp?: FactorSecret;
}

/**
 * Uses a ticket up with the right code and answers its user. Throws 400 for a wrong code, with the ticket while it can be
 * tried again, and for a ticket that is unknown, over or tried five times.
 */
export async function takeFactorTicket(
  deps: Deps,
  { ticket, code }: { ticket: string; code: string },
): Promise<{ userId: string }> {
  const id = hash(ticket);
  const row = await deps.db
    .updateTable('factorTicket')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', TRIES)
    .where('expiresAt', '>', at(Date.now()))
    .returning(['userId', 'tries'])
    .executeTakeFirst();
  if (!row) throw new ApiError(400, t('factorOver'));
  if (!(await isFactorCode(deps, row.userId, code)))
    throw row.tries < TRIES
      ? new ApiError(400, t('factorWrong'), { secondFactor: ticket })
      : new ApiError(400, t('factorOver'));
  const taken = await deps.db.deleteFrom('factorTicket').where('id', '=', id).returning('userId').executeTakeFirst();
  // the same ticket was used at the same time
  if (!taken) throw new ApiError(400, t('factorOver'));
  return taken;
}

function hash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
