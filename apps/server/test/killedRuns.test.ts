import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newId } from '../src/db/newId.js';
import { defineJob } from '../src/jobs/defineJob.js';
import { enqueue } from '../src/jobs/enqueue.js';
import { enqueueDueTasks } from '../src/jobs/schedule/enqueueDueTasks.js';
import { enqueueRun } from '../src/jobs/schedule/enqueueRun.js';
import { failKilledRuns } from '../src/jobs/schedule/failKilledRuns.js';
import { startJobs } from '../src/jobs/startJobs.js';
import { WorkerBeats } from '../src/jobs/workerBeats.js';
import { backupJob } from '../src/modules/backup/backupJob.js';
import { sendDeliveryJob } from '../src/modules/messageTemplate/templateJobs.js';
import { deliverWebhookJob, enqueueAttempts } from '../src/modules/webhook/webhookJobs.js';
import { TRANSFER_JOB, TransferPayloadSchema } from '../src/modules/transfer/TransferRun.js';
import { startReceiver } from './support/startReceiver.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

// no runner works here but where a test starts one: what workers do and leave undone is written by the tests

const BEAT = 10_000;

let app: TestApp;
let beats: WorkerBeats | undefined;
let stopJobs: (() => Promise<void>) | undefined;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.updateTable('scheduledTask').set({ enabledMark: 0 }).execute();
});
afterAll(() => app.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() }));
afterEach(async () => {
  vi.useRealTimers();
  await beats?.stop();
  await stopJobs?.();
  [beats, stopJobs] = [undefined, undefined];
  await app.db.updateTable('scheduledTask').set({ enabledMark: 0 }).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  await app.db.deleteFrom('jobWorker').execute();
});

/** A task that comes every minute, with a run of it that a worker has begun. */
async function begin({ worker, attempts, seconds }: { worker: string; attempts: number; seconds: number }) {
  const id = newId();
  await app.db
    .insertInto('scheduledTask')
    .values({
      id,
      fullName: '每分钟',
      enCode: `minute ${id}`,
      cron: '* * * * *',
      timeZone: 'UTC',
      job: 'record.cleanBin',
      payload: '{}',
      maxAttempts: 3,
      nextRunTime: new Date(Date.now() - 60_000),
    })
    .execute();
  const dueTime = new Date(Date.now() - 120_000);
  const runId = await app.db
    .transaction()
    .execute((trx) => enqueueRun(trx, { id, maxAttempts: 3 }, { cause: 'schedule', dueTime }));
  await app.db.updateTable('scheduledTaskRun').set({ state: 'running', attempts }).where('id', '=', runId).execute();
  const since = sql`now() - make_interval(secs => ${seconds})`;
  await sql`
    update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = ${since}, attempts = ${attempts}
    where payload ->> 'runId' = ${runId}`.execute(app.db);
  await sql`
    update graphile_worker._private_job_queues set locked_by = ${worker}, locked_at = ${since}
    where queue_name = ${`schedule:${id}`}`.execute(app.db);
  return id;
}

/** Lets a worker have begun the jobs that wait, in their so many-th attempt. */
const hold = (worker: string, attempts: number) =>
  sql`
    update graphile_worker._private_jobs
    set locked_by = ${worker}, locked_at = now() - interval '1 minute', attempts = ${attempts}`.execute(app.db);

/** Writes down when a worker was last seen. */
const see = (worker: string, seconds: number) =>
  sql`insert into job_worker values (${worker}, now() - make_interval(secs => ${seconds}))`.execute(app.db);

const readRuns = (taskId: string) =>
  app.db.selectFrom('scheduledTaskRun').selectAll().where('taskId', '=', taskId).orderBy('id').execute();

/** An instance that has beaten for some time, as others see it. */
async function startBeats() {
  beats = new WorkerBeats(app.deps);
  await beats.add('worker-alive');
}

/** Turns a time away, and waits until the beats of it are written down. */
async function beat(milliseconds = BEAT) {
  await app.db
    .updateTable('jobWorker')
    .set({ seenTime: new Date(0) })
    .where('id', '=', 'worker-alive')
    .execute();
  vi.advanceTimersByTime(milliseconds);
  await vi.waitFor(async () => {
    const alive = app.db.selectFrom('jobWorker').select('seenTime').where('id', '=', 'worker-alive');
    expect((await alive.executeTakeFirstOrThrow()).seenTime).toBeGreaterThan(0);
  });
}

it('ends a run that was killed in its last attempt within a minute, says why, and lets its task go on', async () => {
  const id = await begin({ worker: 'worker-dead', attempts: 3, seconds: 60 });
  // ten seconds are left of the minute
  await see('worker-dead', 50);
  await startBeats();
  expect(await readRuns(id)).toMatchObject([{ state: 'running' }]);
  await beat();
  await vi.waitFor(async () => expect(await readRuns(id)).toMatchObject([{ state: 'failed' }]));
  expect(await readRuns(id)).toMatchObject([{ attempts: 3, endTime: expect.any(Number) as number }]);
  const admin = await app.signIn('admin');
  const { list } = await admin.system.task.runs({ id, query: {} });
  expect(list).toMatchObject([{ state: 'failed', message: '服务器中断，本次执行没有完成，也不会再重试' }]);

  vi.useRealTimers();
  await enqueueDueTasks(app.db, new Date());
  expect(await readRuns(id)).toMatchObject([{ state: 'failed' }, { state: 'waiting' }]);
  // its queue is free too
  stopJobs = await startJobs(app.config, app.deps);
  await vi.waitFor(async () => expect(await readRuns(id)).toMatchObject([{ state: 'failed' }, { state: 'done' }]));
});

it('tells the owner of an import that was killed in its last attempt how far it came, and frees the others', async () => {
  const admin = await app.signIn('admin');
  const { id: userId } = await admin.permission.currentUser.baseInfo();
  const id = await app.db.transaction().execute(async (trx) => {
    const made = newId();
    await trx
      .insertInto('transfer')
      .values({
        ...{ id: made, userId, kind: 'import', target: 'model:m', fileName: '来访.xlsx', locale: 'zh', request: '{}' },
        ...{ state: 'running', total: 500, done: 200 },
      })
      .execute();
    await enqueue(trx, defineJob('record.import', TransferPayloadSchema, TRANSFER_JOB), { transferId: made });
    return made;
  });
  await hold('worker-dead', 3);
  await see('worker-dead', 50);
  await startBeats();
  await beat();
  const read = async () =>
    (await admin.system.transfer.list({ query: {} })).list.find((transfer) => transfer.id === id);
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'failed', done: 200 }));
  expect((await read())?.problem).toBe('服务器中断，导入没有完成：前200行已处理，请从文件中删去这些行后再次导入');
});

it('a backup that was killed in its last attempt is listed as failed', async () => {
  const admin = await app.signIn('admin');
  const id = newId();
  await app.db.transaction().execute(async (trx) => {
    await trx.insertInto('backup').values({ id, taskCode: '', fileName: 'killed.sql.gz', state: 'running' }).execute();
    await enqueue(trx, backupJob, { taskCode: '', keep: 1, userId: 'admin', id });
  });
  await hold('worker-dead', backupJob.maxAttempts);
  await see('worker-dead', 50);
  await startBeats();
  await beat();
  const states = async () => (await admin.system.backup.list({ query: {} })).list.map(({ state }) => state);
  await vi.waitFor(async () => expect(await states()).toEqual(['failed']));
});

it('a message whose sending was killed in its last attempt stands in the log as failed, in the language of the reader', async () => {
  const admin = await app.signIn('admin');
  const { id: userId } = await admin.permission.currentUser.baseInfo();
  const id = newId();
  await app.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('messageDelivery')
      .values({
        ...{ id, userId, batchId: id, templateName: '中断', channel: 'mail', state: 'retrying', attempts: 7 },
        ...{ address: 'a@example.com', subject: '', content: '' },
      })
      .execute();
    await enqueue(trx, sendDeliveryJob, { deliveryId: id });
  });
  await hold('worker-dead', sendDeliveryJob.maxAttempts);
  await see('worker-dead', 50);
  await startBeats();
  await beat();
  const read = async () => (await admin.system.messageDelivery.list({ query: { keyword: '中断' } })).list;
  await vi.waitFor(async () => expect(await read()).toMatchObject([{ id, state: 'failed' }]));
  expect((await read())[0]?.error).toBe('服务器中断，本次执行没有完成，也不会再重试');
});

it('an event for a webhook whose sending was killed is sent by another worker, and ends as failed after its last attempt', async () => {
  const receiver = await startReceiver();
  const open = await app.startAnother({ INTERFACE_HOSTS: '127.0.0.1' });
  const admin = await open.signIn('admin');
  const { id: webhookId } = await admin.system.webhook.create({
    body: { fullName: '中断', url: receiver.url, ownerId: 'admin', events: ['record.created'] },
  });
  const [next, last] = [newId(), newId()];
  const add = (deliveryId: string) =>
    app.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('webhookDelivery')
        .values({ id: deliveryId, webhookId, event: 'webhook.test', status: null, duration: null })
        .execute();
      await enqueueAttempts(trx, [{ webhookId, deliveryId, attempt: 1 }]);
    });
  await add(last);
  await hold('worker-dead', deliverWebhookJob.maxAttempts);
  await add(next);
  await sql`
    update graphile_worker._private_jobs
    set locked_by = 'worker-dead', locked_at = now() - interval '1 minute', attempts = 1
    where attempts = 0`.execute(app.db);
  await sql`
    update graphile_worker._private_job_queues
    set locked_by = 'worker-dead', locked_at = now() - interval '1 minute'`.execute(app.db);
  await see('worker-dead', 50);
  await startBeats();
  await beat();
  const read = async (deliveryId: string) => admin.system.webhook.delivery({ id: webhookId, deliveryId });
  await vi.waitFor(async () => expect(await read(last)).toMatchObject({ state: 'failed', reason: 'killed' }));

  vi.useRealTimers();
  stopJobs = await startJobs(app.config, open.deps);
  await vi.waitFor(async () => expect(await read(next)).toMatchObject({ state: 'sent', attempts: 1 }));
  expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([next]);
  receiver.stop();
});

it('leaves runs that have attempts left to another worker, and those of living workers alone', async () => {
  const [next, slow] = [
    await begin({ worker: 'worker-dead', attempts: 2, seconds: 60 }),
    await begin({ worker: 'worker-slow', attempts: 3, seconds: 600 }),
  ];
  await see('worker-slow', 40);
  await startBeats();
  await beat();
  const jobs = () =>
    sql`select locked_by, attempts from graphile_worker.jobs order by attempts`
      .execute(app.db)
      .then(({ rows }) => rows);
  await vi.waitFor(async () =>
    expect(await jobs()).toEqual([
      { lockedBy: null, attempts: 2 },
      { lockedBy: 'worker-slow', attempts: 3 },
    ]),
  );
  await failKilledRuns(app.db);
  expect([...(await readRuns(next)), ...(await readRuns(slow))]).toMatchObject([
    { state: 'running' },
    { state: 'running' },
  ]);
});

it('takes nobody for dead after the database was away, until everybody has had time to beat', async () => {
  const id = await begin({ worker: 'worker-other', attempts: 3, seconds: 600 });
  await startBeats();
  await beat();
  await vi.waitFor(async () => expect(await readRuns(id)).toMatchObject([{ state: 'failed' }]));
  await app.db.updateTable('scheduledTaskRun').set({ state: 'running' }).where('taskId', '=', id).execute();
  await sql`update graphile_worker._private_jobs set locked_by = 'worker-other', locked_at = now() - interval '1 hour'`.execute(
    app.db,
  );
  // this instance has not beaten for two minutes either
  vi.setSystemTime(Date.now() + 120_000);
  await beat();
  await sql`insert into job_worker values ('worker-other', now())`.execute(app.db);
  await beat();
  expect(await readRuns(id)).toMatchObject([{ state: 'running' }]);
});

it('the minute tick ends a run whose job is gone, and adds the one that is due', async () => {
  const id = await begin({ worker: 'worker-dead', attempts: 1, seconds: 0 });
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  const { signal } = new AbortController();
  const attempt = { signal, workId: 'tick', number: 1, isLast: true, note: () => Promise.resolve() };
  await app.deps.jobs.get('schedule.tick')?.run(app.deps, {}, attempt);
  expect(await readRuns(id)).toMatchObject([{ state: 'failed' }, { state: 'waiting' }]);
});
