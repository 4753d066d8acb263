import { type RawBuilder, sql } from 'kysely';
import { type Deps } from '../../../deps.js';
import { type DataScope } from '../../../rights/dataScope.js';
import { type Period } from './requirePeriod.js';
import { waitsNow, type Watched, watched } from './watched.js';

/** Groups that are answered at most. */
const MOST = 500;

/** How long the tasks of each node take. */
export function measureNodes(deps: MeasureDeps, scope: DataScope, query: MeasureQuery) {
  return measure<{ flowId: string; flowName: string; nodeId: string; nodeName: string }>(deps, scope, query, {
    key: sql`flow_id, node_id`,
    more: sql`, (array_agg(node_name order by opened_time desc))[1] as node_name`,
    named: sql`measured.*, flow.full_name as flow_name`,
    names: sql`join flow on flow.id = measured.flow_id`,
  });
}

/** How long the tasks of each flow take. */
export function measureFlows(deps: MeasureDeps, scope: DataScope, query: MeasureQuery) {
  return measure<{ flowId: string; flowName: string }>(deps, scope, query, {
    key: sql`flow_id`,
    named: sql`measured.*, flow.full_name as flow_name`,
    names: sql`join flow on flow.id = measured.flow_id`,
  });
}

/** How long the tasks of the flows take that were launched from each organisation. */
export function measureOrganizes(deps: MeasureDeps, scope: DataScope, query: MeasureQuery) {
  return measure<{ organizeId: string; organizeName: string }>(deps, scope, query, {
    key: sql`organize_id`,
    named: sql`measured.*, coalesce(organize.full_name, '') as organize_name`,
    names: sql`left join organize on organize.id = measured.organize_id`,
  });
}

async function measure<Key>(
  { db, clock }: MeasureDeps,
  scope: DataScope,
  { from, to, ...query }: MeasureQuery,
  { key, more = sql``, named, names }: Grouping,
): Promise<{ list: (Key & Measures)[]; total: number }> {
  const isWatched = watched(scope, query);
  const now = new Date(clock.now());
  const columns = sql`task.instance_id, task.task_id, task.node_id, task.node_name, task.state, task.opened_time,
    instance.flow_id, instance.organize_id`;
  const ofFlow = sql`from flow_task task join flow_instance instance on instance.id = task.instance_id`;
  // two searches, each by its index: what was decided in a period, and what waits whenever it was opened
  const { rows } = await sql<Key & Measures & { total: number }>`
    with task as (
      select ${columns}, extract(epoch from task.closed_time - task.opened_time) * 1000 as took, null::numeric as waits
      ${ofFlow}
      where task.state in ('approved', 'refused') and task.closed_time between ${new Date(from)} and ${new Date(to)}
        and ${isWatched}
      union all
      select ${columns}, null, extract(epoch from ${now}::timestamptz - task.opened_time) * 1000
      ${ofFlow}
      where ${waitsNow} and ${isWatched}
    ), measured as (
      select ${key}${more},
        count(took)::int as decided,
        count(*) filter (where state = 'refused')::int as refused,
        round(percentile_cont(0.5) within group (order by took)) as median,
        round(percentile_cont(0.9) within group (order by took)) as p90,
        count(distinct (instance_id, task_id)) filter (where waits is not null)::int as waiting,
        round(max(waits))::float8 as longest
      from task group by ${key}
    )
    select ${named}, count(*) over ()::int as total from measured ${names}
    order by median desc nulls last, longest desc nulls last, ${key} limit ${sql.lit(MOST)}`.execute(db);
  return { list: rows.map(({ total: _, ...row }) => row as Key & Measures), total: rows[0]?.total ?? 0 };
}

type MeasureDeps = Pick<Deps, 'db' | 'clock'>;
type MeasureQuery = Period & Watched;

/** By what tasks are gathered, and what their group is called. */
interface Grouping {
  key: RawBuilder<unknown>;
  more?: RawBuilder<unknown>;
  named: RawBuilder<unknown>;
  names: RawBuilder<unknown>;
}

/** Lengths in milliseconds. */
interface Measures {
  decided: number;
  refused: number;
  median: number | null;
  p90: number | null;
  waiting: number;
  longest: number | null;
}
