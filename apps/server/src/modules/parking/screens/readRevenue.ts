import { type PayMethod } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { startOfToday } from '../../../db/today.js';
import { type DataScope } from '../../../rights/dataScope.js';
import { placeIds, readPlaces, type ScreenDeps, type ScreenQuery } from './readPlaces.js';

/** What was taken: today by the hour beside the same day a week ago, in the last 30 days, by place and by way of paying. */
export async function readRevenue(deps: ScreenDeps, scope: DataScope, query: ScreenQuery) {
  const { db } = deps;
  const today = startOfToday(deps.clock);
  const ids = placeIds(scope, query);
  const days = await sql<{ day: string; amount: number; payments: number }>`
    select to_char(start, 'YYYY-MM-DD') as day, taken.amount, taken.payments
    from generate_series(${today} - interval '29 days', ${today}, interval '1 day') start, lateral (
      select sum(amount - refunded)::float8 as amount, count(*)::int as payments
      from parking_payment where paid_time >= start and paid_time < start + interval '1 day' and place_id in ${ids}) taken
    where taken.payments > 0 order by start`.execute(db);
  const hours = await sql<{ hour: number; isToday: boolean; amount: number; isSoFar: number }>`
    select extract(hour from paid_time)::int as hour, paid_time >= ${today} as is_today,
      sum(amount - refunded)::float8 as amount,
      coalesce(sum(amount - refunded) filter (where paid_time <= now() - interval '7 days'), 0)::float8 as is_so_far
    from parking_payment
    where (paid_time >= ${today} or (paid_time >= ${today} - interval '7 days' and paid_time < ${today} - interval '6 days'))
      and place_id in ${ids}
    group by 1, 2`.execute(db);
  const methods = await sql<{ method: PayMethod; amount: number; payments: number; refunded: number }>`
    select method, sum(amount - refunded)::float8 as amount, count(*)::int as payments, sum(refunded)::float8 as refunded
    from parking_payment where paid_time >= ${today} and place_id in ${ids} group by method order by 2 desc`.execute(
    db,
  );
  const ended = await sql<{ due: number; reduced: number }>`
    select coalesce(sum(fee), 0)::float8 as due, coalesce(sum(reduced), 0)::float8 as reduced
    from parking_order where exit_time >= ${today} and place_id in ${ids}`.execute(db);
  const peaks = await sql<{ day: string; hour: number; payments: number }>`
    select to_char(paid_time, 'YYYY-MM-DD') as day, extract(hour from paid_time)::int as hour, count(*)::int as payments
    from parking_payment where paid_time >= ${today} - interval '6 days' and place_id in ${ids} group by 1, 2`.execute(
    db,
  );
  const week = await sql<{ day: string }>`
    select to_char(start, 'YYYY-MM-DD') as day
    from generate_series(${today} - interval '6 days', ${today}, interval '1 day') start`.execute(db);
  const paidAt = new Map(peaks.rows.map(({ day, hour, payments }) => [`${day} ${hour}`, payments]));
  const places = await readPlaces(deps, scope, query);
  const ofHour = (hour: number, isToday: boolean) =>
    hours.rows.find((row) => row.hour === hour && row.isToday === isToday)?.amount ?? 0;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    today: sum(methods.rows.map(({ amount }) => amount)),
    lastWeek: sum(hours.rows.filter(({ isToday }) => !isToday).map(({ isSoFar }) => isSoFar)),
    month: sum(days.rows.map(({ amount }) => amount)),
    payments: sum(methods.rows.map(({ payments }) => payments)),
    due: ended.rows[0]?.due ?? 0,
    reduced: ended.rows[0]?.reduced ?? 0,
    refunded: sum(methods.rows.map(({ refunded }) => refunded)),
    arrears: sum(places.map(({ arrears }) => arrears)),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      amount: ofHour(hour, true),
      lastWeek: ofHour(hour, false),
    })),
    days: days.rows,
    methods: methods.rows.map(({ method, amount, payments }) => ({ method, amount, payments })),
    peaks: week.rows.map(({ day }) => ({
      day,
      hours: Array.from({ length: 24 }, (_, hour) => paidAt.get(`${day} ${hour}`) ?? 0),
    })),
    places,
  };
}
