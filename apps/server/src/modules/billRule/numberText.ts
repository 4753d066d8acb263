import { sql, type RawBuilder } from 'kysely';

/** What the date format of a rule makes of a moment, on the clocks of `TIME_ZONE`; empty without a format. */
export function periodOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(to_char(${moment}, bill_rule.date_format), '')`;
}

/** A counter that follows the last one, but is no smaller than the rule's first. */
export function followingValue(last: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`greatest(coalesce(${last} + 1, bill_rule.start_number), bill_rule.start_number)`;
}

/** A number of a rule in words: prefix, period and counter with what stands between them. */
export function numberText(period: RawBuilder<string>, value: RawBuilder<unknown>): RawBuilder<string> {
  const digits = sql`(${value})::text`;
  return sql<string>`concat_ws(bill_rule.separator, nullif(bill_rule.prefix, ''), nullif(${period}, ''), lpad(${digits}, greatest(bill_rule.digit, length(${digits})), '0'))`;
}

/** The last counter of the rule in the present period; null when none was given out. */
export const lastValue = sql<number | null>`(
  select number_sequence.value from number_sequence
  where number_sequence.rule = bill_rule.id and number_sequence.period = ${periodOf(sql`now()`)})`;
