import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeSchema, quote } from '../src/modules/backup/describeSchema.js';
import { restoreBackup } from '../src/modules/backup/restoreBackup.js';
import { migrate } from '../src/migrations/migrate.js';
import { cleanFiles } from '../src/modules/file/usage/cleanFiles.js';
import { makeBackup } from '../src/modules/backup/makeBackup.js';
import { emptyDatabase } from './support/emptyDatabase.js';
import { jobAttempt } from './support/jobAttempt.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const body = {
  fullName: '每日备份',
  enCode: 'nightly',
  cron: '0 2 * * *',
  kind: 'backup' as const,
  backupKeep: 2,
};
/** Rows of each table and a sum of what they hold. */
async function sumsOf(db: TestApp['db']) {
  const plain = db.withoutPlugins();
  const schema = await describeSchema(plain as never);
  const sums: Record<string, unknown> = {};
  for (const { name, isLogged } of schema.tables) {
    // what is measured all the time, and lost with a crash of the database
    if (!isLogged) continue;
    const text = `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${quote(name)} t`;
    const { rows } = await plain.executeQuery({ sql: text, parameters: [], query: { kind: 'RawNode' } } as never);
    sums[name] = rows[0];
  }
  return { schema, sums };
}

it('a backup makes an empty database what the other was, to the last value, index and trigger', async () => {
  // what text formats stumble over
  await admin.system.messageTemplate.create({
    body: {
      fullName: '斜\\杠 \\N',
      enCode: 'odd',
      channels: ['notice'],
      subject: '\t制表 \\t "引号"',
      content: '第一行\r\n第二行\n\\.\n--;\n行\u2028分\u2029隔\n末行\\',
    },
  });
  // a number that was given out is not given out again
  await sql`select nextval('parking_unlicensed')`.execute(app.db);
  const { notes, ...running } = jobAttempt();
  await makeBackup(app.deps, { taskCode: 'nightly', keep: 2 }, running);
  const { list } = await admin.system.backup.list({ query: {} });
  expect(list).toMatchObject([
    { taskCode: 'nightly', fileName: expect.stringMatching(/^smart-admin-.*\.sql\.gz$/) as string },
  ]);
  expect(notes.at(-1)).toEqual({ tables: list[0]?.tables, rows: list[0]?.rows, size: list[0]?.size });
  const { blob } = await admin.system.backup.file({ id: list[0]?.id ?? '' });
  expect(blob.size).toBe(list[0]?.size);
  const file = Buffer.from(await blob.arrayBuffer());

  const target = await emptyDatabase();
  const { rows } = await restoreBackup(target.client, Readable.from([file]));
  expect(rows).toBe(list[0]?.rows);
  const [before, after] = [await sumsOf(app.db), await sumsOf(target.db)];
  expect(after.schema).toEqual(before.schema);
  // who was signed in, what was logged since, the backup itself and the jobs that come along are another thing
  for (const left of ['session', 'backup', 'operation_log', 'kept_job'])
    for (const { sums } of [before, after]) delete sums[left];
  expect(after.sums).toEqual(before.sums);
  // the server goes on from there
  await migrate(target.db);
  await expect(restoreBackup(target.client, Readable.from([file]))).rejects.toThrow('not empty');
  await target.close();
});

it('a file that is not whole, or no backup, leaves the database empty', async () => {
  const target = await emptyDatabase();
  const broken = gzipSync('create table a (b text);\n--;\ncopy "a" (b) from stdin;\n1\n');
  await expect(restoreBackup(target.client, Readable.from([broken]))).rejects.toThrow('not whole');
  await expect(restoreBackup(target.client, Readable.from([gzipSync('')]))).rejects.toThrow('no backup');
  await expect(restoreBackup(target.client, Readable.from([Buffer.from('text')]))).rejects.toThrow('header');
  const { rows } = await target.client.query(`select from pg_tables where schemaname = 'public'`);
  expect(rows).toHaveLength(0);
  await target.close();
});

it('a task keeps the newest of its backups and leaves those of others, and nobody cleans them away', async () => {
  for (const taskCode of ['keeps', 'keeps', 'other', 'keeps'])
    await makeBackup(app.deps, { taskCode, keep: 2 }, jobAttempt());
  const { list } = await admin.system.backup.list({ query: {} });
  expect(list.filter(({ taskCode }) => taskCode === 'keeps')).toHaveLength(2);
  expect(list.filter(({ taskCode }) => taskCode === 'other')).toHaveLength(1);
  await cleanFiles(app.deps, { uploadHours: -1, importDays: 1 });
  const [first] = list;
  await admin.system.backup.file({ id: first?.id ?? '' });
  await admin.system.backup.remove({ id: first?.id ?? '' });
  await refusal(admin.system.backup.file({ id: first?.id ?? '' }), 404);
});

it('a backup that somebody asks for is listed at once, made by a job, and failed where they may no longer ask', async () => {
  const id = await admin.system.backup.create({});
  const find = async () => (await admin.system.backup.list({ query: {} })).list.find((backup) => backup.id === id);
  expect(await find()).toMatchObject({ state: 'running', size: 0, taskCode: '' });
  await refusal(admin.system.backup.file({ id }), 409);
  const job = app.deps.jobs.get('backup.make');
  const run = (userId: string) =>
    job?.run(app.deps, { id, taskCode: '', keep: 1, userId }, { ...jobAttempt(), workId: id, number: 1, isLast: true });
  await expect(run('operator')).rejects.toThrow();
  expect(await find()).toMatchObject({ state: 'failed' });
  await run('admin');
  expect(await find()).toMatchObject({ state: 'done', size: expect.any(Number) as number });
  await admin.system.backup.remove({ id });
  expect(await find()).toBeUndefined();
});

it('backups are for who has been given them: to plan, see, take away and delete; programs cannot', async () => {
  const id = await admin.system.task.create({ body });
  expect(await admin.system.task.read({ id })).toMatchObject({ kind: 'backup', backupKeep: 2 });
  const { list: nodes } = await admin.permission.authority.tree();
  const given = (pattern: RegExp, kind: string) =>
    nodes.flatMap((node) => (node.kind === kind && pattern.test(node.id) ? node.id : []));
  await saveGrants(admin, 'User', 'operator', {
    menu: given(/^(system(_task)?|dataApplication(_backup)?)$/, 'menu'),
    button: given(/^system_task__btn_(add|edit)$/, 'button'),
  });
  const operator = await app.signIn('operator');
  await operator.system.backup.list({ query: {} });
  await refusal(operator.system.backup.create({}), 403);
  await refusal(operator.system.backup.file({ id: 'x' }), 403);
  await refusal(operator.system.backup.remove({ id: 'x' }), 403);
  await refusal(operator.system.task.create({ body: { ...body, enCode: 'mine' } }), 403);
  const { key } = await admin.system.apiKey.create({ body: { fullName: '备份', ownerId: 'admin', access: 'all' } });
  await refusal(app.client(key).system.backup.file({ id: 'x' }), 403);
});
