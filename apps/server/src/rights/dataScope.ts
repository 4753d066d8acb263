import { sql, type RawBuilder } from 'kysely';

/**
 * Which rows a caller sees. `some` rows belong to one of the organisations, or to the user when `userId` is set.
 */
export type DataScope = { kind: 'all' } | RowsOfSome;

/** Rows of some organisations, and of one person. */
export interface RowsOfSome {
  kind: 'some';
  organizeIds: readonly string[];
  userId: string;
}

/**
 * Condition that limits a list to a scope, to be put in its `where`, for any table that notes its owner and the
 * owner's organisation. Column names are quoted.
 *
 * @example query.where(withinScope(scope, { owner: 'order.creatorUserId', organize: 'order.creatorOrganizeId' }))
 */
export function withinScope(scope: DataScope, columns: { owner?: string; organize: string }): RawBuilder<boolean> {
  if (scope.kind === 'all') return sql<boolean>`true`;
  const own = columns.owner ? sql`${sql.ref(columns.owner)} = ${scope.userId}` : sql`false`;
  if (scope.organizeIds.length === 0) return sql<boolean>`${own}`;
  return sql<boolean>`(${own} or ${sql.ref(columns.organize)} = any(${scope.organizeIds}::text[]))`;
}

/** Scope that holds whatever one of the two holds. */
export function widen(one: DataScope, other: DataScope): DataScope {
  if (one.kind === 'all' || other.kind === 'all') return { kind: 'all' };
  return { kind: 'some', userId: one.userId, organizeIds: [...new Set([...one.organizeIds, ...other.organizeIds])] };
}

/** Scope that holds what both hold. */
export function narrow(one: DataScope, other: DataScope): DataScope {
  if (one.kind === 'all') return other;
  if (other.kind === 'all') return one;
  const shared = new Set(other.organizeIds);
  return {
    kind: 'some',
    userId: one.userId === other.userId ? one.userId : '',
    organizeIds: one.organizeIds.filter((id) => shared.has(id)),
  };
}

/** Whether a row with this owner and these organisations is within a scope. */
export function isWithin(scope: DataScope, row: { userId?: string; organizeIds: readonly string[] }): boolean {
  if (scope.kind === 'all' || scope.userId === row.userId) return true;
  return row.organizeIds.some((id) => scope.organizeIds.includes(id));
}

/** Whether a scope holds the rows of all these organisations. */
export function contains(scope: DataScope, organizeIds: readonly string[]): boolean {
  if (scope.kind === 'all') return true;
  const own = new Set(scope.organizeIds);
  return organizeIds.every((id) => own.has(id));
}
