import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Caller } from '../../rights/caller.js';
import { isWithin, type DataScope } from '../../rights/dataScope.js';
import { t } from './user.messages.js';

/** Page whose data permission says whom a caller sees and manages. */
export const USER_PAGE = 'permission.user';

/** Condition that limits users to a scope: members of its organisations, and the caller. `column` holds their ids. */
export function usersWithin(scope: DataScope, column = 'userAccount.id'): RawBuilder<boolean> {
  if (scope.kind === 'all') return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref(column)} = ${scope.userId} or ${inOrganizes(scope.organizeIds, column)})`;
}

/** Condition that a user belongs to one of the organisations. */
export function inOrganizes(organizeIds: readonly string[], column = 'userAccount.id'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (select m.user_id from membership m where m.kind = 'organize' and m.target_id = any(${organizeIds}::text[]))`;
}

/** Throws 404 or 403 unless the caller sees all of the users on the user page. */
export async function requireUsersVisible(db: Executor, caller: Caller, userIds: readonly string[]): Promise<void> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return;
  const [known, memberships] = await Promise.all([
    db.selectFrom('userAccount').select('id').where('id', 'in', ids).execute(),
    db
      .selectFrom('membership')
      .select(['userId', 'targetId'])
      .where('kind', '=', 'organize')
      .where('userId', 'in', ids)
      .execute(),
  ]);
  requireRow(known.length === ids.length ? known : undefined);
  const organizeIds = new Map(ids.map((id): [string, string[]] => [id, []]));
  for (const { userId, targetId } of memberships) organizeIds.get(userId)?.push(targetId);
  const scope = caller.rights.dataScope(USER_PAGE);
  for (const [userId, own] of organizeIds) {
    if (!isWithin(scope, { userId, organizeIds: own })) throw new ApiError(403, httpText('beyondScope'));
  }
}

/**
 * Throws unless the caller may change all of the users: they are seen, and none may do anything that the caller may not
 * (otherwise changing a password or mobile number would be a way to more rights).
 */
export async function requireUsersManaged(deps: Deps, caller: Caller, userIds: readonly string[]): Promise<void> {
  await requireUsersVisible(deps.db, caller, userIds);
  if ((await findUnmanaged(deps, caller, userIds)).length > 0) throw new ApiError(403, t('beyondRights'));
}

/** The same for one user. */
export function requireUserManaged(deps: Deps, caller: Caller, userId: string): Promise<void> {
  return requireUsersManaged(deps, caller, [userId]);
}

/**
 * Those of the users who may do something that the caller may not, also by what they belong to that is disabled: whoever
 * has become them by a new password has it once it is enabled.
 */
export async function findUnmanaged(
  { rights }: Pick<Deps, 'rights'>,
  caller: Caller,
  userIds: readonly string[],
): Promise<string[]> {
  if (caller.rights.isAdministrator) return [];
  const above: string[] = [];
  for (const userId of userIds)
    if (userId !== caller.userId && (await rights.withDisabled(userId)).exceeds(caller.rights)) above.push(userId);
  return above;
}
