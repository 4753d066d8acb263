import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { type CrudContext, type NounHappening } from '../../http/crud/CrudOptions.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { type MembershipKind } from '../../rights/holders.js';

/** Where more people are concerned, everybody is told. */
const NAMED = 500;

/**
 * Tells that rights have changed by what became of roles, positions or groups: their members, and only where it was one of
 * `fields`. Nobody holds what is new; those of what is gone are not known any more, so everybody is told.
 */
export function announceHolder(kind: MembershipKind, ...fields: readonly string[]) {
  return async (change: NounHappening, { db, call: { deps } }: CrudContext): Promise<void> => {
    if (change.kind === 'removed') await deps.events.emit(db, rightsChanged, {});
    else if (fields.some((field) => change.fields.has(field))) await tellMembers(deps, db, kind, change.ids);
  };
}

/** Tells the members of roles, positions or groups that their rights have changed. */
export async function tellMembers(
  { events }: Pick<Deps, 'events'>,
  db: DatabaseTransaction,
  kind: MembershipKind,
  ids: readonly string[],
): Promise<void> {
  const members = await db
    .selectFrom('membership')
    .select('userId')
    .distinct()
    .where('kind', '=', kind)
    .where('targetId', 'in', ids)
    .limit(NAMED + 1)
    .execute();
  if (members.length === 0) return;
  await events.emit(db, rightsChanged, members.length > NAMED ? {} : { userIds: members.map(({ userId }) => userId) });
}
