import { type Executor } from '../../db/database.js';
import { type Caller } from '../../rights/caller.js';
import { USER_PAGE, usersWithin } from '../user/userScope.js';

/**
 * Every company and department with its manager's name and the number of users at or below it, of those whom the caller
 * sees.
 */
export async function loadOrganizes(db: Executor, { rights }: Caller) {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('organize')
      .leftJoin('userAccount', 'userAccount.id', 'organize.managerId')
      .selectAll('organize')
      .select('userAccount.realName as managerName')
      .orderBy('organize.sortCode')
      .orderBy('organize.id')
      .execute(),
    db
      .selectFrom('userAccount')
      .select(({ fn }) => ['organizeId', fn.countAll<number>().as('count')])
      .where(usersWithin(rights.dataScope(USER_PAGE)))
      .groupBy('organizeId')
      .execute(),
  ]);
  const userCounts = new Map<string, number>();
  const paths = new Map(rows.map(({ id, path }) => [id, path]));
  for (const { organizeId, count } of counts) {
    for (const id of (paths.get(organizeId) ?? '').split('/').filter(Boolean))
      userCounts.set(id, (userCounts.get(id) ?? 0) + count);
  }
  return rows.map((row) => ({ ...row, managerName: row.managerName ?? '', userCount: userCounts.get(row.id) ?? 0 }));
}

export type LoadedOrganize = Awaited<ReturnType<typeof loadOrganizes>>[number];

/** A company as the contract shows it. */
export function toCompany({
  id,
  parentId,
  fullName,
  enCode,
  shortName,
  managerId,
  managerName,
  telephone,
  address,
  description,
  enabledMark,
  sortCode,
  userCount,
  creatorTime,
  lastModifyTime,
}: LoadedOrganize) {
  return {
    id,
    parentId,
    fullName,
    enCode,
    shortName,
    managerId,
    managerName,
    telephone,
    address,
    description,
    enabledMark,
    sortCode,
    userCount,
    creatorTime,
    lastModifyTime,
  };
}

/** A department as the contract shows it. */
export function toDepartment({
  id,
  parentId,
  companyId,
  fullName,
  enCode,
  managerId,
  managerName,
  description,
  enabledMark,
  sortCode,
  userCount,
  creatorTime,
  lastModifyTime,
}: LoadedOrganize) {
  return {
    id,
    parentId,
    organizeId: companyId,
    fullName,
    enCode,
    managerId,
    managerName,
    description,
    enabledMark,
    sortCode,
    userCount,
    creatorTime,
    lastModifyTime,
  };
}
