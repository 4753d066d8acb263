import { type Executor } from '../../db/database.js';
import { ApiError } from '../../http/apiError.js';
import { type Caller } from '../../http/caller.js';
import { say } from '../user/user.messages.js';
import { type MembershipKind } from '../user/user.tables.js';
import { type HolderType } from './authority.tables.js';
import { heldBy, ADMINISTRATOR_ROLE, type Holder } from './rightsStore.js';

/** Throws 403 when a holder has been given something that the caller has not: nobody can give more than they have. */
export async function requireGivable(db: Executor, caller: Caller, holders: readonly Holder[]): Promise<void> {
  const above = await findUngivable(db, caller, holders);
  if (above.length) throw new ApiError(403, say('cannotGive', { names: above.map(({ id }) => id).join(', ') }));
}

/** The holders that have been given more than the caller has. */
export async function findUngivable(db: Executor, caller: Caller, holders: readonly Holder[]): Promise<Holder[]> {
  const { rights } = caller;
  if (rights.isAdministrator || holders.length === 0) return [];
  const [grants, dataGrants] = await Promise.all([
    db.selectFrom('grantItem').select(['holderType', 'holderId', 'itemId']).where(heldBy(holders)).execute(),
    db
      .selectFrom('dataGrant')
      .innerJoin('menu', 'menu.id', 'dataGrant.menuId')
      .select(['holderType', 'holderId', 'scope', 'organizeIds', 'menu.enCode'])
      .where(heldBy(holders))
      .execute(),
  ]);
  const above = new Set(holders.filter(({ type, id }) => type === 'Role' && id === ADMINISTRATOR_ROLE).map(key));
  for (const { holderType, holderId, itemId } of grants) {
    if (!rights.granted.has(itemId)) above.add(key({ type: holderType, id: holderId }));
  }
  for (const { holderType, holderId, scope, organizeIds, enCode } of dataGrants) {
    const own = rights.dataScope(enCode);
    const exceeds =
      own.kind === 'some' &&
      (scope === 'all' || (scope === 'organizes' && organizeIds.some((id) => !own.organizeIds.includes(id))));
    if (exceeds) above.add(key({ type: holderType, id: holderId }));
  }
  return holders.filter((holder) => above.has(key(holder)));
}

/** Holder that a membership makes a user part of; organisations hold nothing. */
export function holderOf(kind: MembershipKind, id: string): Holder | undefined {
  const type = HOLDERS[kind];
  return type && { type, id };
}

const HOLDERS: Record<MembershipKind, HolderType | undefined> = {
  organize: undefined,
  position: 'Position',
  role: 'Role',
  group: 'Group',
};

function key({ type, id }: Holder): string {
  return `${type}:${id}`;
}
