import { calendarOf, type CalendarSetting, type WorkCalendar } from '@smart-admin/form-engine/flow';
import { sql } from 'kysely';
import { type Clock } from '../../clock.js';
import { type Executor } from '../../db/database.js';
import { defaultConfig } from '../config/systemConfig.js';

/**
 * Working time of the company, as the configuration says, on the clocks of TIME_ZONE. It is read in the transaction of the flow, so
 * that a change holds for whatever begins after it.
 */
export async function readCalendar(
  db: Executor,
  { timeZone }: Pick<Clock, 'timeZone'>,
  now: number,
): Promise<WorkCalendar> {
  const moment = sql`${new Date(now)}::timestamptz`;
  const { rows } = await sql<{ offset: number; setting: CalendarSetting | null }>`
    select (extract(epoch from (${moment} at time zone ${timeZone}) - (${moment} at time zone 'UTC')) / 60)::int as offset,
      (select value from system_config where key = 'workCalendar') as setting`.execute(db);
  const [row] = rows;
  return calendarOf(row?.setting ?? defaultConfig.workCalendar, row?.offset ?? 0);
}
