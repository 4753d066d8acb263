import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { type Caller } from '../../http/caller.js';
import { isWithin, type DataScope } from '../authority/dataScope.js';
import { say } from './user.messages.js';

/** Page whose data permission says whom a caller sees and manages. */
export const USER_PAGE = 'permission.user';

/** Condition that limits users to a scope: members of its organisations, and the caller himself. */
export function usersWithin(scope: DataScope): RawBuilder<boolean> {
  if (scope.kind === 'all') return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref('userAccount.id')} = ${scope.userId} or ${inOrganizes(scope.organizeIds)})`;
}

/** Condition that a user belongs to one of the organisations. */
export function inOrganizes(organizeIds: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('userAccount.id')} in (select m.user_id from membership m where m.kind = 'organize' and m.target_id = any(${[...organizeIds]}::text[]))`;
}

/** Throws 404 or 403 unless the caller sees the user on the user page. */
export async function requireUserVisible(db: Executor, caller: Caller, userId: string): Promise<void> {
  requireRow(await db.selectFrom('userAccount').select('id').where('id', '=', userId).executeTakeFirst());
  const rows = await db
    .selectFrom('membership')
    .select('targetId')
    .where('kind', '=', 'organize')
    .where('userId', '=', userId)
    .execute();
  const visible = isWithin(caller.rights.dataScope(USER_PAGE), {
    userId,
    organizeIds: rows.map(({ targetId }) => targetId),
  });
  if (!visible) throw new ApiError(403, say('beyondScope'));
}

/**
 * Throws unless the caller may change the user: he sees him, and the user may do nothing that the caller may not
 * (otherwise changing his password or mobile number would be a way to more rights).
 */
export async function requireUserManaged(deps: Deps, caller: Caller, userId: string): Promise<void> {
  await requireUserVisible(deps.db, caller, userId);
  if (caller.rights.isAdministrator || userId === caller.userId) return;
  const target = await deps.rights.of(userId);
  const isAbove = target.isAdministrator || [...target.granted].some((id) => !caller.rights.granted.has(id));
  if (isAbove) throw new ApiError(403, say('beyondRights'));
}
