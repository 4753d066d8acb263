import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineJob } from '../src/jobs/defineJob.js';
import { dequeue } from '../src/jobs/dequeue.js';
import { enqueue } from '../src/jobs/enqueue.js';
import { handleJob, type JobHandler } from '../src/jobs/handleJob.js';
import { enqueueRun } from '../src/jobs/schedule/enqueueRun.js';
import { newId } from '../src/db/newId.js';
import { nextRun } from '../src/jobs/schedule/nextRun.js';
import { enqueueDueTasks } from '../src/jobs/schedule/enqueueDueTasks.js';
import { runScheduledTaskNow } from '../src/jobs/schedule/scheduledTasks.js';
import { startJobs } from '../src/jobs/startJobs.js';
import { releaseJobsOfDeadWorkers } from '../src/jobs/workerBeats.js';
import { startTestApp, type Instance, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let other: Instance;
let stops: (() => Promise<void>)[] = [];
/** What was done, with the instance that did it. */
const done: { note: string; by: string; attempt: number }[] = [];
/** Ends the work that waits for it. */
let release: () => void = () => undefined;

const note = defineJob('test.note', z.object({ note: z.string().min(1) }));
const fragile = defineJob('test.fragile', z.object({ failures: z.int() }), { maxAttempts: 2 });
const endless = defineJob('test.endless', z.object({}));
const blocked = defineJob('test.blocked', z.object({}));

function testJobs(by: string): JobHandler[] {
  return [
    handleJob(note, (_deps, payload, { number }) => {
      done.push({ note: payload.note, by, attempt: number });
      return Promise.resolve();
    }),
    handleJob(fragile, (_deps, { failures }, { number }) => {
      if (number <= failures) return Promise.reject(new Error(`attempt ${number} broke`));
      done.push({ note: 'fragile', by, attempt: number });
      return Promise.resolve();
    }),
    handleJob(
      endless,
      (_deps, _payload, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
    ),
    handleJob(blocked, () => new Promise<void>((resolve) => (release = resolve))),
  ];
}

function depsOf(instance: Instance, by: string) {
  const all = [...instance.deps.jobs.values(), ...testJobs(by)];
  return { ...instance.deps, jobs: new Map(all.map((handler) => [handler.job.name, handler])) };
}

const runNow = (id: string, userId: string) =>
  app.db.transaction().execute((trx) => runScheduledTaskNow(trx, id, userId));

beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
  // the tick of the runner must not meet what a test makes due
  await app.db.updateTable('scheduledTask').set({ enabledMark: 0 }).execute();
  stops = await Promise.all([startJobs(app.config, depsOf(app, 'one')), startJobs(app.config, depsOf(other, 'two'))]);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await app.stop();
});

const TASK = {
  fullName: '记一笔',
  enCode: 'note',
  cron: '0 3 * * *',
  timeZone: 'Asia/Shanghai',
  job: note.name,
  payload: { note: 'scheduled' },
  timeoutSeconds: 60,
  maxAttempts: 3,
};

async function create(
  fields: Partial<Omit<typeof TASK, 'payload'>> & { payload?: object; enabledMark?: 0 | 1 },
): Promise<string> {
  const { payload, ...task } = { ...TASK, ...fields };
  const id = newId();
  await app.db
    .insertInto('scheduledTask')
    .values({ ...task, id, payload: JSON.stringify(payload), nextRunTime: nextRun(task, new Date()) })
    .execute();
  return id;
}

const removeTask = (id: string) => app.db.deleteFrom('scheduledTask').where('id', '=', id).execute();

const readTask = (id: string) =>
  app.db.selectFrom('scheduledTask').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const readRuns = (taskId: string) =>
  app.db.selectFrom('scheduledTaskRun').selectAll().where('taskId', '=', taskId).orderBy('id').execute();

/** Lets jobs that wait for their next attempt run now. */
async function retryNow() {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where run_at > now()), run_at => now())`.execute(app.db);
}

it('comes when its time has come, once over all instances that tick at once, and plans the next time', async () => {
  const id = await create({ enCode: 'once' });
  const { nextRunTime } = await readTask(id);
  const due = new Date(nextRunTime ?? 0);
  await enqueueDueTasks(app.db, new Date(due.getTime() - 1));
  expect(await readRuns(id)).toEqual([]);
  await Promise.all([app, other, app, other].map(({ db }) => enqueueDueTasks(db, due)));
  await vi.waitFor(async () => expect(await readRuns(id)).toMatchObject([{ state: 'done' }]));
  expect(done.filter((entry) => entry.note === 'scheduled')).toHaveLength(1);
  expect(await readRuns(id)).toMatchObject([{ cause: 'schedule', attempts: 1, message: '', dueTime: nextRunTime }]);
  expect((await readTask(id)).nextRunTime).toBe((nextRunTime ?? 0) + 86_400_000);
});

it('makes up for times that passed while nothing ran with one run', async () => {
  const id = await create({ enCode: 'late', cron: '* * * * *', payload: { note: 'late' } });
  const now = new Date((await readTask(id)).nextRunTime ?? 0);
  now.setUTCHours(now.getUTCHours() + 30);
  await enqueueDueTasks(app.db, now);
  await enqueueDueTasks(other.db, now);
  await vi.waitFor(async () => expect(await readRuns(id)).toMatchObject([{ state: 'done' }]));
  await removeTask(id);
});

it('shares many jobs between the instances and does each once', async () => {
  await app.db.transaction().execute(async (trx) => {
    for (let index = 0; index < 100; index += 1) await enqueue(trx, note, { note: `many ${index}` });
  });
  const many = () => done.filter((entry) => entry.note.startsWith('many '));
  await vi.waitFor(() => expect(many().length).toBeGreaterThanOrEqual(100));
  expect(new Set(many().map((entry) => entry.note)).size).toBe(100);
  expect(many()).toHaveLength(100);
});

it('adds a job with its transaction only, replaces one with the same key, and refuses a wrong payload', async () => {
  const later = { runAt: new Date(Date.now() + 3_600_000), key: 'the one' };
  await expect(
    app.db.transaction().execute(async (trx) => {
      await enqueue(trx, note, { note: 'rolled back' }, later);
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  await expect(app.db.transaction().execute((trx) => enqueue(trx, note, { note: '' }))).rejects.toThrow(z.ZodError);
  await app.db.transaction().execute(async (trx) => {
    await enqueue(trx, note, { note: 'first' }, later);
    await enqueue(trx, note, { note: 'second' }, later);
  });
  const { rows } = await sql`select key from graphile_worker.jobs where task_identifier = ${note.name}`.execute(app.db);
  expect(rows).toEqual([{ key: 'the one' }]);
  await retryNow();
  await vi.waitFor(() => expect(done.map((entry) => entry.note)).toContain('second'));
  expect(done.map((entry) => entry.note)).not.toContain('first');
  expect(done.map((entry) => entry.note)).not.toContain('rolled back');
});

it('takes back a job by its key, with its transaction, and lets one that runs end without another attempt', async () => {
  const take = (key: string) => app.db.transaction().execute((trx) => dequeue(trx, key));
  const jobsOf = async (identifier: string) => {
    const { rows } = await sql`
      select attempts, max_attempts from graphile_worker.jobs where task_identifier = ${identifier}`.execute(app.db);
    return rows;
  };
  const later = { runAt: new Date(Date.now() + 3_600_000), key: 'taken back' };
  await app.db.transaction().execute((trx) => enqueue(trx, note, { note: 'taken back' }, later));
  await expect(
    app.db.transaction().execute(async (trx) => {
      await dequeue(trx, later.key);
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  expect(await jobsOf(note.name)).toHaveLength(1);
  expect(await take('another')).toBe(false);
  expect(await take(later.key)).toBe(true);
  expect(await jobsOf(note.name)).toEqual([]);
  expect(await take(later.key)).toBe(false);

  await app.db.transaction().execute((trx) => enqueue(trx, blocked, {}, { key: 'runs' }));
  await vi.waitFor(async () => expect(await lockedJobs(blocked.name)).toHaveLength(1));
  expect(await take('runs')).toBe(false);
  expect(await jobsOf(blocked.name)).toEqual([{ attempts: 10, maxAttempts: 10 }]);
  release();
  await vi.waitFor(async () => expect(await jobsOf(blocked.name)).toEqual([]));
});

it('runs at once when somebody asks, enabled or not, and logs who', async () => {
  const id = await create({ enCode: 'manual', enabledMark: 0, payload: { note: 'manual' } });
  const { runId: run } = await runNow(id, 'operator');
  await vi.waitFor(async () =>
    expect(await readRuns(id)).toMatchObject([{ id: run, cause: 'manual', userId: 'operator', state: 'done' }]),
  );
  await enqueueDueTasks(app.db, new Date('2100-01-01T00:00:00Z'));
  expect(await readRuns(id)).toHaveLength(1);
});

it('tries again after a failure and logs each attempt', async () => {
  const id = await create({ enCode: 'fragile', job: fragile.name, payload: { failures: 2 } });
  await runNow(id, 'admin');
  for (const attempts of [1, 2]) {
    await vi.waitFor(async () =>
      expect(await readRuns(id)).toMatchObject([
        { state: 'retrying', attempts, message: `attempt ${attempts} broke`, endTime: expect.any(Number) as number },
      ]),
    );
    await vi.waitFor(retriesAreWaiting);
    await retryNow();
  }
  await vi.waitFor(async () => expect(await readRuns(id)).toMatchObject([{ state: 'done', attempts: 3, message: '' }]));
});

async function retriesAreWaiting() {
  const { rows } = await sql`select id from graphile_worker.jobs where run_at > now() and locked_at is null`.execute(
    app.db,
  );
  expect(rows.length).toBeGreaterThan(0);
}

it('gives up after the last attempt, and when the time is over', async () => {
  const broken = await create({ enCode: 'broken', job: fragile.name, payload: { failures: 9 }, maxAttempts: 1 });
  const slow = await create({ enCode: 'slow', job: endless.name, payload: {}, maxAttempts: 1, timeoutSeconds: 1 });
  await runNow(broken, 'admin');
  await runNow(slow, 'admin');
  await vi.waitFor(async () => {
    expect(await readRuns(broken)).toMatchObject([{ state: 'failed', message: 'attempt 1 broke' }]);
    expect(await readRuns(slow)).toMatchObject([{ state: 'failed', message: 'not done within 1 s' }]);
  });
});

it('skips a time that comes while the run before is not over', async () => {
  const id = await create({ enCode: 'blocked', cron: '* * * * *', job: blocked.name, payload: {} });
  const due = (await readTask(id)).nextRunTime ?? 0;
  await enqueueDueTasks(app.db, new Date(due));
  await vi.waitFor(async () => expect(await readRuns(id)).toMatchObject([{ state: 'running' }]));
  await enqueueDueTasks(other.db, new Date(due + 60_000));
  expect(await readRuns(id)).toMatchObject([{ state: 'running' }, { state: 'skipped' }]);
  await removeTask(id);
  release();
});

it('gives a job of a crashed server to another one, and leaves those of living workers alone', async () => {
  const id = await create({ enCode: 'crashed', payload: { note: 'after the crash' } });
  await app.db.transaction().execute((trx) => enqueue(trx, blocked, {}));
  await vi.waitFor(async () => expect(await lockedJobs(blocked.name)).toHaveLength(1));
  await app.db.transaction().execute(async (trx) => {
    await enqueueRun(trx, { id, maxAttempts: 3 }, { cause: 'manual', dueTime: new Date() });
    // as if a worker that nobody has heard of since had taken it
    await sql`update graphile_worker._private_jobs set locked_by = 'worker-dead', attempts = 1 where locked_at is null`.execute(
      trx,
    );
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes'
      where locked_by is not null`.execute(trx);
  });
  await releaseJobsOfDeadWorkers(other.db);
  await vi.waitFor(async () => expect(await readRuns(id)).toMatchObject([{ state: 'done', attempts: 2 }]));
  expect(await lockedJobs(blocked.name)).toHaveLength(1);
  release();
});

async function lockedJobs(identifier: string) {
  const { rows } = await sql`
    select id from graphile_worker.jobs where task_identifier = ${identifier} and locked_at is not null`.execute(
    app.db,
  );
  return rows;
}

it('cleans expired data and files, and looks for phantom stays, as the first rows of the table', async () => {
  const tasks = await app.db
    .selectFrom('scheduledTask')
    .select(['id', 'job'])
    .where('systemMark', '=', 1)
    .orderBy('id')
    .execute();
  expect(tasks).toEqual([
    { id: 'clean_bin', job: 'record.cleanBin' },
    { id: 'clean_documents', job: 'document.cleanBin' },
    { id: 'clean_expired', job: 'maintenance.cleanExpired' },
    { id: 'clean_files', job: 'file.clean' },
    { id: 'parking_cards', job: 'parking.tellCards' },
    { id: 'parking_findings', job: 'parking.findPhantoms' },
    { id: 'parking_payments', job: 'parking.followPayments' },
  ]);
  for (const { id } of tasks) {
    await runNow(id, 'admin');
    await vi.waitFor(async () => expect(await readRuns(id)).toMatchObject([{ state: 'done' }]));
  }
});
