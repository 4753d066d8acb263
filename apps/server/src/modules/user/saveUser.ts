import { contract, type UserBodySchema } from '@smart-admin/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { dbErrorKind } from '../../db/dbError.js';
import { newId } from '../../db/newId.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { translateUniqueViolation } from '../../db/translateUniqueViolation.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { mergeNounChange } from '../../http/crud/nounChanges.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Call } from '../../http/handle.js';
import { callKey, idempotent } from '../../http/idempotent.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { type GivingContext } from '../authority/requireGivable.js';
import { ADMINISTRATOR_USER } from '../../rights/rightsStore.js';
import { saveFileUsage } from '../file/usage/saveFileUsage.js';
import { noteUserChange } from './describeUsers.js';
import { hiddenFields } from './hiddenColumns.js';
import { saveMemberships } from './memberships.js';
import { hashPassword } from './password.js';
import { readUserState } from './readUserState.js';
import { usersChanged } from './user.events.js';
import { t } from './user.messages.js';
import { requireUserManaged } from './userScope.js';

const { users } = contract.permission;

type UserBody = z.output<typeof UserBodySchema>;

/** Creates a user with their memberships and answers the id. */
export async function createUser({
  deps,
  caller,
  body,
  request,
  describe,
}: Call<typeof users.create>): Promise<string> {
  const { password, ...fields } = body;
  const passwordHash = await hashPassword(password);
  const id = await deps.db.transaction().execute((db) =>
    idempotent(db, callKey(request, caller.userId), async () => {
      const userId = await insertUser({ db, organizes: deps.organizes }, caller, { body: fields, passwordHash });
      await deps.events.emit(db, usersChanged, { change: 'created', userIds: [userId] });
      return userId;
    }),
  );
  describe({ verb: 'create', recordId: id, recordName: body.realName });
  return id;
}

/** Inserts a user within a transaction; the password is hashed already. */
export async function insertUser(
  context: GivingContext,
  caller: Caller,
  { body, passwordHash, mustChangePassword = 0 }: NewUser,
): Promise<string> {
  const { db } = context;
  const id = newId();
  await requireManager(db, id, body.managerId);
  await requirePortal(db, caller, body.portalId);
  await translateRefusal(body, () =>
    db
      .insertInto('userAccount')
      .values({ ...toRow(body), id, passwordHash, mustChangePassword, creatorUserId: caller.userId })
      .execute(),
  );
  await saveMemberships(context, caller, { userId: id, wanted: body });
  await saveFileUsage(db, { kind: 'user', ownerId: id, isNew: true }, pictureOf(body));
  return id;
}

interface NewUser {
  body: UserBody;
  passwordHash: string;
  /** 1 when others know the password. */
  mustChangePassword?: 0 | 1;
}

/** Changes a user and their memberships; whoever is disabled is signed out at once. */
export async function updateUser(call: Call<typeof users.update>): Promise<null> {
  const { deps, caller } = call;
  const { id } = call.params;
  await requireUserManaged(deps, caller, id);
  await deps.db.transaction().execute(async (db) => {
    const current = requireRow(
      await db
        .selectFrom('userAccount')
        .select(['positionId', 'revision'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    );
    const before = await readUserState(db, id);
    // a form that does not show something cannot change it
    const hidden: ReadonlySet<string> = hiddenFields(caller.rights);
    const body = await mergeNounChange(db, {
      ...{ whole: users.update.whole, noun: 'userAccount', id, revision: current.revision, before, hidden },
      sent: Object.fromEntries(Object.entries(call.body).filter(([field]) => !hidden.has(field))),
    });
    if (isDeepStrictEqual(body, before)) return noteUserChange(db, call, { id, before });
    if (body.enabledMark === 0) refuseDisabling(caller, id);
    if (body.organizeIds.length === 0) throw fieldError('organizeIds', httpText('required'));
    await requireManager(db, id, body.managerId);
    if (body.portalId !== before.portalId) await requirePortal(db, caller, body.portalId);
    const positionId = body.positionIds.includes(current.positionId) ? current.positionId : (body.positionIds[0] ?? '');
    const audit = { lastModifyTime: new Date(), lastModifyUserId: caller.userId };
    await translateRefusal(body, () =>
      db
        .updateTable('userAccount')
        .set({ ...toRow(body), ...audit, positionId })
        .where('id', '=', id)
        .execute(),
    );
    await saveMemberships({ db, organizes: deps.organizes }, caller, { userId: id, wanted: body });
    await saveFileUsage(db, { kind: 'user', ownerId: id }, pictureOf(body));
    await deps.events.emit(db, usersChanged, { change: 'updated', userIds: [id] });
    await deps.events.emit(db, rightsChanged, { userIds: [id] });
    if (body.enabledMark === 0) await deps.sessions.endOf(db, [id], { code: 601 });
    await noteUserChange(db, call, { id, before });
  });
  return null;
}

/** Throws when a caller would lock themselves or the administrator out. */
export function refuseDisabling(caller: Caller, id: string): void {
  if (id === caller.userId) throw new ApiError(409, t('disableSelf'));
  if (id === ADMINISTRATOR_USER) throw new ApiError(409, t('disableAdmin'));
}

function toRow({ organizeIds, positionIds, roleIds: _roles, groupIds: _groups, entryDate, ...body }: UserBody) {
  return {
    ...body,
    organizeId: organizeIds[0] ?? '',
    positionId: positionIds[0] ?? '',
    entryDate: entryDate === null ? null : new Date(entryDate),
  };
}

/** The picture by the name of its column, unless the body leaves it as it is. */
function pictureOf({ headIcon }: UserBody) {
  return headIcon === undefined ? {} : { head_icon: headIcon };
}

async function requireManager(db: Executor, id: string, managerId: string) {
  if (!managerId) return;
  const seen = new Set<string>();
  for (let current = managerId; current && !seen.has(current);) {
    if (current === id) throw fieldError('managerId', t('managerIsSelf'));
    seen.add(current);
    const row = await db.selectFrom('userAccount').select('managerId').where('id', '=', current).executeTakeFirst();
    if (!row && current === managerId) throw fieldError('managerId', t('managerMissing'));
    current = row?.managerId ?? '';
  }
}

/** Nobody is given a portal as their dashboard that whoever gives it may not open. */
async function requirePortal(db: Executor, { rights }: Caller, portalId: string) {
  if (portalId === '') return;
  const portal = await db
    .selectFrom('designPage')
    .select('id')
    .where('id', '=', portalId)
    .where('kind', '=', 'portal')
    .where('version', '>', 0)
    .executeTakeFirst();
  const page = portal && rights.pageOfModel(portalId);
  if (page === undefined || !rights.hasPage(page)) throw fieldError('portalId', t('portalMissing'));
}

async function translateRefusal(body: UserBody, write: () => Promise<unknown>) {
  try {
    await translateUniqueViolation(body, write, {
      user_account_account: { field: 'account', text: (account) => t('accountTaken', { account }) },
      user_account_mobile: { field: 'mobilePhone', text: (mobile) => t('mobileTaken', { mobile }) },
    });
  } catch (error) {
    if (dbErrorKind(error) === 'referenced') throw fieldError('organizeIds', t('organizeMissing'));
    throw error;
  }
}
