import { type Executor } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Caller } from '../../rights/caller.js';
import { requireUsersManaged, USER_PAGE } from './userScope.js';

/**
 * Throws 403 unless the caller may manage the owners of things that act with their owners' rights (API keys, webhooks):
 * otherwise such a thing would be a way to those rights. Things of deleted people are for who sees everybody.
 */
export async function requireOwnersManaged(
  db: Executor,
  { deps, caller }: { deps: Deps; caller: Caller },
  things: readonly { ownerId: string }[],
): Promise<void> {
  const ownerIds = [...new Set(things.map(({ ownerId }) => ownerId))];
  const known = await db.selectFrom('userAccount').select('id').where('id', 'in', ownerIds).execute();
  if (known.length < ownerIds.length && caller.rights.dataScope(USER_PAGE).kind !== 'all')
    throw new ApiError(403, httpText('beyondScope'));
  await requireUsersManaged(
    deps,
    caller,
    known.map(({ id }) => id),
  );
}
