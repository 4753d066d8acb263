import { sql } from 'kysely';
import { at } from '../../db/columns.js';
import { type Executor } from '../../db/database.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from './billRule.messages.js';
import { GENERAL_RULE } from './generalRule.js';
import { numberText, periodOf } from './numberText.js';

/**
 * Gives out the next number of a rule, named by its code or id, for a moment in milliseconds since 1970. It is given out in the caller's transaction, so that a
 * refused record leaves no gap; whoever asks meanwhile waits and gets the following one. Throws 409 without an enabled rule.
 */
export async function nextNumber(db: Executor, rule: string, moment: number): Promise<string> {
  const name = rule || GENERAL_RULE;
  const { rows } = await sql<{ text: string }>`
    with bill_rule as (
      select * from bill_rule where (en_code = ${name} or id = ${name}) and enabled_mark = 1 order by en_code = ${name} desc limit 1
    ), given as (
      insert into number_sequence (rule, period, value)
      select id, ${periodOf(sql`${at(moment)}::timestamptz`)}, start_number from bill_rule
      on conflict (rule, period) do update set value = greatest(number_sequence.value + 1, excluded.value)
      returning period, value
    )
    select ${numberText(sql`given.period`, sql`given.value`)} as text from bill_rule, given`.execute(db);
  const [given] = rows;
  if (!given) throw new ApiError(409, t('noRule', { rule: name }));
  return given.text;
}
