import { randomBytes } from 'node:crypto';
import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { t } from './oauth.messages.js';

const LIFETIME = 2 * 60_000;

/** Makes a ticket for a sign-in page; a phone that is signed in confirms it. */
export async function createScanTicket(deps: Deps): Promise<{ ticket: string; expiresIn: number }> {
  const ticket = randomBytes(24).toString('base64url');
  await deps.db
    .insertInto('scanTicket')
    .values({ id: ticket, expiresAt: new Date(Date.now() + LIFETIME) })
    .execute();
  return { ticket, expiresIn: LIFETIME / 1_000 };
}

export async function readScanTicket(
  deps: Deps,
  ticket: string,
): Promise<{ state: 'waiting' | 'confirmed' | 'expired' }> {
  const row = await deps.db
    .selectFrom('scanTicket')
    .select(['userId', 'expiresAt'])
    .where('id', '=', ticket)
    .executeTakeFirst();
  if (!row || row.expiresAt <= Date.now()) return { state: 'expired' };
  return { state: row.userId ? 'confirmed' : 'waiting' };
}

/** Gives the ticket to the caller; throws 404 when it is gone or confirmed already. */
export async function confirmScanTicket(deps: Deps, ticket: string, caller: Caller): Promise<null> {
  const confirmed = await deps.db
    .updateTable('scanTicket')
    .set({ userId: caller.userId })
    .where('id', '=', ticket)
    .where('userId', '=', '')
    .where('expiresAt', '>', at(Date.now()))
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) throw new ApiError(404, t('ticketGone'));
  return null;
}

/** Uses a confirmed ticket up and answers the account that confirmed it. */
export async function takeScanTicket(deps: Deps, ticket: string): Promise<string> {
  const { state } = await readScanTicket(deps, ticket);
  if (state === 'waiting') throw new ApiError(400, t('ticketWaiting'));
  const taken = await deps.db
    .deleteFrom('scanTicket')
    .where('id', '=', ticket)
    .where('userId', '<>', '')
    .where('expiresAt', '>', at(Date.now()))
    .returning('userId')
    .executeTakeFirst();
  if (!taken) throw new ApiError(400, t('ticketGone'));
  const user = await deps.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', taken.userId)
    .executeTakeFirst();
  if (!user) throw new ApiError(400, t('ticketGone'));
  return user.account;
}
