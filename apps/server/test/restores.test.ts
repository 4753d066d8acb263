import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bringUpToDate } from '../src/bringUpToDate.js';
import { newId } from '../src/db/newId.js';
import { enqueue } from '../src/jobs/enqueue.js';
import { takeUpKeptJobs } from '../src/jobs/takeUpKeptJobs.js';
import { makeBackup } from '../src/modules/backup/makeBackup.js';
import { restoreBackup } from '../src/modules/backup/restoreBackup.js';
import { cleanFiles } from '../src/modules/file/usage/cleanFiles.js';
import { sendDeliveryJob } from '../src/modules/messageTemplate/templateJobs.js';
import { emptyDatabase, type EmptyDatabase } from './support/emptyDatabase.js';
import { jobAttempt } from './support/jobAttempt.js';
import { spawnServer, stopServer } from './support/spawnServer.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { claimOf, uploadWhole } from './support/uploads.js';

/* A database that a backup was put into, beside the files of the server that made it. */
let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
let target: EmptyDatabase | undefined;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterEach(async () => {
  await target?.close();
  target = undefined;
});
afterAll(() => app.stop());

/** Makes a backup and answers its id. */
async function backUp(): Promise<string> {
  const id = newId();
  await makeBackup(app.deps, { id, taskCode: '', keep: 1 }, jobAttempt());
  return id;
}

/** Puts a backup into a new database, as its operator does it. */
async function putBack(id: string, options?: { withoutJobs: boolean }): Promise<EmptyDatabase> {
  const { storageKey } = await app.db
    .selectFrom('backup')
    .select('storageKey')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  target = await emptyDatabase();
  await restoreBackup(target.client, await app.deps.files.read(storageKey ?? ''), options);
  return target;
}

/** The same with what the first start does before anything else, and answers what works with that. */
async function restore(id: string) {
  const { config, db } = await putBack(id);
  await bringUpToDate(config, { TIME_ZONE: 'UTC' });
  return { ...app.deps, db };
}

const SIZE = 100;

/** Stores a file of somebody and answers the key of its content. */
async function store(): Promise<string> {
  const content = randomBytes(SIZE);
  const claim = claimOf(content, 'some.bin');
  await uploadWhole(admin, content, claim);
  const found = app.db.selectFrom('storedContent').select('storageKey').where('hash', '=', claim.identifier);
  return (await found.executeTakeFirstOrThrow()).storageKey;
}

const everything = { uploadHours: -1, importDays: 1 };
const backupsIn = (db: TestApp['db']) => db.selectFrom('backup').selectAll().orderBy('id').execute();

it('a restored database lists the other backups, also newer ones, and removes nothing for a week that it does not know', async () => {
  const known = await store();
  await backUp();
  const wanted = await backUp();
  await backUp();
  const later = await store();
  const backups = await backupsIn(app.db);
  const deps = await restore(wanted);
  // what no file of the restored database has may be that of a newer one
  await deps.db.deleteFrom('fileVersion').execute();

  await cleanFiles(deps, everything);
  expect(await backupsIn(deps.db)).toEqual(backups);
  expect(await deps.files.size(later)).toBe(SIZE);
  expect(await deps.files.size(known)).toBe(SIZE);

  const aWeekAgo = new Date(Date.now() - 7.1 * 24 * 3_600_000);
  await deps.db.updateTable('restoration').set({ time: aWeekAgo }).execute();
  await cleanFiles(deps, everything);
  expect(await deps.files.size(later)).toBeUndefined();
  expect(await deps.files.size(known)).toBeUndefined();
  for (const { storageKey, size } of backups) expect(await deps.files.size(storageKey ?? '')).toBe(size);
});

it('a backup whose note is damaged stays in the store, and holds nothing else up', async () => {
  const { db, files } = app.deps;
  const damaged = await store();
  const dead = await store();
  await files.writeDerived(damaged, 'backup', Buffer.from('{"id":'));
  await db.deleteFrom('fileVersion').execute();
  await db.deleteFrom('storedContent').where('storageKey', 'in', [damaged, dead]).execute();
  await cleanFiles(app.deps, everything);
  expect(await files.size(damaged)).toBe(SIZE);
  expect(await files.size(dead)).toBeUndefined();
});

it('a backup that was removed is not listed again', async () => {
  const removed = await backUp();
  const { storageKey } = await app.db
    .selectFrom('backup')
    .select('storageKey')
    .where('id', '=', removed)
    .executeTakeFirstOrThrow();
  await admin.system.backup.remove({ id: removed });
  await cleanFiles(app.deps, everything);
  expect((await backupsIn(app.db)).map(({ id }) => id)).not.toContain(removed);
  expect(await app.deps.files.readDerived(storageKey ?? '', 'backup')).toBeUndefined();
});

/** The jobs that wait or are under way, but those that the clock brings. */
async function jobsIn(db: TestApp['db']) {
  const { rows } = await sql<Record<string, unknown>>`
    select task.identifier as name, payload, queue_name, key, run_at::text, max_attempts, attempts
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
    where task.identifier not like 'schedule.run' and attempts < max_attempts
    order by task.identifier, payload::text`.execute(db);
  return rows;
}

/** A message whose sending is in an attempt. */
async function sending(attempt: { number: number; isRunning: boolean }): Promise<string> {
  const id = newId();
  await app.db.transaction().execute(async (trx) => {
    const message = { userId: 'admin', batchId: id, templateName: '备份', channel: 'mail' as const };
    const content = { address: 'a@example.com', subject: '', content: '' };
    await trx
      .insertInto('messageDelivery')
      .values({ ...message, ...content, id, state: 'retrying' })
      .execute();
    await enqueue(trx, sendDeliveryJob, { deliveryId: id });
  });
  const { number, isRunning } = attempt;
  await sql`
    update graphile_worker._private_jobs set attempts = ${number}, locked_by = ${isRunning ? 'worker' : null},
      locked_at = case when ${isRunning} then now() end
    where payload ->> 'deliveryId' = ${id}`.execute(app.db);
  return id;
}

it('jobs that wait in a backup wait in the database that it is put into, once; one that nothing does again is ended', async () => {
  const day = { start: '2031-03-03T09:30', end: '2031-03-03T10:30' };
  const event = await admin.extend.schedule.create({ body: { title: '例会', ...day, reminder: 15 } });
  await admin.permission.users.startExport({ body: {} });
  const again = await sending({ number: 2, isRunning: true });
  const last = await sending({ number: sendDeliveryJob.maxAttempts, isRunning: true });
  const failed = await sending({ number: sendDeliveryJob.maxAttempts, isRunning: false });
  const waiting = await jobsIn(app.db);
  expect(waiting).toContainEqual(expect.objectContaining({ key: `schedule.remind:${event}` }));
  expect(waiting).toContainEqual(expect.objectContaining({ queueName: 'transfer:admin' }));

  const deps = await restore(await backUp());
  // they begin with their first attempt
  const taken = waiting.map((job) => ({ ...job, attempts: 0 }));
  await takeUpKeptJobs(deps);
  expect(await jobsIn(deps.db)).toEqual(taken);
  await takeUpKeptJobs(deps);
  expect(await jobsIn(deps.db)).toEqual(taken);
  const stateOf = async (id: string) =>
    (await deps.db.selectFrom('messageDelivery').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  expect(await stateOf(last)).toBe('failed');
  expect(await stateOf(again)).toBe('retrying');
  expect(await stateOf(failed)).toBe('retrying');
  expect(await deps.db.selectFrom('keptJob').selectAll().execute()).toEqual([]);
});

it('a copy to try leaves out what waited', async () => {
  const day = { start: '2031-05-03T09:30', end: '2031-05-03T10:30' };
  await admin.extend.schedule.create({ body: { title: '季会', ...day, reminder: 15 } });
  const backup = await backUp();
  const keptIn = async ({ db }: EmptyDatabase) => (await db.selectFrom('keptJob').select('key').execute()).length;
  expect(await keptIn(await putBack(backup))).toBeGreaterThan(0);
  await target?.close();
  expect(await keptIn(await putBack(backup, { withoutJobs: true }))).toBe(0);
});

it('a server that is started on a restored database does all that by itself', async () => {
  const day = { start: '2031-04-03T09:30', end: '2031-04-03T10:30' };
  const event = await admin.extend.schedule.create({ body: { title: '月会', ...day, reminder: 15 } });
  const { db, config } = await putBack(await backUp());
  const { host, port, user, database } = config;
  const dataDir = await mkdtemp(join(tmpdir(), 'sa-restored-'));
  const { child } = await spawnServer({
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`,
    DATA_DIR: dataDir,
  });
  expect(await jobsIn(db)).toContainEqual(expect.objectContaining({ key: `schedule.remind:${event}` }));
  expect(await db.selectFrom('restoration').select('id').execute()).toEqual([{ id: true }]);
  expect(await stopServer(child)).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

it('a new database, and one that goes on, is not taken for a restored one', async () => {
  const { config, db } = (target = await emptyDatabase());
  const start = async () => {
    await bringUpToDate(config, { TIME_ZONE: 'UTC' });
    return db.selectFrom('restoration').selectAll().execute();
  };
  expect(await start()).toEqual([]);
  expect(await start()).toEqual([]);
});
