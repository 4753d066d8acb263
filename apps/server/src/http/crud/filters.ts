import { sql, type RawBuilder } from 'kysely';
import { type Filter } from './ListOptions.js';

/** Rows whose column has the value that is asked for, or one of several: `paid`, `paid,refunded`. */
export function oneOf(column: string): Filter {
  return {
    value: (asked: string | readonly string[]) => (typeof asked === 'string' ? asked.split(',') : asked),
    where: (values) => sql<boolean>`${sql.ref(column)} = any(${values}::text[])`,
  };
}

/**
 * Rows whose column lies between two query values, each of which may be missing; both belong to the range. The kind says
 * what they are: a moment in milliseconds, a day as `2026-07-01`, or a number, as amounts are.
 *
 * @example filters: { ...range('paidTime', ['paidFrom', 'paidTo']), ...range('amount', ['least', 'most'], 'number') }
 */
export function range(
  column: string,
  [from, to]: readonly [from: string, to: string],
  kind: keyof typeof KINDS = 'moment',
): Record<string, Filter> {
  const { type, value } = KINDS[kind];
  const typed = (bound: unknown) => sql`${bound}::${sql.raw(type)}`;
  return {
    [from]: { value, where: (bound) => sql<boolean>`${sql.ref(column)} >= ${typed(bound)}` },
    [to]: { value, where: (bound) => sql<boolean>`${sql.ref(column)} <= ${typed(bound)}` },
  };
}

const KINDS = {
  moment: { type: 'timestamptz', value: (asked: unknown): unknown => new Date(Number(asked)) },
  day: { type: 'date', value: (asked: unknown): unknown => asked },
  number: { type: 'numeric', value: (asked: unknown): unknown => Number(asked) },
};

/** Rows that fit a text in a way of their own, by a condition that is made for each text; `findsFew` says which texts few rows fit. */
export function textBy(condition: (text: string) => RawBuilder<boolean>, findsFew?: (text: string) => boolean): Filter {
  return {
    varies: true,
    where: (text) => condition(String(text)),
    ...(findsFew && { findsFew: (text) => findsFew(String(text)) }),
  };
}
