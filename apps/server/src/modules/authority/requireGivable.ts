import { ADMINISTRATOR_ROLE } from '@smart-admin/api-client/contract';
import { joinNames } from '@smart-admin/ui/messages';
import { type Executor } from '../../db/database.js';
import { addTo } from '../../db/groups.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { type OrganizeIndex } from '../../rights/organizeIndex.js';
import { t } from './authority.messages.js';
import { contains } from '../../rights/dataScope.js';
import { heldBy, holderKey, holderOf, type Holder } from '../../rights/holders.js';
import { type Rights } from '../../rights/rights.js';
import { type DataScopeKind, type RowRule } from '../../rights/resolveScopes.js';

/*
 * The one rule of giving: whoever is no administrator gives and takes away only what they have themselves, and rows only
 * of organisations whose rows they see on the same page. A rule that depends on whoever holds it (their department) is
 * judged by the departments that it would be read for.
 */

/** Throws 403 that names them when holders have been given something that the caller may not give. */
export async function requireGivable(
  context: GivingContext,
  caller: Caller,
  holders: readonly Holder[],
  departments?: readonly string[],
): Promise<void> {
  const above = await findHoldersAbove(context, caller, holders, departments);
  if (above.length === 0) return;
  const names = await namesOf(context.db, above);
  throw new ApiError(403, (locale) => t('cannotGive', { names: joinNames(names, locale) })(locale));
}

/**
 * The holders that have been given something that the caller may not give. `departments` are the organisations of
 * those whom it would reach; without them those of the present members count.
 */
export async function findHoldersAbove(
  { db, organizes }: GivingContext,
  caller: Caller,
  holders: readonly Holder[],
  departments?: readonly string[],
): Promise<Holder[]> {
  const { rights } = caller;
  if (rights.isAdministrator || holders.length === 0) return [];
  const [items, rules] = await Promise.all([
    db
      .selectFrom('grantItem')
      .select(['holderType as type', 'holderId as id', 'itemId'])
      .where(heldBy(holders))
      .execute(),
    db
      .selectFrom('dataGrant')
      .select(['holderType as type', 'holderId as id', 'menuId', 'scope', 'organizeIds'])
      .where(heldBy(holders))
      .execute(),
  ]);
  const above = new Set<string>();
  for (const holder of holders)
    if (holder.type === 'Role' && holder.id === ADMINISTRATOR_ROLE) above.add(holderKey(holder));
  for (const item of items) if (!rights.granted.has(item.itemId)) above.add(holderKey(item));
  const relative = rules.filter((rule) => !above.has(holderKey(rule)) && isRelative(rule.scope));
  const present = departments ? undefined : await departmentsOf(db, relative);
  for (const rule of rules) {
    const key = holderKey(rule);
    if (above.has(key)) continue;
    const reached = [caller.organizeId, ...(departments ?? present?.get(key) ?? [])];
    if (!(await mayGiveRows({ rights, organizes }, rule, reached))) above.add(key);
  }
  return holders.filter((holder) => above.has(holderKey(holder)));
}

/** Whether the rows of a rule lie within those that somebody has been given; `departments` are those that it is read for. */
export async function mayGiveRows(
  { rights, organizes }: { rights: Rights; organizes: OrganizeIndex },
  { menuId, scope, organizeIds }: RowRule,
  departments: readonly string[],
): Promise<boolean> {
  const own = rights.grantedRows(menuId);
  if (own.kind === 'all' || scope === 'own') return true;
  if (scope === 'all') return false;
  const tops = [...new Set(scope === 'organizes' ? organizeIds : departments)];
  const reached = scope === 'department' ? tops : (await Promise.all(tops.map((id) => organizes.idsBelow(id)))).flat();
  return contains(own, reached);
}

/** What the rule reads: the database, or the transaction that has just written, and the tree of organisations. */
export type GivingContext = Pick<Deps, 'organizes'> & { db: Executor };

function isRelative(scope: DataScopeKind): boolean {
  return scope === 'department' || scope === 'departmentAndBelow';
}

/** Organisations of the members of holders, by the holders' keys; any of them may become a member's main one. */
async function departmentsOf(db: Executor, holders: readonly Holder[]): Promise<Map<string, string[]>> {
  const departments = new Map<string, string[]>();
  if (holders.length === 0) return departments;
  const ids = [...new Set(holders.map(({ id }) => id))];
  const homes = db.selectFrom('membership as home').where('home.kind', '=', 'organize');
  const rows = await homes
    .innerJoin('membership as part', 'part.userId', 'home.userId')
    .select(['part.kind', 'part.targetId', 'home.targetId as organizeId'])
    .where('part.kind', '<>', 'organize')
    .where('part.targetId', 'in', ids)
    .distinct()
    .execute();
  const own = await homes
    .select(['home.userId', 'home.targetId as organizeId'])
    .where('home.userId', 'in', ids)
    .execute();
  const found = [
    ...rows.map(({ kind, targetId, organizeId }) => ({ holder: holderOf(kind, targetId), organizeId })),
    ...own.map(({ userId, organizeId }) => ({ holder: { type: 'User' as const, id: userId }, organizeId })),
  ];
  for (const { holder, organizeId } of found) {
    const key = holder ? holderKey(holder) : '';
    addTo(departments, key, organizeId);
  }
  return departments;
}

async function namesOf(db: Executor, holders: readonly Holder[]): Promise<string[]> {
  const ids = (type: Holder['type']) => holders.filter((holder) => holder.type === type).map(({ id }) => id);
  const rows = await db
    .selectFrom('role')
    .select('fullName')
    .where('id', 'in', [...ids('Role'), ''])
    .unionAll(
      db
        .selectFrom('position')
        .select('fullName')
        .where('id', 'in', [...ids('Position'), '']),
    )
    .unionAll(
      db
        .selectFrom('userGroup')
        .select('fullName')
        .where('id', 'in', [...ids('Group'), '']),
    )
    .unionAll(
      db
        .selectFrom('userAccount')
        .select('realName as fullName')
        .where('id', 'in', [...ids('User'), '']),
    )
    .execute();
  return rows.map(({ fullName }) => fullName);
}
