import { type Executor } from '../../db/database.js';
import { fieldError } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Caller } from '../../rights/caller.js';
import { isWithin } from '../../rights/dataScope.js';
import { holderOf, type Holder, type MembershipKind } from '../../rights/holders.js';
import { requireGivable, type GivingContext } from '../authority/requireGivable.js';
import { positionsWithin } from '../position/selectPositions.js';
import { rolesVisible } from '../role/selectRoles.js';
import { t } from './user.messages.js';
import { USER_PAGE } from './userScope.js';

export interface Memberships {
  organizeIds: string[];
  positionIds: string[];
  roleIds: string[];
  groupIds: string[];
}

/** What a user belongs to; the main organisation and position come first. */
export async function loadMemberships(
  db: Executor,
  { id, organizeId, positionId }: { id: string; organizeId: string; positionId: string },
): Promise<Memberships> {
  const rows = await db
    .selectFrom('membership')
    .select(['kind', 'targetId'])
    .where('userId', '=', id)
    .orderBy('sortCode')
    .orderBy('targetId')
    .execute();
  const idsOf = (wanted: MembershipKind, first = '') => {
    const ids = rows.filter(({ kind }) => kind === wanted).map(({ targetId }) => targetId);
    return ids.includes(first) ? [first, ...ids.filter((other) => other !== first)] : ids;
  };
  return {
    organizeIds: idsOf('organize', organizeId),
    positionIds: idsOf('position', positionId),
    roleIds: idsOf('role'),
    groupIds: idsOf('group'),
  };
}

/**
 * Replaces the memberships of a user. Only what is added or taken away is checked: it has to exist, organisations,
 * positions and roles have to be within the caller's scope, and roles, positions and groups may hold nothing that the caller has not. Whoever
 * comes to another organisation brings the row rules of all that they hold there.
 */
export async function saveMemberships(
  context: GivingContext,
  caller: Caller,
  { userId, wanted }: { userId: string; wanted: Memberships },
): Promise<void> {
  const { db } = context;
  const rows = await db.selectFrom('membership').select(['kind', 'targetId']).where('userId', '=', userId).execute();
  const reached: Holder[] = [];
  let hasMoved = false;
  for (const { kind, field } of KINDS) {
    const ids = [...new Set(wanted[field])];
    const former = rows.filter((row) => row.kind === kind).map(({ targetId }) => targetId);
    const added = ids.filter((id) => !former.includes(id));
    const gone = former.filter((id) => !ids.includes(id));
    await requireExisting(db, kind, field, added);
    const changed = [...added, ...gone];
    if (kind === 'position' || kind === 'role') await requireVisible(db, caller, { kind, ids: changed });
    if (kind === 'organize') {
      requireInScope(caller, changed);
      hasMoved = added.length > 0 && former.length > 0;
    }
    const judged = hasMoved ? [...ids, ...gone] : changed;
    reached.push(...judged.flatMap((id) => holderOf(kind, id) ?? []));
    await db.deleteFrom('membership').where('userId', '=', userId).where('kind', '=', kind).execute();
    if (ids.length)
      await db
        .insertInto('membership')
        .values(ids.map((targetId, sortCode) => ({ kind, targetId, userId, sortCode })))
        .execute();
  }
  if (hasMoved) reached.push({ type: 'User', id: userId });
  await requireGivable(context, caller, reached, wanted.organizeIds);
}

const KINDS: readonly { kind: MembershipKind; field: keyof Memberships }[] = [
  { kind: 'organize', field: 'organizeIds' },
  { kind: 'position', field: 'positionIds' },
  { kind: 'role', field: 'roleIds' },
  { kind: 'group', field: 'groupIds' },
];

const TABLES = { organize: 'organize', position: 'position', role: 'role', group: 'userGroup' } as const;
const MISSING = {
  organize: t('organizeMissing'),
  position: t('positionMissing'),
  role: t('roleMissing'),
  group: t('groupMissing'),
};

async function requireExisting(db: Executor, kind: MembershipKind, field: string, ids: string[]) {
  if (ids.length === 0) return;
  const known = await db.selectFrom(TABLES[kind]).select('id').where('id', 'in', ids).execute();
  if (known.length !== ids.length) throw fieldError(field, MISSING[kind]);
}

async function requireVisible(
  db: Executor,
  caller: Caller,
  { kind, ids }: { kind: 'position' | 'role'; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const isVisible = kind === 'position' ? positionsWithin(caller) : rolesVisible(caller);
  const rows = await db
    .selectFrom(kind)
    .select(isVisible.as('isVisible'))
    .where('id', 'in', [...ids])
    .execute();
  if (rows.some((row) => !row.isVisible)) throw new ApiError(403, httpText('beyondScope'));
}

function requireInScope(caller: Caller, organizeIds: readonly string[]) {
  const scope = caller.rights.dataScope(USER_PAGE);
  if (!organizeIds.every((id) => isWithin(scope, { organizeIds: [id] })))
    throw new ApiError(403, httpText('beyondScope'));
}
