import { type DayCountSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Database } from '../../db/database.js';
import { LastDays } from '../../db/lastDays.js';
import { type DataScope } from '../../rights/dataScope.js';
import { usersWithin } from '../user/userScope.js';

/** Successful sign-ins of the people within a scope, of each of the last days. */
export async function countSignIns(
  db: Database,
  scope: DataScope,
  range: { days: number; offset: number },
): Promise<z.input<typeof DayCountSchema>[]> {
  const last = new LastDays(range);
  const rows = await db
    .selectFrom('operationLog')
    .select(({ fn }) => [last.dayOf('creatorTime').as('day'), fn.countAll<number>().as('count')])
    .where('creatorTime', '>=', last.start)
    .where(usersWithin(scope, 'operationLog.userId'))
    .where('category', '=', 'login')
    .where('resultCode', '=', 200)
    .groupBy('day')
    .execute();
  return last.fill(rows);
}
