import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Deps } from '../../../deps.js';
import { type DataScope } from '../../../rights/dataScope.js';
import { type Period } from './requirePeriod.js';
import { waitsNow, type Watched, watched } from './watched.js';

/** Flows that were launched and that ended in a period, and tasks that wait now; lengths in milliseconds. */
export async function readFigures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: DataScope,
  { from, to, ...query }: Period & Watched,
): Promise<Figures> {
  const isWatched = watched(scope, query);
  const [first, last, now] = [new Date(from), new Date(to), new Date(clock.now())];
  const { rows } = await sql<Figures>`
    select * from
      (select count(*)::int as launched from flow_instance instance
        where launch_time between ${first} and ${last} and ${isWatched}) launches,
      (select count(*)::int as ended, count(*) filter (where status = ${FLOW_STATUS.rejected})::int as refused,
          round(percentile_cont(0.5) within group (order by extract(epoch from end_time - launch_time) * 1000)) as median
        from flow_instance instance
        where status <> ${FLOW_STATUS.running} and end_time between ${first} and ${last} and ${isWatched}) ends,
      (select count(distinct (instance_id, task_id))::int as waiting,
          count(distinct (instance_id, task_id)) filter (where due_time < ${now})::int as overdue
        from flow_task task join flow_instance instance on instance.id = task.instance_id
        where ${waitsNow} and ${isWatched}) waits`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('sums without a group have one row');
  return row;
}

interface Figures {
  launched: number;
  ended: number;
  refused: number;
  median: number | null;
  waiting: number;
  overdue: number;
}
