import { sql, type Insertable } from 'kysely';
import { newId } from '../../db/newId.js';
import { dbErrorKind } from '../../db/dbError.js';
import { type Executor } from '../../db/database.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../http/caller.js';
import { rightsChanged } from '../authority/authority.events.js';
import { requireOrganizesInScope } from '../authority/requireScope.js';
import { say } from './organize.messages.js';
import { type OrganizeTable } from './organize.tables.js';

/** Creates a company or department below its parent and answers its id. */
export async function createOrganize(deps: Deps, caller: Caller, input: OrganizeInput): Promise<string> {
  const id = newId();
  const parent = await readParent(deps.db, input);
  requireParentInScope(caller, input, parent?.id);
  await requireUser(deps.db, input.managerId);
  const place = {
    path: `${parent?.path ?? '/'}${id}/`,
    companyId: input.category === 'company' ? id : (parent?.companyId ?? id),
  };
  await deps.db.transaction().execute(async (db) => {
    await telling(input.enCode, () =>
      db
        .insertInto('organize')
        .values({ ...input, ...place, id, parentId: parent?.id ?? '-1', creatorUserId: caller.userId })
        .execute(),
    );
    await deps.events.emit(db, rightsChanged, {});
  });
  return id;
}

/** Changes a company or department; a new parent moves everything below it too. */
export async function updateOrganize(
  deps: Deps,
  caller: Caller,
  { id, ...input }: OrganizeInput & { id: string },
): Promise<null> {
  await deps.db.transaction().execute(async (transaction) => {
    // one move at a time: two at once could close a circle
    await transaction.selectFrom('organize').select('id').orderBy('id').forUpdate().execute();
    const current = requireRow(
      await transaction
        .selectFrom('organize')
        .selectAll()
        .where('id', '=', id)
        .where('category', '=', input.category)
        .executeTakeFirst(),
    );
    requireOrganizesInScope(caller, PAGES[input.category], [id]);
    const parent = await readParent(transaction, input);
    if (parent?.path.startsWith(current.path)) throw fieldError('parentId', say('belowItself'));
    if ((parent?.id ?? '-1') !== current.parentId) requireParentInScope(caller, input, parent?.id);
    await requireUser(transaction, input.managerId);
    const audit = { lastModifyTime: new Date(), lastModifyUserId: caller.userId };
    await telling(input.enCode, () =>
      transaction
        .updateTable('organize')
        .set({ ...input, ...audit, parentId: parent?.id ?? '-1' })
        .where('id', '=', id)
        .execute(),
    );
    const path = `${parent?.path ?? '/'}${id}/`;
    if (path !== current.path)
      await moveBranch(transaction, {
        from: current.path,
        to: path,
        companyId: input.category === 'company' ? undefined : parent?.companyId,
      });
    await deps.events.emit(transaction, rightsChanged, {});
  });
  return null;
}

export type OrganizeInput = Pick<
  Insertable<OrganizeTable>,
  'parentId' | 'category' | 'fullName' | 'enCode' | 'description' | 'enabledMark' | 'sortCode'
> &
  Partial<Pick<Insertable<OrganizeTable>, 'shortName' | 'telephone' | 'address'>> & { managerId: string };

/** Pages whose data permission limits what may be managed. */
export const PAGES = { company: 'permission.organize', department: 'permission.department' } as const;

async function readParent(db: Executor, { parentId, category }: OrganizeInput) {
  if (category === 'company' && (parentId === '-1' || parentId === '0')) return undefined;
  const parent = await db
    .selectFrom('organize')
    .select(['id', 'path', 'companyId', 'category'])
    .where('id', '=', parentId)
    .executeTakeFirst();
  if (!parent) throw fieldError('parentId', say('parentMissing'));
  if (category === 'company' && parent.category !== 'company') throw fieldError('parentId', say('notCompany'));
  return parent;
}

function requireParentInScope(caller: Caller, { category }: OrganizeInput, parentId: string | undefined) {
  requireOrganizesInScope(caller, PAGES[category], [parentId ?? '-1']);
}

async function requireUser(db: Executor, userId: string) {
  if (!userId) return;
  const user = await db.selectFrom('userAccount').select('id').where('id', '=', userId).executeTakeFirst();
  if (!user) throw fieldError('managerId', say('userMissing'));
}

async function moveBranch(
  db: Executor,
  { from, to, companyId }: { from: string; to: string; companyId: string | undefined },
) {
  const rows = await db
    .selectFrom('organize')
    .select(['id', 'path'])
    .where(sql<boolean>`path ^@ ${from}`)
    .execute();
  for (const { id, path } of rows) {
    await db
      .updateTable('organize')
      .set({ path: `${to}${path.slice(from.length)}`, ...(companyId ? { companyId } : {}) })
      .where('id', '=', id)
      .execute();
  }
}

async function telling(code: string, write: () => Promise<unknown>) {
  try {
    await write();
  } catch (error) {
    if (dbErrorKind(error) === 'duplicate') throw fieldError('enCode', say('codeTaken', { code }));
    throw error;
  }
}
