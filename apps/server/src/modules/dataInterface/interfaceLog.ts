import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Deps } from '../../deps.js';
import { CrudList } from '../../http/crud/CrudList.js';
import { type Caller } from '../../rights/caller.js';
import { USER_PAGE, usersWithin } from '../user/userScope.js';

/** Calls of interfaces by the people whom the caller sees, the newest first. */
export const interfaceLog = new CrudList({
  table: 'dataInterfaceLog',
  scope: { page: pages.user, within: (scope) => usersWithin(scope, 'dataInterfaceLog.userId') },
  columns: ['id', 'creatorTime', 'userName', 'cause', 'parameters', 'duration', 'rows', 'isCached', 'error'],
  filters: {
    keyword: { where: (text) => sql`strpos(lower(user_name || ' ' || error), lower(${text})) > 0` },
    isFailed: { where: (isFailed) => sql`(error <> '') = (${isFailed}::int = 1)` },
  },
  order: [
    ['creatorTime', 'desc'],
    ['id', 'desc'],
  ],
  ordersBy: [],
});

/** Calls of an interface by the people whom the caller sees on each of the last days, by the caller's clock. */
export async function interfaceStatistics(
  { db }: Deps,
  { rights }: Caller,
  interfaceId: string,
  { days, offset }: { days: number; offset: number },
) {
  const { rows } = await sql<DayOfCalls>`
    select to_char(day, 'YYYY-MM-DD') as day, count(log.id)::int as calls,
      count(log.id) filter (where error <> '')::int as failures,
      count(log.id) filter (where is_cached = 1)::int as cached,
      round(avg(duration) filter (where is_cached = 0))::int as average,
      round(percentile_cont(0.95) within group (order by duration) filter (where is_cached = 0))::int as p95
    from generate_series(0, ${days}::int - 1) ago
    cross join lateral (
      select date_trunc('day', now() at time zone 'UTC' + make_interval(mins => ${offset}::int)) - make_interval(days => ago) as day
    ) days
    left join data_interface_log log on log.interface_id = ${interfaceId}
      and ${usersWithin(rights.dataScope(USER_PAGE), 'log.userId')}
      and log.creator_time >= (day - make_interval(mins => ${offset}::int)) at time zone 'UTC'
      and log.creator_time < (day + interval '1 day' - make_interval(mins => ${offset}::int)) at time zone 'UTC'
    group by day order by day`.execute(db);
  return { list: rows };
}

interface DayOfCalls {
  day: string;
  calls: number;
  failures: number;
  cached: number;
  average: number | null;
  p95: number | null;
}
