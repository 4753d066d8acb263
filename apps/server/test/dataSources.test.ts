import { type ApiClient } from '@smart-admin/api-client';
import { mkdtemp, rm } from 'node:fs/promises';
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedPostgres } from '../src/db/embedded/startEmbedded.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { saveGrants } from './support/saveGrants.js';
import { sqlOf, parameter } from './support/interfaceDrafts.js';

/** A database server of somebody else, which asks for a password, and a server of ours that may connect to it. */
let other: EmbeddedPostgres;
let folder: string;
let app: TestApp;
let admin: ApiClient;
let body: ReturnType<typeof bodyOf>;

function bodyOf(fields: object = {}) {
  const { host, port, user, password = '' } = other.connection;
  const code = `s${Math.random().toString(36).slice(2, 10)}`;
  return {
    ...{ fullName: code, enCode: code, kind: 'postgresql' as const, host, port, userName: user, password },
    ...{ database: 'sales', timeoutSeconds: 5 },
    ...fields,
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sa-source-'));
  await chmod(folder, 0o755);
  other = await startEmbedded({ dataDir: folder, transport: 'tcp', isDurable: false });
  const root = new pg.Client({ ...other.connection, database: 'postgres' });
  await root.connect();
  await root.query('create database sales');
  await root.end();
  const sales = new pg.Client({ ...other.connection, database: 'sales' });
  await sales.connect();
  await sales.query(
    `create table customer (id integer primary key, name text not null, balance numeric(12,2), since date)`,
  );
  await sales.query(
    `insert into customer select n, 'customer ' || n, n * 1.5, '2026-01-01' from generate_series(1, 30) n`,
  );
  await sales.end();
  app = await startTestApp({ INTERFACE_HOSTS: '127.0.0.1' });
  admin = await app.signIn('admin');
  body = bodyOf();
});
afterAll(async () => {
  await app.stop();
  await other.stop();
  await rm(folder, { recursive: true, force: true });
});

const test = (draft: object, client = admin) =>
  client.system.dataSource.test({ body: { draft: { ...body, ...draft } } }, { silent: true } as object);

describe('data sources', () => {
  it('F-DA-01 are registered, tested, changed and deleted, and their password is never answered', async () => {
    const id = await admin.system.dataSource.create({ body });
    const stored = await admin.system.dataSource.read({ id });
    expect(stored).toMatchObject({
      host: body.host,
      database: 'sales',
      password: '',
      hasPassword: true,
      systemMark: 0,
    });
    const { list } = await admin.system.dataSource.list({ query: { keyword: body.enCode } });
    expect(JSON.stringify([list, stored, await admin.system.dataSource.changes({ id })])).not.toContain(body.password);
    expect(await admin.system.dataSource.test({ body: { id } })).toMatchObject({
      ...{ isReached: true, reason: '', version: expect.stringMatching(/^\d+/) as string },
      duration: expect.any(Number) as number,
    });
    await admin.system.dataSource.update({ id, body: { revision: stored.revision, fullName: '销售库', password: '' } });
    expect(await admin.system.dataSource.test({ body: { id } })).toMatchObject({ isReached: true });
    const raw = await app.db.selectFrom('dataSource').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(raw)).not.toContain(body.password);
    const { rows } = await app.db
      .selectFrom('operationLog')
      .selectAll()
      .execute()
      .then((all) => ({ rows: JSON.stringify(all) }));
    expect(rows).not.toContain(body.password);
    await admin.system.dataSource.remove({ id });
    await refusal(admin.system.dataSource.read({ id }), 404);
  });

  it('asks for the password again before it goes to another server or user', async () => {
    const id = await admin.system.dataSource.create({ body: bodyOf() });
    const { revision } = await admin.system.dataSource.read({ id });
    for (const change of [{ host: 'localhost' }, { port: 6_000 }, { userName: 'somebody' }]) {
      const error = await refusal(admin.system.dataSource.update({ id, body: { revision, ...change } }), 400);
      expect(error.fieldErrors).toHaveProperty('password');
      const draft = { ...bodyOf(change), password: '' };
      expect(await admin.system.dataSource.test({ body: { id, draft } })).toHaveProperty('fieldErrors.password');
    }
    await admin.system.dataSource.update({ id, body: { revision, database: 'postgres' } });
    expect(await admin.system.dataSource.test({ body: { id } })).toMatchObject({ isReached: true });
  });

  it('have the database of the system among them, which nobody changes, disables or deletes', async () => {
    const [own] = (await admin.system.dataSource.list({ query: {} })).list;
    expect(own).toMatchObject({ id: 'default', systemMark: 1 });
    expect(await admin.system.dataSource.test({ body: { id: 'default' } })).toMatchObject({ isReached: true });
    const { revision } = await admin.system.dataSource.read({ id: 'default' });
    await refusal(admin.system.dataSource.update({ id: 'default', body: { revision, host: '127.0.0.1' } }), 409);
    await refusal(admin.system.dataSource.updateState({ id: 'default' }), 409);
    await refusal(admin.system.dataSource.remove({ id: 'default' }), 409);
  });

  it('are not deleted while an interface asks them, and the refusal says where', async () => {
    const id = await admin.system.dataSource.create({ body: bodyOf() });
    const interfaceId = await admin.system.dataInterface.create({
      body: sqlOf('select 1 as one', { sourceId: id, fullName: '客户接口' }),
    });
    expect((await refusal(admin.system.dataSource.remove({ id }), 409)).message).toContain('客户接口');
    await admin.system.dataInterface.remove({ id: interfaceId });
    await admin.system.dataSource.remove({ id });
  });
});

describe('a test', () => {
  let silent: { port: number; close: () => void };
  beforeAll(async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    silent = { port: (server.address() as AddressInfo).port, close: () => server.close() };
  });
  afterAll(() => silent.close());

  it.each([
    ['hostUnknown', () => ({ host: 'nowhere.invalid' })],
    ['hostRefused', () => ({ host: '169.254.169.254' })],
    ['hostRefused', () => ({ host: '10.0.0.1' })],
    ['hostRefused', () => ({ host: '::1' })],
    ['refused', () => ({ port: 1 })],
    ['password', () => ({ password: 'wrong' })],
    ['database', () => ({ database: 'missing' })],
    ['tls', () => ({ tls: 'required' })],
    ['timeout', () => ({ port: silent.port, timeoutSeconds: 1 })],
  ])('X8-02 says %s in the language of the reader, and is resolved all the same', async (reason, fields) => {
    const answer = await test(fields());
    expect(answer).toMatchObject({
      isReached: false,
      reason,
      message: expect.stringMatching(/[\u4e00-\u9fff]/) as string,
    });
    expect(JSON.stringify(answer)).not.toContain(body.password);
  });

  it.each(['/var/run/postgresql', '../../etc', 'localhost/x', 'a b', 'db?host=/tmp', ''])(
    'takes no path or address for the host or the database: %s',
    async (text) => {
      for (const field of ['host', 'database'] as const) {
        if (field === 'database' && text === 'a b') continue;
        const error = await refusal(admin.system.dataSource.create({ body: bodyOf({ [field]: text }) }), 400);
        expect(Object.keys(error.fieldErrors)).toEqual([field]);
      }
    },
  );
});

describe('a SQL interface', () => {
  const preview = (draft: object, parameters: object = {}) =>
    admin.system.dataInterface.preview({ id: '0', body: { draft: draft as never, parameters: { ...parameters } } });
  let sourceId: string;
  beforeAll(async () => {
    sourceId = await admin.system.dataSource.create({ body: bodyOf() });
  });
  const statement = (sql: string, fields: object = {}) => sqlOf(sql, { sourceId, ...fields });

  it('asks the source that it chooses, with values that are never part of the statement', async () => {
    const draft = statement('select id, name, balance from customer where name = {{name}} or id = {{id}} order by id', {
      parameters: [parameter('name'), parameter('id', { type: 'number' })],
    });
    expect((await preview(draft, { name: "x' or '1'='1", id: 2 })).data).toEqual([
      { id: 2, name: 'customer 2', balance: 3 },
    ]);
  });

  it.each([
    ['a write', 'delete from customer'],
    ['a write within a query', 'with gone as (delete from customer returning 1) select * from gone'],
    ['a second statement', 'select 1; delete from customer'],
    ['the end of the query', 'select 1) asked; delete from customer; --'],
    ['a text between dollars', "select $$'$$ ) asked; delete from customer; --'"],
    ['the end of the transaction', 'commit'],
  ])('refuses %s', async (_name, sql) => {
    await refusal(preview(statement(sql)), 400);
    expect((await preview(statement('select count(*)::int as count from customer'))).data).toEqual([{ count: 30 }]);
  });

  it('keeps the limits of rows and time, and tells callers nothing of the reason', async () => {
    expect((await refusal(preview(statement('select * from customer', { rowLimit: 10 })), 400)).message).toContain(
      '10',
    );
    expect((await refusal(preview(statement('select pg_sleep(20)', { timeoutSeconds: 1 })), 400)).message).toContain(
      '秒',
    );
    const id = await admin.system.dataInterface.create({
      body: statement('select secret_column from customer', { access: 'everyone' }),
    });
    const operator = await app.signIn('operator');
    const { message } = await refusal(operator.system.dataInterface.response({ id, query: {} }), 400);
    expect(message).not.toContain('secret_column');
  });

  it('follows a change of its source, and stops with it', async () => {
    const id = await admin.system.dataSource.create({ body: bodyOf() });
    const draft = sqlOf('select current_database() as name', { sourceId: id });
    expect((await preview(draft)).data).toEqual([{ name: 'sales' }]);
    const { revision } = await admin.system.dataSource.read({ id });
    await admin.system.dataSource.update({ id, body: { revision, database: 'postgres' } });
    expect((await preview(draft)).data).toEqual([{ name: 'postgres' }]);
    await admin.system.dataSource.updateState({ id });
    await refusal(preview(draft), 400);
  });
});

describe('somebody with the page alone', () => {
  it('sees sources and tests none, and never learns who else uses one', async () => {
    const id = await admin.system.dataSource.create({ body: bodyOf() });
    await admin.system.dataInterface.create({ body: sqlOf('select 1', { sourceId: id, fullName: '机密接口' }) });
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
    const page = 'dataApplication_source';
    await saveGrants(admin, 'User', 'operator', { menu: ['dataApplication', page] });
    const reader = await app.signIn('operator');
    expect((await reader.system.dataSource.list({ query: {} })).list.map((row) => row.id)).toContain(id);
    expect(await reader.system.dataSource.test({ body: { id } })).not.toHaveProperty('isReached');
    await refusal(reader.system.dataSource.create({ body: bodyOf() }), 403);
    await saveGrants(admin, 'User', 'operator', { menu: ['dataApplication', page], button: [`${page}__btn_remove`] });
    const { message } = await refusal(reader.system.dataSource.remove({ id }), 409);
    expect(message).not.toContain('机密接口');
  });
});
