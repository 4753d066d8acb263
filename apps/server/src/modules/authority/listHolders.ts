import {
  ADMINISTRATOR_ROLE,
  GrantHolderSchema,
  type HolderRowSchema,
  type ListQuerySchema,
} from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type AliasedExpression } from 'kysely';
import type * as z from 'zod';
import { type Database } from '../../db/database.js';
import { contains } from '../../db/keyword.js';
import { readPage, type Page } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { positionsWithin } from '../position/selectPositions.js';
import { rolesVisible } from '../role/selectRoles.js';
import { listUsers } from '../user/listUsers.js';
import { findUnmanaged, requireUsersVisible } from '../user/userScope.js';
import { countMembers } from './holderRules.js';
import { membershipOf, type Holder, type HolderType } from '../../rights/holders.js';
import { findHoldersAbove } from './requireGivable.js';
import { requireOrganizesInScope } from '../../rights/requireScope.js';

type HolderRow = z.input<typeof HolderRowSchema>;

/** Type of holders that a path names; throws 404 for another. */
export function readHolderType(holder: string): HolderType {
  const parsed = GrantHolderSchema.safeParse(holder);
  if (!parsed.success) throw new ApiError(404, httpText('notFound'));
  return parsed.data;
}

/** The holder that a path names. Throws 404 when there is none, 403 beyond the caller's data permission. */
export async function requireHolder(
  { db }: Deps,
  caller: Caller,
  params: { holder: string; id: string },
): Promise<Holder> {
  const { id } = params;
  const type = readHolderType(params.holder);
  if (type === 'User') await requireUsersVisible(db, caller, [id]);
  else if (type === 'Position') {
    const position = await db.selectFrom('position').select('organizeId').where('id', '=', id).executeTakeFirst();
    requireOrganizesInScope(caller, pages.position.address, [requireRow(position).organizeId]);
  } else {
    const table = type === 'Role' ? 'role' : 'userGroup';
    requireRow(await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst());
    if (type === 'Role') await requireRoleVisible(db, caller, id);
  }
  return { type, id };
}

/** Holders of a type within the caller's data permission, paged. */
export async function listHolders(
  deps: Deps,
  caller: Caller,
  { type, query }: { type: HolderType; query: z.output<typeof ListQuerySchema> },
): Promise<Page<HolderRow>> {
  if (type === 'User') {
    const { list, pagination } = await listUsers(deps, caller, query);
    return { list: list.map(userRow), pagination };
  }
  let holders = deps.db.selectFrom(holdersOfType(deps.db, caller, type));
  if (query.keyword)
    holders = holders.where(contains(['holder.fullName', 'holder.note'], query.keyword, 'holder.sound'));
  const rows = holders.select(columnsOf(caller, type)).orderBy('holder.sortCode').orderBy('holder.id');
  const page = await readPage({ db: deps.db, query, count: holders, rows });
  return { ...page, list: page.list.map((row) => toHolderRow(type, row)) };
}

/** One holder as lists show it, and whether the caller may change what it has been given. */
export async function readHolder(
  deps: Deps,
  caller: Caller,
  holder: Holder,
): Promise<HolderRow & { editable: boolean }> {
  const { type, id } = holder;
  if (type === 'User') {
    const [user, unmanaged, ungivable] = await Promise.all([
      deps.db.selectFrom('userAccount').select(['id', 'realName', 'account']).where('id', '=', id).executeTakeFirst(),
      findUnmanaged(deps, caller, [id]),
      findHoldersAbove(deps, caller, [holder]),
    ]);
    return { ...userRow(requireRow(user)), editable: unmanaged.length + ungivable.length === 0 };
  }
  const [row, ungivable] = await Promise.all([
    deps.db
      .selectFrom(holdersOfType(deps.db, caller, type))
      .select(columnsOf(caller, type))
      .where('holder.id', '=', id)
      .executeTakeFirst(),
    findHoldersAbove(deps, caller, [holder]),
  ]);
  const shown = toHolderRow(type, requireRow(row));
  return { ...shown, editable: !shown.fixed && ungivable.length === 0 };
}

async function requireRoleVisible(db: Database, caller: Caller, id: string): Promise<void> {
  const found = db.selectFrom('role').select('id').where('id', '=', id).where(rolesVisible(caller));
  if (!(await found.executeTakeFirst())) throw new ApiError(403, httpText('beyondScope'));
}

type OtherType = Exclude<HolderType, 'User'>;

function holdersOfType(
  db: Database,
  caller: Caller,
  type: OtherType,
): AliasedExpression<{ id: string; fullName: string; sound: string; note: string; sortCode: number }, 'holder'> {
  if (type === 'Position')
    return db
      .selectFrom('position')
      .innerJoin('organize', 'organize.id', 'position.organizeId')
      .where(positionsWithin(caller))
      .select(['position.id', 'position.fullName', 'position.sound', 'organize.fullName as note', 'position.sortCode'])
      .as('holder');
  const columns = ['id', 'fullName', 'sound', 'enCode as note', 'sortCode'] as const;
  return type === 'Role'
    ? db.selectFrom('role').where(rolesVisible(caller)).select(columns).as('holder')
    : db.selectFrom('userGroup').select(columns).as('holder');
}

function columnsOf({ rights }: Caller, type: OtherType) {
  const { page, value } = countMembers(membershipOf(type) ?? 'role', 'holder.id');
  const members = value(rights.dataScope(page.address)).as('memberCount');
  return ['holder.id', 'holder.fullName', 'holder.note', members] as const;
}

function toHolderRow(type: HolderType, row: Omit<HolderRow, 'fixed'>): HolderRow {
  return { ...row, fixed: type === 'Role' && row.id === ADMINISTRATOR_ROLE };
}

function userRow({ id, realName, account }: { id: string; realName: string; account: string }): HolderRow {
  return { id, fullName: realName, note: account, memberCount: 1, fixed: false };
}
