import { type TreeNode } from '@smart-admin/api-client/contract';
import { type Executor } from '../../db/database.js';
import { buildSelector, type SelectorRow } from '../../db/buildTree.js';
import { userLabel } from '../../db/qualifiedNames.js';
import { contains } from '../../db/keyword.js';
import { type Deps } from '../../deps.js';
import { loadNodes } from '../organize/listOrganizes.js';
import { type Caller } from '../../rights/caller.js';
import { type DataScope } from '../../rights/dataScope.js';
import { inOrganizes, usersWithin } from './userScope.js';

const LIMIT = 500;

/** A person as pickers show one. */
export interface UserOption {
  id: string;
  realName: string;
  /** With the account where another person has the same name. */
  label: string;
  account: string;
  headIcon: string;
  department: string;
}

/** Enabled users that fit every condition, by account; at most 500 unless a page is asked for. */
export async function findOptions(db: Executor, filter: OptionFilter): Promise<UserOption[]> {
  const rows = await optionQuery(db, filter)
    .select([
      'userAccount.id',
      'userAccount.realName',
      'userAccount.account',
      'userAccount.headIcon',
      userLabel().as('label'),
      'userAccount.organizeId',
    ])
    .orderBy('userAccount.account')
    .limit(filter.limit ?? LIMIT)
    .offset(filter.offset ?? 0)
    .execute();
  const names = await organizePathNames(db);
  return rows.map(({ organizeId, ...row }) => ({ ...row, department: names.get(organizeId) ?? '' }));
}

export async function countOptions(db: Executor, filter: OptionFilter): Promise<number> {
  const row = await optionQuery(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface OptionFilter {
  keyword?: string | undefined;
  organizeIds?: string[];
  /** Member of each of these. */
  memberOf?: readonly { kind: 'position' | 'role' | 'group'; id: string }[];
  managerId?: string;
  /** Only those within a scope. */
  within?: DataScope;
  ids?: string[];
  /** Also those who are disabled. */
  disabled?: boolean;
  limit?: number;
  offset?: number;
}

/** Users by their ids, in the order asked; unknown ids are left out. */
export async function optionsByIds(db: Executor, ids: string[]): Promise<UserOption[]> {
  if (ids.length === 0) return [];
  const options = new Map(
    (await findOptions(db, { ids, disabled: true, limit: ids.length })).map((option) => [option.id, option]),
  );
  return ids.flatMap((id) => options.get(id) ?? []);
}

/** Users of an organisation and everything below it. */
export async function optionsOfOrganize(
  { db, organizes }: Deps,
  organizeId: string,
  keyword?: string,
): Promise<UserOption[]> {
  return findOptions(db, { keyword, organizeIds: await organizes.idsBelow(organizeId) });
}

/** Companies, departments and their users as one tree. */
export async function selectUsers(deps: Deps, caller: Caller): Promise<TreeNode[]> {
  const [organizes, users] = await Promise.all([
    loadNodes(deps, caller),
    deps.db
      .selectFrom('userAccount')
      .select(['id', 'organizeId', 'realName', 'account', 'headIcon'])
      .where('enabledMark', '=', 1)
      .orderBy('account')
      .execute(),
  ]);
  const known = new Set(organizes.map(({ id }) => id));
  return buildSelector([...organizes, ...users.filter(({ organizeId }) => known.has(organizeId)).map(toNode)]);
}

/** What stands directly below an organisation node, users last; a keyword finds users anywhere. */
export async function childNodes(
  deps: Deps,
  caller: Caller,
  { id, keyword }: { id: string; keyword: string },
): Promise<TreeNode[]> {
  if (keyword) {
    const users = await findOptions(deps.db, { keyword });
    return users.map(({ department, ...user }) => ({
      ...leaf(toNode({ ...user, organizeId: '-1' })),
      fullName: `${user.realName}/${user.account}（${department}）`,
    }));
  }
  const parentId = id === '0' ? '-1' : id;
  const [organizes, users] = await Promise.all([
    loadNodes(deps, caller),
    deps.db
      .selectFrom('userAccount')
      .select(['id', 'organizeId', 'realName', 'account', 'headIcon'])
      .where('enabledMark', '=', 1)
      .where('organizeId', '=', parentId)
      .orderBy('account')
      .limit(LIMIT)
      .execute(),
  ]);
  const children = organizes.filter((node) => node.parentId === parentId);
  return [
    ...children.map((node) => ({ ...node, hasChildren: true, isLeaf: false })),
    ...users.map((user) => leaf(toNode(user))),
  ];
}

/** Names from the top down to each organisation, joined by '/'. */
export async function organizePathNames(db: Executor): Promise<Map<string, string>> {
  const rows = await db.selectFrom('organize').select(['id', 'path', 'fullName']).execute();
  const names = new Map(rows.map(({ id, fullName }) => [id, fullName]));
  return new Map(
    rows.map(({ id, path }) => [
      id,
      path
        .split('/')
        .filter(Boolean)
        .map((part) => names.get(part) ?? '')
        .join('/'),
    ]),
  );
}

function optionQuery(
  db: Executor,
  { keyword, organizeIds, memberOf = [], managerId, within, ids, disabled }: OptionFilter,
) {
  let query = db.selectFrom('userAccount');
  if (!disabled) query = query.where('userAccount.enabledMark', '=', 1);
  if (keyword)
    query = query.where(contains(['userAccount.account', 'userAccount.realName'], keyword, 'userAccount.sound'));
  if (organizeIds) query = query.where(inOrganizes(organizeIds));
  if (managerId !== undefined) query = query.where('userAccount.managerId', '=', managerId);
  if (within) query = query.where(usersWithin(within));
  if (ids) query = query.where('userAccount.id', 'in', ids);
  for (const { kind, id } of memberOf) {
    query = query.where('userAccount.id', 'in', (members) =>
      members.selectFrom('membership').select('userId').where('kind', '=', kind).where('targetId', '=', id),
    );
  }
  return query;
}

function toNode({
  id,
  organizeId,
  realName,
  account,
  headIcon,
}: {
  id: string;
  organizeId: string;
  realName: string;
  account: string;
  headIcon: string;
}): SelectorRow {
  return {
    id,
    parentId: organizeId,
    fullName: `${realName}/${account}`,
    enCode: account,
    type: 'user',
    icon: headIcon,
  };
}

function leaf(node: SelectorRow): TreeNode {
  return { ...node, hasChildren: false, isLeaf: true };
}
