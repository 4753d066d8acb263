import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type SocketHub } from '../src/realtime/socketHub.js';
import { runJob } from './support/runJob.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs } from './support/takeJobs.js';

/** Beside whoever the demonstration has. */
const RECEIVERS = 50_000;
/** What one statement may bring back. */
const AT_ONCE = 2_000;

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
let people: number;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await sql`
    insert into user_account (id, account, real_name, password_hash, organize_id, mobile_phone)
    select 'bulk' || n, 'bulk' || n, '批量' || n, 'none', 'hq_rd', '199' || lpad(n::text, 8, '0')
    from generate_series(1, ${sql.lit(RECEIVERS)}) n`.execute(app.db);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from user_account where enabled_mark = 1`.execute(app.db);
  people = rows[0]?.n ?? 0;
});
afterAll(() => app.stop());
beforeEach(() => vi.restoreAllMocks());

const create = () => admin.message.create({ body: { title: '全员通知', toAll: 1 } });

async function receiptsOf(messageId: string) {
  const { rows } = await sql<{ entries: number; receivers: number }>`
    select count(*)::int as entries, count(distinct user_id)::int as receivers
    from message_receipt where message_id = ${messageId}`.execute(app.db);
  return rows[0];
}

/** Whom each frame goes to, of those that are sent from here on. */
function listen(): string[][] {
  const told: string[][] = [];
  const send = app.deps.sockets.send.bind(app.deps.sockets) as SocketHub['send'];
  vi.spyOn(app.deps.sockets, 'send').mockImplementation((trx, target, frame) => {
    if (target.kind !== 'everybody') told.push(target.keys);
    return send(trx, target, frame);
  });
  return told;
}

it('50,000 people get a notice once, by a job that has a part of them in memory, and their readers are counted', async () => {
  const id = await create();
  await admin.message.release({ id });
  // the request serves nobody
  expect(await receiptsOf(id)).toEqual({ entries: 0, receivers: 0 });
  const [job] = await takeJobs(app, 'message.deliver');
  expect(job?.payload).toEqual({ messageId: id });
  const told = listen();
  await runJob(app, 'message.deliver', job?.payload);
  expect(await receiptsOf(id)).toEqual({ entries: people, receivers: people });
  expect(Math.max(...told.map((keys) => keys.length))).toBe(AT_ONCE);
  expect(new Set(told.flat()).size).toBe(people);
  expect(told.flat()).toHaveLength(people);

  const all = await admin.message.readers({ id, query: { pageSize: 20, currentPage: 3 } });
  expect(all.list).toHaveLength(20);
  expect(all.pagination.total).toBeGreaterThan(10_000);
  const found = await admin.message.readers({ id, query: { keyword: 'bulk49999' } });
  expect(found.list).toMatchObject([{ account: 'bulk49999', isRead: 0, readTime: null }]);
  const operator = await app.signIn('operator', 'operator123');
  await operator.message.readInfo({ id });
  expect((await admin.message.readers({ id, query: { isRead: 1 } })).list).toMatchObject([{ account: 'operator' }]);
  await refusal(operator.message.readers({ id, query: {} }), 403);
});

it('a job that is cut off in the middle goes on where it was: nobody gets a notice twice or is told twice', async () => {
  const id = await create();
  await admin.message.release({ id });
  const [job] = await takeJobs(app, 'message.deliver');
  const told = listen();
  const through = vi.mocked(app.deps.sockets.send).getMockImplementation();
  let parts = 0;
  vi.mocked(app.deps.sockets.send).mockImplementation((trx, target, frame) => {
    parts += 1;
    if (parts === 4) return Promise.reject(new Error('the line is cut'));
    return through ? through(trx, target, frame) : Promise.resolve();
  });
  await expect(runJob(app, 'message.deliver', job?.payload)).rejects.toThrow('the line is cut');
  expect(await receiptsOf(id)).toEqual({ entries: 3 * AT_ONCE, receivers: 3 * AT_ONCE });
  await runJob(app, 'message.deliver', job?.payload);
  expect(await receiptsOf(id)).toEqual({ entries: people, receivers: people });
  await runJob(app, 'message.deliver', job?.payload);
  expect(told.flat()).toHaveLength(people);
  expect(new Set(told.flat()).size).toBe(people);
});
