import { type Executor } from '../db/database.js';
import { organizeIdsUnder } from './organizeIdsUnder.js';
import { widen, type DataScope } from './dataScope.js';

/** The rows that rules give somebody, by menu entry; where there is no rule they see `ownScope`. */
export async function resolveScopes(
  db: Executor,
  userId: string,
  rules: readonly RowRule[],
): Promise<{ scopes: Map<string, DataScope>; ownScope: DataScope }> {
  const { resolve, ownScope } = await createRuleResolver(db, userId);
  const scopes = new Map<string, DataScope>();
  for (const rule of rules) scopes.set(rule.menuId, widen(scopes.get(rule.menuId) ?? ownScope, await resolve(rule)));
  return { scopes, ownScope };
}

/** What a single rule gives somebody, and what they see without any. */
export async function createRuleResolver(
  db: Executor,
  userId: string,
): Promise<{ resolve: (rule: Omit<RowRule, 'menuId'>) => Promise<DataScope>; ownScope: DataScope }> {
  const [user, administered] = await Promise.all([
    db
      .selectFrom('userAccount')
      .innerJoin('organize', 'organize.id', 'userAccount.organizeId')
      .select(['organize.id', 'organize.path'])
      .where('userAccount.id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('organizeAdministrator')
      .innerJoin('organize', 'organize.id', 'organizeAdministrator.organizeId')
      .select('organize.path')
      .where('userId', '=', userId)
      .execute(),
  ]);
  const some = (organizeIds: string[]): DataScope => ({ kind: 'some', userId, organizeIds });
  const below = (tops: readonly { path: string }[]) =>
    organizeIdsUnder(
      db,
      tops.map(({ path }) => path),
    );
  const resolve = async ({ scope, organizeIds }: Omit<RowRule, 'menuId'>): Promise<DataScope> => {
    if (scope === 'all') return { kind: 'all' };
    if (scope === 'own' || !user) return some([]);
    if (scope === 'department') return some([user.id]);
    if (scope === 'departmentAndBelow') return some(await below([user]));
    if (organizeIds.length === 0) return some([]);
    return some(await below(await db.selectFrom('organize').select('path').where('id', 'in', organizeIds).execute()));
  };
  return { resolve, ownScope: some(await below(administered)) };
}

/** Rows of a menu entry as they are given. */
export interface RowRule {
  menuId: string;
  scope: DataScopeKind;
  organizeIds: readonly string[];
}

export type DataScopeKind = 'all' | 'organizes' | 'departmentAndBelow' | 'department' | 'own';
