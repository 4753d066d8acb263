import { type ListQuerySchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type DatabaseTransaction } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { type Page } from '../../db/paging.js';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Caller } from '../../rights/caller.js';
import { countOptions, findOptions, type OptionFilter, type UserOption } from '../user/userOptions.js';
import { requireUsersManaged, USER_PAGE } from '../user/userScope.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { t } from './authority.messages.js';
import { membershipOf, type Holder, type MembershipKind } from '../../rights/holders.js';
import { requireGivable } from './requireGivable.js';

/** One page of the members of a role, position or group whom the caller sees, those that a keyword finds. */
export async function listMembers(
  { db }: Deps,
  caller: Caller,
  { holder, query }: { holder: Holder; query: z.output<typeof ListQuerySchema> },
): Promise<Page<UserOption>> {
  const { currentPage, pageSize, keyword } = query;
  const filter = { ...visibleMembers(caller, holder), keyword };
  const [list, total] = await Promise.all([
    findOptions(db, { ...filter, limit: pageSize, offset: (currentPage - 1) * pageSize }),
    countOptions(db, filter),
  ]);
  return { list, pagination: { currentPage, pageSize, total } };
}

/**
 * Adds and removes members, all or none, and answers how many it changed: who is a member already stays one. Everybody
 * named has to be among those whom the caller manages.
 */
export async function changeMembers(
  deps: Deps,
  caller: Caller,
  holder: Holder,
  { added = [], removed = [] }: { added?: readonly string[]; removed?: readonly string[] },
): Promise<{ changed: number }> {
  const kind = kindOf(holder);
  const named = [...new Set([...added, ...removed])];
  if (named.length === 0) return { changed: 0 };
  const known = await deps.db.selectFrom('userAccount').select('id').where('id', 'in', named).execute();
  if (known.length !== named.length) throw fieldError('userIds', t('userMissing'));
  await requireUsersManaged(deps, caller, named);
  const homes = await deps.db
    .selectFrom('membership')
    .select('targetId')
    .distinct()
    .where('kind', '=', 'organize')
    .where('userId', 'in', named)
    .execute();
  return deps.db.transaction().execute(async (db) => {
    await requireGivable(
      { db, organizes: deps.organizes },
      caller,
      [holder],
      homes.map(({ targetId }) => targetId),
    );
    const changed = [
      ...(await removeMembers(db, { kind, id: holder.id, userIds: removed })),
      ...(await addMembers(db, { kind, id: holder.id, userIds: added })),
    ];
    if (changed.length) await deps.events.emit(db, rightsChanged, { userIds: changed });
    return { changed: changed.length };
  });
}

interface MemberChange {
  kind: Exclude<MembershipKind, 'organize'>;
  id: string;
  userIds: readonly string[];
}

async function removeMembers(db: DatabaseTransaction, { kind, id, userIds }: MemberChange): Promise<string[]> {
  if (userIds.length === 0) return [];
  const gone = await db
    .deleteFrom('membership')
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .where('userId', 'in', userIds)
    .returning('userId')
    .execute();
  if (kind === 'position')
    await db
      .updateTable('userAccount')
      .set({ positionId: '' })
      .where('positionId', '=', id)
      .where('id', 'in', userIds)
      .execute();
  return gone.map(({ userId }) => userId);
}

async function addMembers(db: DatabaseTransaction, { kind, id, userIds }: MemberChange): Promise<string[]> {
  if (userIds.length === 0) return [];
  const present = await db
    .selectFrom('membership')
    .select('userId')
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .where('userId', 'in', userIds)
    .execute();
  const members = new Set(present.map(({ userId }) => userId));
  const wanted = [...new Set(userIds)].filter((userId) => !members.has(userId));
  await insertAll(
    db,
    'membership',
    wanted.map((userId) => ({ kind, targetId: id, userId, sortCode: 99 })),
  );
  if (kind === 'position' && wanted.length > 0)
    await db
      .updateTable('userAccount')
      .set({ positionId: id })
      .where('positionId', '=', '')
      .where('id', 'in', wanted)
      .execute();
  return wanted;
}

function visibleMembers({ rights }: Caller, holder: Holder): OptionFilter {
  return {
    memberOf: [{ kind: kindOf(holder), id: holder.id }],
    within: rights.dataScope(USER_PAGE),
    disabled: true,
  };
}

function kindOf({ type }: Holder): Exclude<MembershipKind, 'organize'> {
  const kind = membershipOf(type);
  if (!kind) throw new ApiError(404, httpText('notFound'));
  return kind;
}
