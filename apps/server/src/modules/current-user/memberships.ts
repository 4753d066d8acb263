import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { usersChanged } from '../user/user.events.js';
import { organizePathNames } from '../user/userOptions.js';
import { t } from './currentUser.messages.js';

/** Organisations of the caller with their paths; one is the main one. */
export async function ownOrganizes({ db }: Deps, { userId }: Caller) {
  const [rows, user, paths] = await Promise.all([
    db
      .selectFrom('membership')
      .select('targetId')
      .where('kind', '=', 'organize')
      .where('userId', '=', userId)
      .orderBy('sortCode')
      .execute(),
    db.selectFrom('userAccount').select('organizeId').where('id', '=', userId).executeTakeFirstOrThrow(),
    organizePathNames(db),
  ]);
  return rows.map(({ targetId: id }) => ({ id, fullName: paths.get(id) ?? '', isDefault: id === user.organizeId }));
}

/** Positions of the caller; one is the main one. */
export async function ownPositions({ db }: Deps, { userId }: Caller) {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('position', 'position.id', 'membership.targetId')
    .innerJoin('userAccount', 'userAccount.id', 'membership.userId')
    .select(['position.id', 'position.fullName', 'userAccount.positionId'])
    .where('kind', '=', 'position')
    .where('userId', '=', userId)
    .orderBy('membership.sortCode')
    .execute();
  return rows.map(({ id, fullName, positionId }) => ({ id, fullName, isDefault: id === positionId }));
}

/** Makes one of the caller's organisations or positions the main one. */
export async function updateMajor(
  deps: Deps,
  { userId }: Caller,
  { majorId, majorType }: { majorId: string; majorType: 'Organize' | 'Position' },
): Promise<null> {
  const kind = majorType === 'Organize' ? 'organize' : 'position';
  const member = await deps.db
    .selectFrom('membership')
    .select('targetId')
    .where('kind', '=', kind)
    .where('targetId', '=', majorId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!member) throw new ApiError(403, t('notYours'));
  await deps.db.transaction().execute(async (db) => {
    await db
      .updateTable('userAccount')
      .set(kind === 'organize' ? { organizeId: majorId } : { positionId: majorId })
      .where('id', '=', userId)
      .execute();
    await deps.events.emit(db, usersChanged, { change: 'updated', userIds: [userId] });
    await deps.events.emit(db, rightsChanged, { userIds: [userId] });
  });
  return null;
}
