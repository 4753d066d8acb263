import { type Page } from '@smart-admin/api-client/pages';
import { type RawBuilder } from 'kysely';
import { type DataScope } from '../../rights/dataScope.js';
import { type Caller } from '../../rights/caller.js';

/**
 * A value that depends on which rows of a page the caller sees: how many of them belong to a row, what they are called.
 * What it says is what the caller would find on that page.
 *
 * @example placeCount: { page: pages.parkingLot, value: (scope) => sql`(select count(*) from ... where ${within(scope)})` }
 */
export interface ScopedValue<Value = unknown> {
  page: Pick<Page, 'address'>;
  value(scope: DataScope): RawBuilder<Value>;
}

/** A value of a row that is no column of its table. */
export type ComputedValue = RawBuilder<unknown> | ScopedValue;

/** The expression of a value, by what is seen of its page. */
export function expressionOf(computed: ComputedValue, scopeOf: ScopeOf): RawBuilder<unknown> {
  return 'page' in computed ? computed.value(scopeOf(computed.page.address)) : computed;
}

/** What is seen of the rows of a page. */
export type ScopeOf = (address: string) => DataScope;

/** As somebody sees it who sees all. */
export const seesAll: ScopeOf = () => ({ kind: 'all' });

/** As a caller sees it. */
export function seenBy({ rights }: Caller): ScopeOf {
  return (address) => rights.dataScope(address);
}

/** Scopes of pages as values of a statement that is compiled once for all callers; their kinds decide about its text. */
export function scopeValues(addresses: readonly string[], scopeOf: ScopeOf) {
  const values: Record<string, unknown> = {};
  const kinds = addresses.map((address) => {
    const scope = scopeOf(address);
    if (scope.kind === 'some') {
      values[`${address} user`] = scope.userId;
      values[`${address} organizes`] = scope.organizeIds;
    }
    return scope.kind;
  });
  return { values, kinds };
}

/** The scopes in such values, which may be placeholders. */
export function scopesIn(values: Record<string, unknown>): ScopeOf {
  return (address) =>
    `${address} user` in values
      ? {
          kind: 'some',
          userId: values[`${address} user`] as string,
          organizeIds: values[`${address} organizes`] as string[],
        }
      : { kind: 'all' };
}
