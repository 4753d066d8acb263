/**
 * Measures approvals against many flows on the embedded PostgreSQL: the lists of staff and of whoever watches over them, of all
 * flows or of some, and decisions at a given rate.
 *
 *   pnpm --filter @smart-admin/server build && node --import tsx --conditions=@smart-admin/source apps/server/scripts/benchFlow.ts [flows] [figures.json]
 */
import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../src/db/connect.js';
import { createPool } from '../src/db/createPool.js';
import { createDatabase, type Database } from '../src/db/database.js';
import { migrateJobs } from '../src/jobs/migrateJobs.js';
import { migrate } from '../src/migrations/migrate.js';
import { seed } from '../src/seed/seed.js';
import { signInLimited, signInTo } from './benchAccess.js';
import { startProcess, stopProcess } from './serverProcess.js';
import { timeAtRate, timeCalls, type Timing } from './timing.js';

const wanted = Number(process.argv[2] ?? 1_000_000);
const target = process.argv[3];
/** Part of the flows that have an open task. */
const OPEN = 0.3;
const DECISIONS = { rate: 200, seconds: 10 };
const REPEATS = 60;
const LAUNCHED_TOGETHER = 20;
const MONTH = 30 * 86_400_000;

const dataDir = await mkdtemp(join(tmpdir(), 'sa-bench-flow-'));
await chmod(dataDir, 0o755);
const address = await connect({ DATA_DIR: dataDir, DATABASE_URL: undefined }, (error) => console.error(error));
// a million rows at once take longer than any call may
const pool = createPool(
  { ...address.config, statement_timeout: 0 },
  { timeZone: 'UTC', onError: (error) => console.error(error) },
);
const db = createDatabase(pool);
const began = performance.now();
await migrateJobs(pool);
await migrate(db);
await seed(db, { SEED: 'demo' });
await multiply(db, wanted);
await sql`vacuum analyze`.execute(db);
console.log(`${wanted} flows after ${Math.round((performance.now() - began) / 1_000)} s`);

const server = await startProcess({ DATA_DIR: dataDir });
try {
  const [admin, operator] = [
    await signInTo(server, 'admin', 'admin123'),
    await signInTo(server, 'operator', 'operator123'),
  ];
  const { flowList } = operator.workflow;
  const monitored = (query: object, by = admin) => repeat(() => by.workflow.flowList.monitored({ query }));
  const someOnly = await signInLimited(server, { admin, db, page: 'workFlow.monitor' });
  const figures = {
    flows: wanted,
    open: Math.round(wanted * OPEN),
    calls: [
      await timeCalls(
        'to-do, first page',
        repeat(() => flowList.toDo({ query: {} })),
      ),
      await timeCalls(
        'to-do, by keyword',
        repeat(() => flowList.toDo({ query: { keyword: '采购' } })),
      ),
      await timeCalls(
        'counters of the menu',
        repeat(() => flowList.counts()),
      ),
      await timeCalls(
        'to-do of one kind, fifth page',
        repeat(() => flowList.toDo({ query: { flowId: 'flowLeave', currentPage: 5 } })),
      ),
      await timeCalls(
        'done, first page',
        repeat(() => flowList.done({ query: {} })),
      ),
      await timeCalls(
        'launched, first page',
        repeat(() => flowList.launched({ query: {} })),
      ),
      await timeCalls('monitor, first page', monitored({})),
      await timeCalls('monitor, last page that can be turned to', monitored({ currentPage: 400 })),
      await timeCalls('monitor, running ones of one kind', monitored({ status: 1, flowId: 'flowLeave' })),
      await timeCalls('monitor, refused ones', monitored({ status: 3 })),
      await timeCalls('monitor, urgent ones', monitored({ urgency: 3 })),
      await timeCalls('monitor, beyond their limits', monitored({ waiting: 'overdue' })),
      await timeCalls('monitor, waiting at a node by its name', monitored({ nodeName: '主管' })),
      await timeCalls('monitor, ended in the last month', monitored({ endFrom: Date.now() - MONTH })),
      await timeCalls('monitor, by number (some)', monitored({ keyword: 'B777' })),
      await timeCalls('monitor, by two characters of titles (many)', monitored({ keyword: '采购' })),
      await timeCalls('monitor, by two characters that no title has', monitored({ keyword: '订单' })),
      await timeCalls('monitor, by the name of a launcher', monitored({ keyword: '王' })),
      await timeCalls('monitor of one department, first page', monitored({}, someOnly)),
      await timeCalls('monitor of one department, by keyword', monitored({ keyword: '采购' }, someOnly)),
    ],
    decisions: await decide(admin, operator, db),
  };
  console.log(JSON.stringify(figures, null, 2));
  if (target) await writeFile(target, JSON.stringify(figures));
} finally {
  await stopProcess(server);
  await pool.end();
  await address.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function repeat(call: () => Promise<unknown>): (() => Promise<unknown>)[] {
  return Array.from({ length: REPEATS }, () => call);
}

/** Copies of the flows of the demonstration over all of its staff, with a task each; the last ones are open. */
async function multiply(database: Database, count: number): Promise<void> {
  const open = Math.round(count * OPEN);
  await sql`
    create temporary table staff as
    select row_number() over (order by id) - 1 as place, id, organize_id from user_account where enabled_mark = 1`.execute(
    database,
  );
  await sql`create temporary table sample as
    select row_number() over (order by id) - 1 as place, * from flow_instance`.execute(database);
  await sql`
    insert into flow_instance (id, flow_id, version, model_id, model_version, record_id, number, title, urgency, status,
      launcher_id, organize_id, state, launch_time, end_time)
    select 'b' || n, sample.flow_id, 1, sample.model_id, sample.model_version, 'b' || n, 'B' || n, sample.title, sample.urgency,
      case when n <= ${open} then 1 when n % 9 = 0 then 3 else 2 end, staff.id, staff.organize_id, sample.state,
      now() - n * interval '1 minute', case when n <= ${open} then null else now() - n * interval '1 minute' end
    from generate_series(1, ${count}) n
    join staff on staff.place = n % (select count(*) from staff)
    join sample on sample.place = n % (select count(*) from sample)`.execute(database);
  await sql`
    insert into flow_task (instance_id, task_id, activity_id, node_id, node_name, user_id, state, reason, opened_time,
      closed_time, decided_by)
    select 'b' || n, 't1', 'a1', 'head', '部门主管', staff.id, case when n <= ${open} then 'open' else 'approved' end,
      '{"kind":"found","userId":"x","rule":"users"}', now() - n * interval '1 minute',
      case when n <= ${open} then null else now() - n * interval '1 minute' end,
      case when n <= ${open} then '' else staff.id end
    from generate_series(1, ${count}) n
    join staff on staff.place = (n * 7) % (select count(*) from staff)`.execute(database);
}

/** Decisions over as many flows, at a rate that does not wait for answers; each must have been taken once. */
async function decide(
  admin: ApiClient,
  operator: ApiClient,
  database: Database,
): Promise<Timing & { rate: number; seconds: number; taken: number }> {
  const { flow, instance } = admin.workflow;
  const { document, ...body } = await flow.read({ id: 'flowExpense' });
  const node = {
    ...(JSON.parse(document) as { nodes: object[] }).nodes[0],
    people: [{ kind: 'users', ids: ['operator'] }],
  };
  const draft = JSON.stringify({ ...JSON.parse(document), nodes: [node] });
  const flowId = await flow.create({ body: { ...body, fullName: '压测', enCode: 'benchFlow', document: draft } });
  await flow.release({ id: flowId, body: {} });
  const count = DECISIONS.rate * DECISIONS.seconds;
  const receipts = [{ day: '2026-11-01', kind: '1', amount: 120 }];
  const ids: string[] = [];
  for (let start = 0; start < count; start += LAUNCHED_TOGETHER)
    ids.push(
      ...(await Promise.all(
        Array.from({ length: LAUNCHED_TOGETHER }, () =>
          instance.launch({ body: { flowId, values: { purpose: '压测', receipts } } }),
        ),
      )),
    );
  const tasks = await database
    .selectFrom('flowTask')
    .select(['instanceId', 'taskId'])
    .where('instanceId', 'in', ids)
    .where('state', '=', 'open')
    .execute();
  const timing = await timeAtRate(
    'a decision: approved, adopted, told to its launcher',
    DECISIONS.rate,
    tasks.map(
      ({ instanceId: id, taskId }) =>
        () =>
          // with a key, as pages send it: an answer that is lost is asked for again, and nothing is done twice
          operator.workflow.instance.act({ id, body: { kind: 'approve', taskId } }, { idempotencyKey: `bench-${id}` }),
    ),
  );
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from flow_instance where flow_id = ${flowId} and status = 2
      and (select count(*) from flow_entry where instance_id = flow_instance.id and what = 'approve') = 1`.execute(
    database,
  );
  return { ...timing, taken: rows[0]?.taken ?? 0 };
}
