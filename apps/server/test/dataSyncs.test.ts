import { type ApiClient } from '@smart-admin/api-client';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedPostgres } from '../src/db/embedded/startEmbedded.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { workOff } from './support/takeJobs.js';

let other: EmbeddedPostgres;
let folder: string;
let app: TestApp;
let admin: ApiClient;
let from: pg.Client;
let to: pg.Client;
let sourceId: string;
let targetId: string;

const codeOf = () => `y${Math.random().toString(36).slice(2, 10)}`;
const sourceBody = (database: string, fields: object = {}) => {
  const { host, port, user, password = '' } = other.connection;
  const code = codeOf();
  return {
    fullName: code,
    enCode: code,
    kind: 'postgresql' as const,
    host,
    port,
    userName: user,
    password,
    database,
    ...fields,
  };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sa-sync-'));
  await chmod(folder, 0o755);
  other = await startEmbedded({ dataDir: folder, transport: 'tcp', isDurable: false });
  const clients = await Promise.all(
    ['origin', 'copy'].map(async (database) => {
      const root = new pg.Client({ ...other.connection, database: 'postgres' });
      await root.connect();
      await root.query(`create database ${database}`);
      await root.end();
      const client = new pg.Client({ ...other.connection, database });
      await client.connect();
      return client;
    }),
  );
  [from, to] = clients as [pg.Client, pg.Client];
  await from.query(
    `create table customer (id integer primary key, name varchar(50), balance numeric(12,2), photo bytea, since timestamptz, "odd""name" boolean)`,
  );
  await from.query(
    `insert into customer select n, 'customer ' || n, n * 1.25, '\\x00ff', '2026-11-20 08:00:00+08', n % 2 = 0 from generate_series(1, 1234) n`,
  );
  app = await startTestApp({ INTERFACE_HOSTS: '127.0.0.1' });
  admin = await app.signIn('admin');
  sourceId = await admin.system.dataSource.create({ body: sourceBody('origin') });
  targetId = await admin.system.dataSource.create({ body: sourceBody('copy') });
});
afterAll(async () => {
  await from.end();
  await to.end();
  await app.stop();
  await other.stop();
  await rm(folder, { recursive: true, force: true });
});

const tableOf = (fields: object = {}) => ({
  sourceTable: 'customer',
  targetTable: 'customer',
  way: 'append' as const,
  ...fields,
});
const bodyOf = (...tables: ReturnType<typeof tableOf>[]) => {
  const code = codeOf();
  return { fullName: code, enCode: code, sourceId, targetId, tables };
};
const run = async (...tables: ReturnType<typeof tableOf>[]) => {
  const id = await admin.system.dataSync.create({ body: bodyOf(...tables) });
  await admin.system.dataSync.execute({ id });
  await workOff(app, 'dataSync.run');
  const [last] = (await admin.system.dataSync.runs({ id, query: {} })).list;
  return { ...last, id, tables: last?.tables ?? [] };
};
const check = async (...tables: ReturnType<typeof tableOf>[]) => {
  const { list } = await admin.system.dataSync.check({ body: { sourceId, targetId, tables } });
  return list.map(({ problems }) => problems.map(({ kind, level }) => `${level} ${kind}`));
};
const countOf = async (table: string) => Number((await to.query(`select count(*) as n from ${table}`)).rows[0]?.n);

describe('a data sync', () => {
  it('F-DA-03 checks its tables, makes the one that is missing, and copies every row exactly', async () => {
    expect(await check(tableOf())).toEqual([['info targetMade']]);
    const { state, tables, id } = await run(tableOf());
    expect([state, tables]).toMatchObject([
      'done',
      [{ read: 1234, inserted: 1234, updated: 0, failed: 0, state: 'done', errors: [] }],
    ]);
    const sums = `select count(*), sum(balance), md5(string_agg(id || name || encode(photo, 'hex') || since || "odd""name", ',' order by id)) from customer`;
    expect((await to.query(sums)).rows).toEqual((await from.query(sums)).rows);
    expect(await check(tableOf())).toEqual([['info hasRows']]);
    expect(
      (await admin.system.dataSync.list({ query: { keyword: (await admin.system.dataSync.read({ id })).enCode } }))
        .list,
    ).toMatchObject([{ lastState: 'done', sourceName: expect.stringMatching(/./) as string }]);
  });

  it('changes rows by their key, adds new ones and leaves others alone', async () => {
    await to.query(
      `delete from customer where id > 1200; update customer set name = 'old' where id <= 10; insert into customer (id, name) values (9999, 'mine')`,
    );
    const { tables } = await run(tableOf({ way: 'upsert' }));
    expect(tables).toMatchObject([{ read: 1234, inserted: 34, updated: 1200, failed: 0 }]);
    expect((await to.query(`select name from customer where id in (1, 9999) order by id`)).rows).toEqual([
      { name: 'customer 1' },
      { name: 'mine' },
    ]);
  });

  it('replaces all rows, or none where one is refused', async () => {
    await to.query(`create table strict (id integer primary key, name text check (name <> 'customer 1000'))`);
    await to.query(`insert into strict values (1, 'kept')`);
    const refused = await run(tableOf({ targetTable: 'strict', way: 'replace' }));
    expect(refused).toMatchObject({ state: 'failed', tables: [{ state: 'failed', inserted: 0 }] });
    expect(await countOf('strict')).toBe(1);
    await from.query(`update customer set name = 'renamed' where id = 1000`);
    expect(await run(tableOf({ targetTable: 'strict', way: 'replace' }))).toMatchObject({
      state: 'done',
      tables: [{ inserted: 1234 }],
    });
    expect(await countOf('strict')).toBe(1234);
  });

  it('holds no row back for one that is refused, and says why', async () => {
    await to.query(`create table picky (id integer primary key, name text check (length(name) < 13))`);
    const { state, tables } = await run(tableOf({ targetTable: 'picky' }));
    expect(state).toBe('failed');
    expect(tables).toMatchObject([{ read: 1234, failed: 234, inserted: 1000 }]);
    expect(tables[0]?.errors).toHaveLength(5);
    expect(tables[0]?.errors[0]).toContain('picky');
  });

  it('matches columns by name and by hand, and says what does not fit before anything is copied', async () => {
    await to.query(
      `create table other (id integer primary key, title varchar(10), since integer, needed text not null)`,
    );
    const columns = [
      { source: 'name', target: 'title' },
      { source: 'nothing', target: 'id' },
    ];
    const [problems] = await check(
      tableOf({ targetTable: 'other', columns }),
      tableOf({ sourceTable: 'missing', targetTable: 'x' }),
    );
    expect(problems).toEqual(
      expect.arrayContaining([
        'error sourceColumnMissing',
        'warning narrower',
        'error typeDiffers',
        'error valueMissing',
        'warning columnMissing',
      ]),
    );
    const { tables } = await run(tableOf({ targetTable: 'other', columns }));
    expect(tables).toMatchObject([{ state: 'failed', read: 0 }]);
    await to.query(`create table keyless (id integer)`);
    expect(await check(tableOf({ targetTable: 'keyless', way: 'upsert' }))).toEqual([
      expect.arrayContaining(['error noKey']),
    ]);
    // by one of two columns of a key every language would be overwritten
    await to.query(
      `create table half_keyed (id integer, lang varchar(5) default 'zh', name text, primary key (id, lang))`,
    );
    expect(await check(tableOf({ targetTable: 'half_keyed', way: 'upsert' }))).toEqual([
      expect.arrayContaining(['error noKey']),
    ]);
  });

  it('is cancelled between its rows, runs once at a time and not while it is disabled', async () => {
    const id = await admin.system.dataSync.create({ body: bodyOf(tableOf({ targetTable: 'stopped' })) });
    const runId = await admin.system.dataSync.execute({ id });
    await refusal(admin.system.dataSync.execute({ id }), 409);
    await admin.system.dataSync.cancel({ id, runId });
    await workOff(app, 'dataSync.run');
    expect((await admin.system.dataSync.runs({ id, query: {} })).list).toMatchObject([{ state: 'cancelled' }]);
    await admin.system.dataSync.updateState({ id });
    await refusal(admin.system.dataSync.execute({ id }), 409);
  });

  it('keeps its sources from being deleted', async () => {
    const { id } = await run(tableOf({ way: 'upsert' }));
    expect((await refusal(admin.system.dataSource.remove({ id: sourceId }), 409)).message).toContain('数据同步');
    await admin.system.dataSync.remove({ id });
  });
});

describe('a sync at fixed times', () => {
  const taskOf = (syncId: string) => {
    const code = codeOf();
    return { fullName: code, enCode: code, cron: '0 3 1 1 *', kind: 'sync' as const, syncId };
  };

  it('is begun by a task, which says how many tables it copies and why it could not begin', async () => {
    const syncId = await admin.system.dataSync.create({ body: bodyOf(tableOf({ targetTable: 'nightly' })) });
    const id = await admin.system.task.create({ body: taskOf(syncId) });
    expect(await admin.system.task.read({ id })).toMatchObject({ kind: 'sync', syncId });
    const runNow = async () => {
      await admin.system.task.run({ id });
      await workOff(app, 'schedule.run');
      return (await admin.system.task.runs({ id, query: {} })).list[0];
    };
    expect(await runNow()).toMatchObject({ state: 'done', result: { tables: 1 } });
    // the first one waits: rows are not copied twice at the same time
    await expect(runNow()).rejects.toThrow();
    const [second] = (await admin.system.task.runs({ id, query: { state: 'retrying' } })).list;
    expect(second?.message).toMatch(/^数据同步“.+”正在执行$/);
    await workOff(app, 'dataSync.run');
    expect((await admin.system.dataSync.runs({ id: syncId, query: {} })).list).toMatchObject([{ state: 'done' }]);
    expect(await countOf('nightly')).toBe(1234);
  });

  it('is no way around rights: only who may run a sync has it run, now and when its time comes', async () => {
    const syncId = await admin.system.dataSync.create({ body: bodyOf(tableOf({ targetTable: 'planned' })) });
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
    const pageOf = (page: string) => `dataApplication_sync__${page}`;
    const tasks = ['system_task__btn_add', 'system_task__btn_edit'];
    const give = (button: string[]) =>
      saveGrants(admin, 'User', 'operator', {
        menu: ['system', 'system_task', 'dataApplication', 'dataApplication_sync'],
        button: [...tasks, ...button],
      });
    await give([pageOf('btn_edit')]);
    const limited = await app.signIn('operator');
    await refusal(limited.system.task.create({ body: taskOf(syncId) }), 403);
    await refusal(limited.system.task.run({ id: await admin.system.task.create({ body: taskOf(syncId) }) }), 403);
    await give([pageOf('btn_run')]);
    const id = await limited.system.task.create({ body: taskOf(syncId) });
    await give([]);
    await admin.system.task.run({ id });
    await expect(workOff(app, 'schedule.run')).rejects.toThrow();
    expect((await admin.system.dataSync.runs({ id: syncId, query: {} })).list).toEqual([]);
  });
});

describe('what a sync never does', () => {
  it('copies no table of the platform, neither from it nor to it, and none onto itself', async () => {
    const own = (sourceTable: string, targetTable: string, ends: object) =>
      admin.system.dataSync.check({ body: { ...bodyOf(tableOf({ sourceTable, targetTable })), ...ends } as never });
    for (const table of ['session', 'user_account', 'server_secret'])
      expect((await own(table, 'stolen', { sourceId: 'default' })).list[0]?.problems.map(({ kind }) => kind)).toContain(
        'notAllowed',
      );
    expect(
      (await own('customer', 'session', { targetId: 'default' })).list[0]?.problems.map(({ kind }) => kind),
    ).toContain('notAllowed');
    expect(
      (await own('customer', 'fresh', { targetId: 'default' })).list[0]?.problems.map(({ kind }) => kind),
    ).toContain('notAllowed');
    await refusal(own('customer', 'customer', { targetId: sourceId }), 400);
    const readOnly = await admin.system.dataSource.create({ body: sourceBody('copy', { isReadOnly: true }) });
    await refusal(own('customer', 'x', { targetId: readOnly }), 409);
  });

  it('takes names for names, whatever is in them', async () => {
    const { tables } = await run(tableOf({ targetTable: 'a"; drop table customer; --' }));
    expect(tables).toMatchObject([{ state: 'done', inserted: 1234 }]);
    expect(await countOf('customer')).toBeGreaterThan(0);
  });

  it('reads the database of the system for nobody who does not see all rows of it, also when others run it', async () => {
    const body = { ...bodyOf(tableOf({ sourceTable: 'mt_visitor', targetTable: 'visitors' })), sourceId: 'default' };
    const id = await admin.system.dataSync.create({ body });
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
    const page = 'dataApplication_sync';
    const button = ['btn_add', 'btn_edit', 'btn_remove', 'btn_run'].map((code) => `${page}__${code}`);
    await saveGrants(admin, 'User', 'operator', { menu: ['dataApplication', page], button });
    const limited = await app.signIn('operator');
    await refusal(limited.system.dataSync.create({ body: { ...body, enCode: codeOf() } }), 403);
    await refusal(limited.system.dataSync.check({ body }), 403);
    await refusal(limited.system.dataSync.execute({ id }), 403);
  });
});
