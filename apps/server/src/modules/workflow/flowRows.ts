import { sql, type SelectQueryBuilder } from 'kysely';
import { type Person } from './people/peopleByIds.js';
import { type Database } from '../../db/database.js';
import { COUNT_LIMIT } from '../../db/paging.js';
import { type Tables } from '../../db/tables.js';

/** Nodes that a list names of a flow. */
const SHOWN_NODES = 5;

/**
 * Running and ended flows with what their rows name; joined so that a query that asks for no names leaves them out. `found`: some
 * of them, of which the database finds all, up to `COUNT_LIMIT`, before it sorts them.
 */
export function flowsWithNames(db: Database, found?: ReturnType<typeof joined>): ReturnType<typeof joined> {
  if (!found) return joined(db.selectFrom('flowInstance'));
  // what has a limit is not merged into the query around it
  const barrier = db.selectFrom(found.selectAll('flowInstance').limit(sql.lit(COUNT_LIMIT)).as('flowInstance'));
  return joined(barrier as unknown as Parameters<typeof joined>[0]);
}

function joined(flows: SelectQueryBuilder<Tables, 'flowInstance', object>) {
  return flows
    .leftJoin('flow', 'flow.id', 'flowInstance.flowId')
    .leftJoin('userAccount as launcher', 'launcher.id', 'flowInstance.launcherId')
    .leftJoin('organize', 'organize.id', 'flowInstance.organizeId');
}

const person = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.real_name`)}, 'headIcon', ${sql.ref(`${alias}.head_icon`)})`;

/** What a row of every list of flows shows; who is no more has no name. */
export const flowColumns = [
  'flowInstance.id',
  'flowInstance.flowId',
  'flowInstance.number',
  'flowInstance.title',
  'flowInstance.urgency',
  'flowInstance.status',
  'flowInstance.paused',
  'flowInstance.launchTime',
  'flowInstance.endTime',
] as const;

export const flowNames = [
  // a flow has its kind
  sql<string>`flow.full_name`.as('flowName'),
  sql<string>`flow.icon`.as('icon'),
  sql<Person>`case when launcher.id is null
    then jsonb_build_object('id', flow_instance.launcher_id, 'name', '', 'headIcon', '') else ${person('launcher')} end`.as(
    'launcher',
  ),
  sql<string>`coalesce(organize.full_name, '')`.as('launcherOrganize'),
  sql<string>`coalesce((select real_name from user_account where id = flow_instance.launched_by), '')`.as(
    'launchedByName',
  ),
  sql<{ nodeName: string; people: Person[] }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('nodeName', node_name, 'people', people) order by opened)
    from (
      select task.node_name, min(task.opened_time) as opened, jsonb_agg(${person('asked')} order by asked.id) as people
      from flow_task task join user_account asked on asked.id = task.user_id
      where task.instance_id = flow_instance.id and task.state in ('open', 'offered')
      group by task.activity_id, task.node_name order by opened limit ${sql.lit(SHOWN_NODES)}
    ) waiting), '[]')`.as('current'),
] as const;
