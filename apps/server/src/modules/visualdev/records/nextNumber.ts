import { sql } from 'kysely';
import { type Executor } from '../../../db/database.js';

/**
 * The next number of a rule: the rule's code in capitals, the day, and four digits that begin at 1 each day, such as
 * VISIT-20261120-0037. Numbers are given out in the caller's transaction, so that a refused record leaves no gap.
 */
export async function nextNumber(db: Executor, rule: string, today = new Date()): Promise<string> {
  const code = rule || 'NO';
  const period = `${today.getFullYear()}${two(today.getMonth() + 1)}${two(today.getDate())}`;
  const { value } = await db
    .insertInto('numberSequence')
    .values({ rule: code, period, value: 1 })
    .onConflict((conflict) =>
      conflict.columns(['rule', 'period']).doUpdateSet({ value: sql`number_sequence.value + 1` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${code.toUpperCase()}-${period}-${String(value).padStart(4, '0')}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
