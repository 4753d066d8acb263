import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { contains } from '../../db/keyword.js';
import { readPage } from '../../db/paging.js';
import { handleAll } from '../../http/handle.js';
import { approveMany } from './approveMany.js';
import { filtered, type FlowFilter, newest } from './flowFilters.js';
import { flowColumns, flowNames, flowsWithNames } from './flowRows.js';
import { handOver } from './handOver.js';
import { listMonitored } from './listMonitored.js';
import { readOwnCalendar } from './ownCalendar.js';
import { isForCaller, principalsOf } from './ownTasks.js';

export const flowListRoutes = handleAll(contract.workflow.flowList, {
  launched: ({ deps: { db }, caller, query }) => {
    // few are launched for others, and an index knows those alone
    const flows = own(flowsWithNames(db), query).where(
      sql<boolean>`(launcher_id = ${caller.userId} or (launched_by = ${caller.userId} and launched_by <> ''))`,
    );
    return readPage({ db, query, count: flows, rows: newest(flows.select(flowColumns).select(flowNames)) });
  },
  toDo: async ({ deps: { db }, caller, query }) => {
    const principals = await principalsOf(db, caller.userId);
    const tasks = own(flowsWithNames(db), query)
      .innerJoin('flowTask', 'flowTask.instanceId', 'flowInstance.id')
      .where(waitsNow)
      .where(isForCaller(caller.userId, principals));
    const { list, pagination } = await readPage({
      db,
      query,
      count: tasks,
      rows: tasks
        .select(flowColumns)
        .select(flowNames)
        .select(['flowTask.taskId', 'flowTask.nodeName', 'flowTask.openedTime as taskTime', 'flowTask.dueTime'])
        .select(['flowTask.batch', 'flowTask.userId'])
        .select(sql<boolean>`flow_task.state = 'offered'`.as('offered'))
        .orderBy('flowInstance.urgency', 'desc')
        .orderBy('flowTask.dueTime', (order) => order.asc().nullsLast())
        .orderBy('flowTask.openedTime')
        .orderBy('flowTask.taskId'),
    });
    const names = new Map(principals.map(({ userId, name }) => [userId, name]));
    return { list: list.map(({ userId, ...task }) => ({ ...task, forName: names.get(userId) ?? '' })), pagination };
  },
  counts: async ({ deps: { db }, caller }) => {
    const principals = await principalsOf(db, caller.userId);
    const [tasks, circulated] = await Promise.all([
      db
        .selectFrom('flowTask')
        .innerJoin('flowInstance', 'flowInstance.id', 'flowTask.instanceId')
        .where(waitsNow)
        .where(isForCaller(caller.userId, principals))
        .select([
          sql<number>`count(*)`.as('toDo'),
          sql<number>`count(*) filter (where flow_task.due_time < now())`.as('overdue'),
        ])
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('flowCirculation')
        .where('userId', '=', caller.userId)
        .where('readTime', 'is', null)
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow(),
    ]);
    return { ...tasks, circulated: circulated.count };
  },
  calendar: ({ deps, caller }) => readOwnCalendar(deps, caller),
  approveMany,
  done: ({ deps: { db }, caller, query }) => {
    const tasks = own(flowsWithNames(db), query)
      .innerJoin('flowTask', 'flowTask.instanceId', 'flowInstance.id')
      .where('flowTask.decidedBy', '=', caller.userId)
      .where(sql<boolean>`flow_task.state in ('approved', 'refused')`);
    return readPage({
      db,
      query,
      count: tasks,
      rows: tasks
        .select(flowColumns)
        .select(flowNames)
        .select(['flowTask.taskId', 'flowTask.nodeName', 'flowTask.state as verdict'])
        .select(sql<number>`flow_task.closed_time`.as('doneTime'))
        .orderBy('flowTask.closedTime', 'desc')
        .orderBy('flowTask.taskId'),
    });
  },
  circulated: ({ deps: { db }, caller, query }) => {
    let flows = own(flowsWithNames(db), query)
      .innerJoin('flowCirculation', 'flowCirculation.instanceId', 'flowInstance.id')
      .where('flowCirculation.userId', '=', caller.userId);
    if (query.unread === '1') flows = flows.where('flowCirculation.readTime', 'is', null);
    if (query.unread === '0') flows = flows.where('flowCirculation.readTime', 'is not', null);
    return readPage({
      db,
      query,
      count: flows,
      rows: flows
        .select(flowColumns)
        .select(flowNames)
        .select(['flowCirculation.time', 'flowCirculation.readTime'])
        .orderBy(sql`flow_circulation.read_time is not null`)
        .orderBy('flowCirculation.time', 'desc')
        .orderBy('flowInstance.id'),
    });
  },
  read: async ({ deps: { db }, caller, body: { ids } }) => {
    await db
      .updateTable('flowCirculation')
      .set({ readTime: new Date() })
      .where('userId', '=', caller.userId)
      .where('instanceId', 'in', ids)
      .where('readTime', 'is', null)
      .execute();
    return null;
  },
  monitored: listMonitored,
  handOver,
});

/**
 * A task of a flow can be decided. Conditions on states are written out in these lists: partial indexes answer them, which the
 * database takes for no parameter.
 */
const waitsNow = sql<boolean>`(
  flow_task.state in ('open', 'offered') and flow_instance.status = 1 and not flow_instance.paused)`;

type Flows = ReturnType<typeof flowsWithNames>;

/** Flows in which somebody has a part are few: a keyword is looked for in each. */
function own(flows: Flows, query: FlowFilter): Flows {
  const found = filtered(flows, query);
  if (!query.keyword) return found;
  const columns = ['flowInstance.title', 'flowInstance.number', 'flow.fullName', 'launcher.realName'];
  return found.where(contains(columns, query.keyword, 'launcher.sound'));
}
