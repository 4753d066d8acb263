import { type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql, type RawBuilder } from 'kysely';
import { at } from '../../db/columns.js';
import { type Database } from '../../db/database.js';
import { contains, containsIndexed, containsInOrder } from '../../db/keyword.js';
import { readFoundPage, readPage } from '../../db/paging.js';
import { BY_VALUE } from '../../db/preparedStatements.js';
import { type Call } from '../../http/handle.js';
import { withinScope } from '../../rights/dataScope.js';
import { filtered, newest } from './flowFilters.js';
import { flowColumns, flowNames, flowsWithNames } from './flowRows.js';

type Monitored = Call<(typeof contract)['workflow']['flowList']['monitored']>;

/** Flows that the caller watches over, the newest first: of millions, too. */
export async function listMonitored({ deps: { db, clock }, caller, query }: Monitored) {
  const scope = caller.rights.dataScope(pages.flowMonitor.address);
  let flows = filtered(flowsWithNames(db), query)
    .where(withinScope(scope, { owner: 'flowInstance.launcherId', organize: 'flowInstance.organizeId' }))
    // one sees a few of them, another one half
    .where(BY_VALUE);
  if (query.launcherId) flows = flows.where('launcherId', '=', query.launcherId);
  if (query.organizeId) flows = flows.where('flowInstance.organizeId', '=', query.organizeId);
  if (query.endFrom !== undefined) flows = flows.where('endTime', '>=', at(query.endFrom));
  if (query.endTo !== undefined) flows = flows.where('endTime', '<=', at(query.endTo));
  if (query.waiting || query.nodeName) flows = flows.where(await hasWaitingTask(db, query, clock.now()));
  const shown = (some: typeof flows) => newest(some.select(flowColumns).select(flowNames));
  if (!FOUND.some((filter) => query[filter] !== undefined))
    return readPage({ db, query, count: flows, rows: shown(flows) });
  const keyword = query.keyword ? await mentions(db, query.keyword) : ANYTHING;
  const found = flows.where(keyword.indexed);
  return readFoundPage({
    ...{ db, query, count: found, rows: shown(flows.where(keyword.inOrder)) },
    foundFirst: shown(flowsWithNames(db, found)),
  });
}

/** Filters of which nobody knows beforehand how many flows match, and where these stand in the order of the list. */
const FOUND = ['keyword', 'endFrom', 'endTo', 'waiting', 'nodeName'] as const;

/**
 * A keyword stands in its title or number, or in the name, or how it sounds, of its kind or of who launched it: whom and what it
 * names is read first, so that the database knows how many flows that is.
 */
async function mentions(db: Database, keyword: string): Promise<Mention> {
  const [kinds, launchers] = await Promise.all([
    db
      .selectFrom('flow')
      .select('id')
      .where(contains(['flow.fullName'], keyword, 'flow.sound'))
      .execute(),
    db
      .selectFrom('userAccount')
      .select('id')
      .where(contains(['userAccount.realName'], keyword, 'userAccount.sound'))
      .execute(),
  ]);
  const named = [
    ...(kinds.length > 0 ? [sql`flow_instance.flow_id = any(${idsOf(kinds)}::text[])`] : []),
    ...(launchers.length > 0 ? [sql`flow_instance.launcher_id = any(${idsOf(launchers)}::text[])`] : []),
  ];
  const either = (written: RawBuilder<boolean>) => sql<boolean>`(${sql.join([...named, written], sql` or `)})`;
  return { indexed: either(containsIndexed(TEXTS, keyword)), inOrder: either(containsInOrder(TEXTS, keyword)) };
}

/** A keyword as a condition on a flow: to find all flows, or to be asked of one after the other. */
interface Mention {
  indexed: RawBuilder<boolean>;
  inOrder: RawBuilder<boolean>;
}

const ANYTHING: Mention = { indexed: sql<boolean>`true`, inOrder: sql<boolean>`true` };
/** Indexed by migration 0193, joined in this order. */
const TEXTS = ['flowInstance.title', 'flowInstance.number'];

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** A task of the flow waits for somebody: at a node of that name, and beyond its limit where only those are wanted. */
async function hasWaitingTask(db: Database, { waiting, nodeName }: Monitored['query'], now: number) {
  const open = sql<boolean>`(task.state in ('open', 'offered')
    ${waiting === 'overdue' ? sql`and task.due_time < ${new Date(now)}` : sql``}
    ${nodeName ? sql`and ${contains(['task.nodeName'], nodeName)}` : sql``})`;
  const { rows } = await sql<{ id: string }>`
    select distinct instance_id as id from flow_task task where ${open} limit ${FEW + 1}`.execute(db);
  // few are named, of many each flow is asked in the order of the list (offset 0: not all of them before the first)
  const has =
    rows.length <= FEW
      ? sql`flow_instance.id = any(${idsOf(rows)}::text[])`
      : sql`exists (select from flow_task task where task.instance_id = flow_instance.id and ${open} offset 0)`;
  return sql<boolean>`(flow_instance.status = 1 and not flow_instance.paused and ${has})`;
}

/** Flows that are named by their ids; among more a page is found soon by asking one after the other. */
const FEW = 2_000;
