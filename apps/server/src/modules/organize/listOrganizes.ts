import { pages } from '@smart-admin/api-client/pages';
import { buildSelector, buildTree, keepMatches, withoutBranch } from '../../db/buildTree.js';
import { contains } from '../../db/keyword.js';
import { type Database } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { isWithin } from '../../rights/dataScope.js';
import { loadOrganizes, toCompany, toDepartment } from './loadOrganizes.js';

/** Companies as a tree; a keyword keeps what fits and what is above it. */
export async function listCompanies({ db }: Deps, caller: Caller, keyword = '') {
  const [organizes, found] = await Promise.all([loadOrganizes(db, caller), findOrganizes(db, keyword)]);
  const companies = visible(caller, organizes).filter(({ category }) => category === 'company');
  return { list: buildTree(keepMatches(companies, found).map(toCompany)) };
}

/** Departments of a company as a tree; `0` gives those of every company. */
export async function listDepartments(
  { db }: Deps,
  caller: Caller,
  { companyId, keyword = '' }: { companyId: string; keyword?: string | undefined },
) {
  const [organizes, found] = await Promise.all([loadOrganizes(db, caller), findOrganizes(db, keyword)]);
  const departments = visible(caller, organizes).filter(
    ({ category, companyId: id }) => category === 'department' && (companyId === '0' || id === companyId),
  );
  return { list: buildTree(keepMatches(departments, found).map(toDepartment)) };
}

/** Enabled companies as a selector, without a branch. */
export async function selectCompanies(deps: Deps, caller: Caller, without: string) {
  const rows = (await loadNodes(deps, caller)).filter(({ type }) => type === 'company');
  return { list: buildSelector(withoutBranch(rows, without)) };
}

/** Enabled companies and departments as a selector, without a branch. */
export async function selectOrganizes(deps: Deps, caller: Caller, without = '0') {
  return { list: buildSelector(withoutBranch(await loadNodes(deps, caller), without)) };
}

/**
 * Enabled companies and departments that the caller may see, as nodes of a tree; what stands below a disabled one is left
 * out too.
 */
export async function loadNodes({ db }: Deps, caller: Caller) {
  const rows = await db
    .selectFrom('organize')
    .select(({ ref }) => ['id', 'parentId', 'fullName', 'enCode', ref('category').as('type'), 'enabledMark', 'path'])
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const disabled = rows.filter(({ enabledMark }) => enabledMark === 0);
  return visible(
    caller,
    rows.map((row) => ({ ...row, category: row.type })),
  )
    .filter(({ path }) => !disabled.some((closed) => path.startsWith(closed.path)))
    .map(({ id, parentId, fullName, enCode, type, enabledMark }) => ({
      id,
      parentId,
      fullName,
      enCode,
      type,
      enabledMark,
    }));
}

/** Those within the data permission of their page; both pages give everybody all of them unless it is switched on. */
export function visible<Row extends { id: string; category: 'company' | 'department' }>(
  { rights }: Caller,
  rows: readonly Row[],
): Row[] {
  const scopes = {
    company: rights.dataScope(pages.organize.address),
    department: rights.dataScope(pages.department.address),
  };
  return rows.filter(({ id, category }) => isWithin(scopes[category], { organizeIds: [id] }));
}

/** Whether a keyword finds an organisation: by name, code, short name or manager. */
async function findOrganizes(db: Database, keyword: string): Promise<(row: { id: string }) => boolean> {
  if (keyword === '') return () => true;
  const rows = await db
    .selectFrom('organize')
    .leftJoin('userAccount', 'userAccount.id', 'organize.managerId')
    .select('organize.id')
    .where(({ or }) =>
      or([
        contains(['organize.fullName', 'organize.enCode', 'organize.shortName'], keyword, 'organize.sound'),
        contains(['userAccount.realName'], keyword, 'userAccount.sound'),
      ]),
    )
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}
