import { buildSelector, buildTree, keepMatches, withoutBranch } from '../../db/buildTree.js';
import { type Deps } from '../../deps.js';
import { loadOrganizes, toCompany, toDepartment, type LoadedOrganize } from './loadOrganizes.js';

/** Companies as a tree; a keyword keeps what fits and what is above it. */
export async function listCompanies({ db }: Deps, keyword = '') {
  const companies = (await loadOrganizes(db)).filter(({ category }) => category === 'company');
  return { list: buildTree(keepMatches(companies, matches(keyword)).map(toCompany)) };
}

/** Departments of a company as a tree; `0` gives those of every company. */
export async function listDepartments({ db }: Deps, companyId: string, keyword = '') {
  const departments = (await loadOrganizes(db)).filter(
    ({ category, companyId: id }) => category === 'department' && (companyId === '0' || id === companyId),
  );
  return { list: buildTree(keepMatches(departments, matches(keyword)).map(toDepartment)) };
}

/** Enabled companies as a selector, without a branch. */
export async function selectCompanies(deps: Deps, without: string) {
  const rows = (await loadNodes(deps)).filter(({ type }) => type === 'company');
  return { list: buildSelector(withoutBranch(rows, without)) };
}

/** Enabled companies and departments as a selector, without a branch. */
export async function selectOrganizes(deps: Deps, without = '0') {
  return { list: buildSelector(withoutBranch(await loadNodes(deps), without)) };
}

/** Enabled companies and departments as nodes of a tree; what stands below a disabled one is left out too. */
export async function loadNodes({ db }: Deps) {
  const rows = await db
    .selectFrom('organize')
    .select(({ ref }) => ['id', 'parentId', 'fullName', 'enCode', ref('category').as('type'), 'enabledMark', 'path'])
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const disabled = rows.filter(({ enabledMark }) => enabledMark === 0);
  return rows
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

function matches(keyword: string) {
  const wanted = keyword.toLowerCase();
  return ({ fullName, enCode, shortName, managerName }: LoadedOrganize) =>
    `${fullName} ${enCode} ${shortName} ${managerName}`.toLowerCase().includes(wanted);
}
