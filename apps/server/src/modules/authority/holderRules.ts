import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { fieldError } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { type ScopedValue } from '../../http/crud/ScopedValue.js';
import { t } from '../position/position.messages.js';
import { usersWithin } from '../user/userScope.js';
import { type Caller } from '../../rights/caller.js';
import { membershipOf, type MembershipKind, type HolderType } from '../../rights/holders.js';

/** Throws 409 while a position, role or group has members; counts those whom the caller sees on the users' page. */
export async function requireNoMembers(
  db: Executor,
  { rights }: Pick<Caller, 'rights'>,
  { kind, id, name }: { kind: MembershipKind; id: string; name: string },
): Promise<void> {
  const seen = usersWithin(rights.dataScope(pages.user.address), 'membership.userId');
  const { all, count } = await db
    .selectFrom('membership')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere(seen).as('count')])
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .executeTakeFirstOrThrow();
  if (count > 0) throw new ApiError(409, t('hasMembers', { name, count }));
  if (all > 0) throw new ApiError(409, t('hasUnseenMembers', { name }));
}

/** Ends the memberships of deleted holders and takes everything away that they had been given. */
export async function removeHolders(db: Executor, type: HolderType, ids: readonly string[]): Promise<void> {
  const kind = membershipOf(type);
  if (kind) await db.deleteFrom('membership').where('kind', '=', kind).where('targetId', 'in', ids).execute();
  for (const table of ['grantItem', 'dataGrant', 'grantSave'] as const)
    await db.deleteFrom(table).where('holderType', '=', type).where('holderId', 'in', ids).execute();
}

/** Number of members of the holder whose id stands in a column, of those whom the caller sees on the users' page. */
export function countMembers(kind: MembershipKind, column: string): ScopedValue<number> {
  return {
    page: pages.user,
    value: (scope) => sql`(select count(*) from membership m
      where m.kind = ${sql.lit(kind)} and m.target_id = ${sql.ref(column)} and ${usersWithin(scope, 'm.userId')})`,
  };
}

/** Throws 400 unless every organisation exists. */
export async function requireOrganizes(db: Executor, field: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const known = await db.selectFrom('organize').select('id').where('id', 'in', wanted).execute();
  if (known.length !== wanted.length) throw fieldError(field, t('organizeMissing'));
}
