import { sql, type RawBuilder } from 'kysely';
import { type Clock } from '../clock.js';
import { at } from './columns.js';

/** What a connection is opened with so that its days are those of the zone. */
export function sessionZone(timeZone: string): { options: string } {
  return { options: `-c TimeZone=${timeZone}` };
}

/** The moment at which the day of the clock began. */
export function startOfToday(clock: Clock): RawBuilder<number> {
  return sql<number>`date_trunc('day', ${at(clock.now())}::timestamptz)`;
}
