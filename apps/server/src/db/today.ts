import { sql, type RawBuilder } from 'kysely';
import { type Clock } from '../clock.js';
import { at } from './columns.js';

/** The moment at which the day of the clock began. */
export function startOfToday(clock: Clock): RawBuilder<number> {
  return sql<number>`date_trunc('day', ${at(clock.now())}::timestamptz)`;
}
