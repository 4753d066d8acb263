import { type UserListQuerySchema, type UserRowSchema } from '@smart-admin/api-client/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type * as z from 'zod';
import { type Database } from '../../db/database.js';
import { organizeLabel } from '../../db/qualifiedNames.js';
import { pinyinOrder } from '../../db/pinyinOrder.js';
import { keywordPatterns, matches, type KeywordPatterns } from '../../db/keyword.js';
import { readOrder, type Page } from '../../db/paging.js';
import { readBatches } from '../../db/readBatches.js';
import { StatementCache } from '../../db/StatementCache.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { hiddenColumns, refuseHiddenColumns, type HideableColumn } from './hiddenColumns.js';
import { inOrganizes, USER_PAGE, usersWithin } from './userScope.js';

export type UserRow = z.input<typeof UserRowSchema>;
export type UserListQuery = z.output<typeof UserListQuerySchema>;

/**
 * Users within the caller's data permission. Columns that they have not been given stay empty and are not searched;
 * whoever filters or sorts by one gets 403.
 */
export async function listUsers(deps: Deps, caller: Caller, query: UserListQuery): Promise<Page<UserRow>> {
  const hidden = hiddenColumns(caller.rights);
  refuseHiddenColumns(hidden, query);
  const { currentPage, pageSize, sidx, sort, ...asked } = query;
  const filter = await readFilter(deps, caller, query);
  const order = await readUserOrder(deps, query);
  const [list, total] = await Promise.all([
    statements.run(deps.db, {
      shape: JSON.stringify([Object.keys(filter), query.state, sidx, sort, [...hidden]]),
      values: { ...filter, limit: pageSize, offset: (currentPage - 1) * pageSize },
      build: ({ limit, offset, ...values }) =>
        ordered(filterUsers(deps, values, query.state, hidden).select(COLUMNS), order)
          .limit(limit)
          .offset(offset),
    }),
    deps.counts.read([caller.rights.dataScope(USER_PAGE), searchable(hidden), asked], async () => {
      const counted = filterUsers(deps, filter, query.state, hidden).select(sql<number>`count(*)`.as('total'));
      return (await counted.executeTakeFirstOrThrow()).total;
    }),
  ]);
  return { list: list.map((row) => hideColumns(row, hidden)), pagination: { currentPage, pageSize, total } };
}

const statements = new StatementCache();

/** The same users without pages, some at a time, at most `limit`. */
export async function* userBatches(
  deps: Deps,
  caller: Caller,
  query: UserListQuery,
  { limit, ids }: { limit: number; ids?: readonly string[] | undefined },
): AsyncGenerator<UserRow[]> {
  const hidden = hiddenColumns(caller.rights);
  refuseHiddenColumns(hidden, query);
  const filter = await readFilter(deps, caller, query);
  const order = await readUserOrder(deps, query);
  const filtered = filterUsers(deps, filter, query.state, hidden);
  const chosen = ids ? filtered.where('userAccount.id', 'in', ids) : filtered;
  for await (const rows of readBatches(deps.db, ordered(chosen.select(COLUMNS), order), limit))
    yield rows.map((row) => hideColumns(row, hidden));
}

const SORTABLE = {
  account: 'userAccount.account',
  realName: 'userAccount.realName',
  gender: 'userAccount.gender',
  mobilePhone: 'userAccount.mobilePhone',
  email: 'userAccount.email',
  organizeName: 'organize.fullName',
  positionName: 'position.fullName',
  state: 'userAccount.enabledMark',
  enabledMark: 'userAccount.enabledMark',
  lastLoginTime: 'userAccount.lastLoginTime',
  creatorTime: 'userAccount.creatorTime',
  sortCode: 'userAccount.sortCode',
  id: 'userAccount.id',
} as const;

async function readUserOrder({ db }: Deps, query: UserListQuery) {
  const byName = await pinyinOrder(db, 'userAccount.realName');
  const order = readOrder(query, SORTABLE, [
    ['userAccount.creatorTime', 'desc'],
    ['userAccount.id', 'desc'],
  ]);
  return order.map(([column, direction]) => [column === 'userAccount.realName' ? byName : column, direction] as const);
}

/** Users with their main organisation and position; the joins cost nothing where neither is asked for. Built once. */
function withNames({ db }: Pick<Deps, 'db'>): NamedUsers {
  let users = built.get(db);
  if (!users) built.set(db, (users = buildNames(db)));
  return users;
}

const built = new WeakMap<Database, NamedUsers>();
type NamedUsers = ReturnType<typeof buildNames>;

function buildNames(db: Database) {
  return db
    .selectFrom('userAccount')
    .leftJoin('organize', 'organize.id', 'userAccount.organizeId')
    .leftJoin('position', 'position.id', 'userAccount.positionId');
}

/** The values that a list is filtered by; what is not asked for is absent. */
async function readFilter({ organizes }: Deps, caller: Caller, query: UserListQuery): Promise<UserFilter> {
  const { positionId, roleId, gender, startTime, endTime, keyword } = query;
  const scope = caller.rights.dataScope(USER_PAGE);
  return {
    ...(scope.kind === 'some' ? { scopeUser: scope.userId, scopeOrganizes: scope.organizeIds } : {}),
    ...(query.organizeId ? { organizeIds: await organizes.idsBelow(query.organizeId) } : {}),
    ...(positionId ? { positionId } : {}),
    ...(roleId ? { roleId } : {}),
    ...(gender === undefined ? {} : { gender }),
    ...(startTime === undefined ? {} : { startTime: new Date(startTime) }),
    ...(endTime === undefined ? {} : { endTime: new Date(endTime) }),
    ...(keyword ? keywordPatterns(keyword) : {}),
  };
}

interface UserFilter extends Partial<KeywordPatterns> {
  scopeUser?: string;
  scopeOrganizes?: readonly string[];
  organizeIds?: readonly string[];
  positionId?: string;
  roleId?: string;
  gender?: number;
  startTime?: Date;
  endTime?: Date;
}

/** Puts the values in as they are: they may be placeholders. */
function filterUsers(deps: Deps, filter: UserFilter, state: UserListQuery['state'], hidden: Hidden) {
  const { scopeUser: userId, scopeOrganizes: organizeIds = [] } = filter;
  let users = withNames(deps);
  if (userId !== undefined) users = users.where(usersWithin({ kind: 'some', userId, organizeIds }));
  if (filter.organizeIds) users = users.where(inOrganizes(filter.organizeIds));
  if (filter.positionId) users = users.where(isMember('position', filter.positionId));
  if (filter.roleId) users = users.where(isMember('role', filter.roleId));
  if (filter.gender !== undefined) users = users.where('userAccount.gender', '=', filter.gender);
  if (state === 'enabled') users = users.where('userAccount.enabledMark', '=', 1).where('userAccount.lockMark', '=', 0);
  if (state === 'disabled') users = users.where('userAccount.enabledMark', '=', 0);
  if (state === 'locked') users = users.where('userAccount.lockMark', '=', 1);
  if (filter.startTime) users = users.where('userAccount.creatorTime', '>=', sql<number>`${filter.startTime}`);
  if (filter.endTime) users = users.where('userAccount.creatorTime', '<=', sql<number>`${filter.endTime}`);
  const { pattern, sound } = filter;
  if (pattern === undefined) return users;
  return users.where(matches(searchable(hidden), { pattern, ...(sound ? { sound } : {}) }, 'userAccount.sound'));
}

function ordered(
  users: SelectQueryBuilder<never, never, UserRow>,
  order: Awaited<ReturnType<typeof readUserOrder>>,
): SelectQueryBuilder<never, never, UserRow> {
  return order.reduce((rows, [column, direction]) => rows.orderBy(column as never, direction), users);
}

/** With all four this is the expression that the keyword index holds. */
function searchable(hidden: Hidden) {
  const optional = (['mobilePhone', 'email'] as const).filter((column) => !hidden.has(column));
  return [
    'userAccount.account',
    'userAccount.realName',
    ...optional.map((column) => `userAccount.${column}` as const),
  ] as const;
}

function isMember(kind: 'position' | 'role', id: string) {
  return sql<boolean>`${sql.ref('userAccount.id')} in (select m.user_id from membership m where m.kind = ${kind} and m.target_id = ${id})`;
}

const COLUMNS = [
  'userAccount.id',
  'userAccount.account',
  'userAccount.realName',
  'userAccount.headIcon',
  'userAccount.gender',
  'userAccount.mobilePhone',
  'userAccount.email',
  'userAccount.organizeId',
  'userAccount.enabledMark',
  'userAccount.lockMark',
  'userAccount.lastLoginTime',
  'userAccount.creatorTime',
  sql<string>`coalesce(${organizeLabel()}, '')`.as('organizeName'),
  sql<string>`coalesce(position.full_name, '')`.as('positionName'),
  sql<string>`coalesce((select string_agg(r.full_name, '、' order by r.sort_code) from membership m join role r on r.id = m.target_id where m.kind = 'role' and m.user_id = user_account.id), '')`.as(
    'roleName',
  ),
] as const;

type Hidden = ReadonlySet<HideableColumn>;

function hideColumns(row: UserRow, hidden: Hidden): UserRow {
  if (hidden.size === 0) return row;
  const shown = { ...row };
  if (hidden.has('gender')) shown.gender = 0;
  if (hidden.has('lastLoginTime')) shown.lastLoginTime = null;
  if (hidden.has('creatorTime')) shown.creatorTime = null;
  if (hidden.has('organizeName')) shown.organizeId = '';
  for (const column of ['mobilePhone', 'email', 'organizeName', 'positionName', 'roleName'] as const)
    if (hidden.has(column)) shown[column] = '';
  return shown;
}
