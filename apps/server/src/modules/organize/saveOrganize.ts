import { sql, type Insertable, type Selectable } from 'kysely';
import { type Executor } from '../../db/database.js';
import { lockTree } from '../../db/requireParent.js';
import { fieldError } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { type SaveContext } from '../../http/crud/CrudOptions.js';
import { t as authorityText } from '../authority/authority.messages.js';
import { requireOrganizesInScope } from '../../rights/requireScope.js';
import { t } from './organize.messages.js';
import { type OrganizeTable } from './organize.tables.js';

/** A company or department as it is stored, with its place in the tree. */
export async function toOrganizeRow(input: OrganizeInput, page: string, { db, call, id, current }: OrganizeContext) {
  await lockTree(db, 'organize');
  const parent = await readParent(db, input);
  const parentId = parent?.id ?? '-1';
  if (parentId !== current?.parentId) {
    requireOrganizesInScope(call.caller, page, [parentId]);
    // what is moved below somebody's organisation is seen by them from then on
    if (current && call.caller.rights.gainsBelow(parentId, await call.deps.organizes.idsBelow(id)))
      throw new ApiError(403, authorityText('rowsBeyondYours'));
  }
  await requireUser(db, input.managerId);
  const companyId = input.category === 'company' ? id : (parent?.companyId ?? id);
  return { ...input, parentId, path: `${parent?.path ?? '/'}${id}/`, companyId };
}

/** Moves everything below an organisation that has another parent now. */
export async function moveBelow({ db, id, current }: OrganizeContext): Promise<void> {
  if (!current) return;
  const { path, companyId } = await db
    .selectFrom('organize')
    .select(['path', 'companyId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (path === current.path) return;
  await moveBranch(db, {
    from: current.path,
    to: path,
    companyId: current.category === 'company' ? undefined : companyId,
  });
}

export type OrganizeInput = Pick<
  Insertable<OrganizeTable>,
  'parentId' | 'category' | 'fullName' | 'enCode' | 'description' | 'enabledMark' | 'sortCode'
> &
  Partial<Pick<Insertable<OrganizeTable>, 'shortName' | 'telephone' | 'address'>> & { managerId: string };

type OrganizeContext = Omit<SaveContext<'organize'>, 'current'> & { current: Selectable<OrganizeTable> | undefined };

async function readParent(db: Executor, { parentId, category }: OrganizeInput) {
  if (category === 'company' && (parentId === '-1' || parentId === '0')) return undefined;
  const parent = await db
    .selectFrom('organize')
    .select(['id', 'path', 'companyId', 'category'])
    .where('id', '=', parentId)
    .executeTakeFirst();
  if (!parent) throw fieldError('parentId', t('parentMissing'));
  if (category === 'company' && parent.category !== 'company') throw fieldError('parentId', t('notCompany'));
  return parent;
}

async function requireUser(db: Executor, userId: string) {
  if (!userId) return;
  const user = await db.selectFrom('userAccount').select('id').where('id', '=', userId).executeTakeFirst();
  if (!user) throw fieldError('managerId', t('userMissing'));
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
