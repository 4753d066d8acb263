import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { at } from '../../db/columns.js';
import { contains } from '../../db/keyword.js';
import { readPage } from '../../db/paging.js';
import { handleAll, type Call } from '../../http/handle.js';
import { withinScope } from '../../rights/dataScope.js';
import { approveMany } from './approveMany.js';
import { flowColumns, flowNames, flowsWithNames } from './flowRows.js';
import { handOver } from './handOver.js';
import { readOwnCalendar } from './ownCalendar.js';
import { isForCaller, principalsOf } from './ownTasks.js';

const { flowList } = contract.workflow;
type Query = Call<typeof flowList.launched>['query'];

export const flowListRoutes = handleAll(flowList, {
  launched: ({ deps: { db }, caller, query }) => {
    const flows = filtered(flowsWithNames(db), query).where((eb) =>
      eb.or([eb('launcherId', '=', caller.userId), eb('launchedBy', '=', caller.userId)]),
    );
    return readPage({ db, query, count: flows, rows: newest(flows.select(flowColumns).select(flowNames)) });
  },
  toDo: async ({ deps: { db }, caller, query }) => {
    const principals = await principalsOf(db, caller.userId);
    const tasks = filtered(flowsWithNames(db), query)
      .innerJoin('flowTask', 'flowTask.instanceId', 'flowInstance.id')
      .where('flowInstance.status', '=', 1)
      .where('flowInstance.paused', '=', false)
      .where('flowTask.state', 'in', ['open', 'offered'])
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
        .where('flowInstance.status', '=', 1)
        .where('flowInstance.paused', '=', false)
        .where('flowTask.state', 'in', ['open', 'offered'])
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
    const tasks = filtered(flowsWithNames(db), query)
      .innerJoin('flowTask', 'flowTask.instanceId', 'flowInstance.id')
      .where('flowTask.decidedBy', '=', caller.userId)
      .where('flowTask.state', 'in', ['approved', 'refused']);
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
    let flows = filtered(flowsWithNames(db), query)
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
  monitored: ({ deps: { db, clock }, caller, query }) => {
    const scope = caller.rights.dataScope(pages.flowMonitor.address);
    let flows = filtered(flowsWithNames(db), query).where(
      withinScope(scope, { owner: 'flowInstance.launcherId', organize: 'flowInstance.organizeId' }),
    );
    if (query.launcherId) flows = flows.where('launcherId', '=', query.launcherId);
    if (query.organizeId) flows = flows.where('flowInstance.organizeId', '=', query.organizeId);
    if (query.endFrom !== undefined) flows = flows.where('endTime', '>=', at(query.endFrom));
    if (query.endTo !== undefined) flows = flows.where('endTime', '<=', at(query.endTo));
    if (query.waiting || query.nodeName) flows = flows.where(hasWaitingTask(query, clock.now()));
    return readPage({ db, query, count: flows, rows: newest(flows.select(flowColumns).select(flowNames)) });
  },
  handOver,
});

/** A task of the flow waits for somebody: at a node of that name, and beyond its limit where only those are wanted. */
function hasWaitingTask({ waiting, nodeName }: Call<typeof flowList.monitored>['query'], now: number) {
  return sql<boolean>`(flow_instance.status = 1 and not flow_instance.paused and exists (
    select 1 from flow_task task
    where task.instance_id = flow_instance.id and task.state in ('open', 'offered')
      ${waiting === 'overdue' ? sql`and task.due_time < ${new Date(now)}` : sql``}
      ${nodeName ? sql`and ${contains(['task.nodeName'], nodeName)}` : sql``}))`;
}

type Flows = ReturnType<typeof flowsWithNames>;

function filtered(flows: Flows, query: Query): Flows {
  let found = flows;
  if (query.flowId) found = found.where('flowInstance.flowId', '=', query.flowId);
  if (query.status) found = found.where('flowInstance.status', '=', query.status);
  if (query.urgency) found = found.where('flowInstance.urgency', '=', query.urgency);
  if (query.from !== undefined) found = found.where('launchTime', '>=', at(query.from));
  if (query.to !== undefined) found = found.where('launchTime', '<=', at(query.to));
  if (query.keyword)
    found = found.where(
      contains(
        ['flowInstance.title', 'flowInstance.number', 'flow.fullName', 'launcher.realName'],
        query.keyword,
        'launcher.sound',
      ),
    );
  return found;
}

function newest<Rows extends { orderBy(column: 'launchTime' | 'flowInstance.id', direction: 'desc'): Rows }>(
  rows: Rows,
): Rows {
  return rows.orderBy('launchTime', 'desc').orderBy('flowInstance.id', 'desc');
}
