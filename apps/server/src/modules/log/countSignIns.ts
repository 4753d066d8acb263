import { type SignInDaySchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { at } from '../../db/columns.js';
import { type DataScope } from '../authority/dataScope.js';
import { usersWithin } from '../user/userScope.js';
import { type Database } from '../../db/database.js';

const DAY = 86_400_000;

/** Successful sign-ins of the people within a scope, of each of the last `days` days on a clock that is `offset` minutes ahead of UTC; days without any are there with 0. */
export async function countSignIns(
  db: Database,
  scope: DataScope,
  { days, offset }: { days: number; offset: number },
): Promise<z.input<typeof SignInDaySchema>[]> {
  const ahead = offset * 60_000;
  const today = Math.floor((Date.now() + ahead) / DAY);
  const dayOf = sql<number>`floor((extract(epoch from creator_time) * 1000 + ${ahead}::float8) / ${DAY}::float8)::int`;
  const rows = await db
    .selectFrom('operationLog')
    .select(({ fn }) => [dayOf.as('day'), fn.countAll<number>().as('count')])
    .where('creatorTime', '>=', at((today - days + 1) * DAY - ahead))
    .where(usersWithin(scope, 'operationLog.userId'))
    .where('category', '=', 'login')
    .where('resultCode', '=', 200)
    .groupBy('day')
    .execute();
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  return Array.from({ length: days }, (_, index) => {
    const day = today - days + 1 + index;
    return { day: new Date(day * DAY).toISOString().slice(0, 10), count: counts.get(day) ?? 0 };
  });
}
