import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { say as sayHttp } from '../../http/http.messages.js';
import { type Caller } from '../../http/caller.js';
import { insertAll } from '../../db/insertAll.js';
import { findOptions, type UserOption } from '../user/userOptions.js';
import { requireUsersManaged } from '../user/userScope.js';
import { type MembershipKind } from '../user/user.tables.js';
import { rightsChanged } from './authority.events.js';
import { say } from './authority.messages.js';
import { requireGivable } from './requireGivable.js';
import { type Holder } from './rightsStore.js';

const MEMBER_LIMIT = 10_000;

/** Members of a role, position or group. */
export async function readMembers({ db }: Deps, holder: Holder): Promise<{ list: UserOption[] }> {
  return {
    list: await findOptions(db, {
      memberOf: [{ kind: kindOf(holder), id: holder.id }],
      disabled: true,
      limit: MEMBER_LIMIT,
    }),
  };
}

/** Replaces the members; whoever is added or taken out has to be among those whom the caller manages. */
export async function updateMembers(
  deps: Deps,
  caller: Caller,
  { holder, userIds }: { holder: Holder; userIds: string[] },
): Promise<null> {
  const kind = kindOf(holder);
  const wanted = [...new Set(userIds)];
  await requireGivable(deps.db, caller, [holder]);
  await deps.db.transaction().execute(async (db) => {
    const known = wanted.length
      ? await db.selectFrom('userAccount').select('id').where('id', 'in', wanted).execute()
      : [];
    if (known.length !== wanted.length) throw fieldError('userIds', say('userMissing'));
    const former = (
      await db
        .selectFrom('membership')
        .select('userId')
        .where('kind', '=', kind)
        .where('targetId', '=', holder.id)
        .execute()
    ).map(({ userId }) => userId);
    const added = wanted.filter((id) => !former.includes(id));
    const gone = former.filter((id) => !wanted.includes(id));
    if (!caller.rights.isAdministrator) await requireUsersManaged(deps, caller, [...added, ...gone]);
    if (gone.length) {
      await db
        .deleteFrom('membership')
        .where('kind', '=', kind)
        .where('targetId', '=', holder.id)
        .where('userId', 'in', gone)
        .execute();
      if (kind === 'position')
        await db
          .updateTable('userAccount')
          .set({ positionId: '' })
          .where('positionId', '=', holder.id)
          .where('id', 'in', gone)
          .execute();
    }
    await insertAll(
      db,
      'membership',
      added.map((userId) => ({ kind, targetId: holder.id, userId, sortCode: 99 })),
    );
    if (kind === 'position' && added.length)
      await db
        .updateTable('userAccount')
        .set({ positionId: holder.id })
        .where('positionId', '=', '')
        .where('id', 'in', added)
        .execute();
    const changed = [...added, ...gone];
    if (changed.length) await deps.events.emit(db, rightsChanged, { userIds: changed });
  });
  return null;
}

function kindOf({ type }: Holder): Exclude<MembershipKind, 'organize'> {
  if (type === 'Role') return 'role';
  if (type === 'Position') return 'position';
  if (type === 'Group') return 'group';
  throw new ApiError(404, sayHttp('notFound'));
}
