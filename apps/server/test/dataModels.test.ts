import { type ApiClient } from '@smart-admin/api-client';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedPostgres } from '../src/db/embedded/startEmbedded.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let other: EmbeddedPostgres;
let folder: string;
let app: TestApp;
let admin: ApiClient;
let sourceId: string;
let shop: pg.Client;

const sourceBody = (fields: object = {}) => {
  const { host, port, user, password = '' } = other.connection;
  const code = `m${Math.random().toString(36).slice(2, 10)}`;
  return {
    ...{
      fullName: code,
      enCode: code,
      kind: 'postgresql' as const,
      host,
      port,
      userName: user,
      password,
      database: 'shop',
    },
    ...fields,
  };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sa-model-'));
  await chmod(folder, 0o755);
  other = await startEmbedded({ dataDir: folder, transport: 'tcp', isDurable: false });
  const root = new pg.Client({ ...other.connection, database: 'postgres' });
  await root.connect();
  await root.query('create database shop');
  await root.end();
  shop = new pg.Client({ ...other.connection, database: 'shop' });
  await shop.connect();
  await shop.query(
    `create table customer (id bigint primary key, name varchar(20) not null default 'x', photo bytea, note text)`,
  );
  await shop.query(`create index customer_name on customer (name)`);
  await shop.query(`comment on table customer is '客户'; comment on column customer.name is '名称'`);
  await shop.query(
    `insert into customer select 9007199254740992 + n, 'c' || n, '\\x0102', repeat('长', n * 20) from generate_series(1, 30) n`,
  );
  await shop.query(`create table "a""b; drop table customer" ("x'y" integer)`);
  app = await startTestApp({ INTERFACE_HOSTS: '127.0.0.1' });
  admin = await app.signIn('admin');
  sourceId = await admin.system.dataSource.create({ body: sourceBody() });
});
afterAll(async () => {
  await shop.end();
  await app.stop();
  await other.stop();
  await rm(folder, { recursive: true, force: true });
});

const tables = async (id = sourceId, client = admin) =>
  (await client.system.dataModel.tables({ sourceId: id, query: {} })).list;
const column = (name: string, fields: object = {}) => ({ name, kind: 'string' as const, ...fields });

describe('tables of a source', () => {
  it('F-DA-02 are listed with comment and rows, and found by either; one tells its columns, indexes and definition', async () => {
    expect(await tables()).toMatchObject([
      { name: 'a"b; drop table customer', owner: 'none', canChange: true, canShowRows: true },
      { name: 'customer', comment: '客户' },
    ]);
    const found = await admin.system.dataModel.tables({ sourceId, query: { keyword: '客户' } });
    expect(found.list.map(({ name }) => name)).toEqual(['customer']);
    const table = await admin.system.dataModel.table({ sourceId, table: 'customer' });
    expect(table.columns).toMatchObject([
      { name: 'id', kind: 'bigint', keyPlace: 1, isNullable: false },
      {
        name: 'name',
        kind: 'string',
        length: 20,
        type: 'character varying(20)',
        comment: '名称',
        defaultText: "'x'::character varying",
      },
      { name: 'photo', kind: 'binary' },
      { name: 'note', kind: 'text', isNullable: true },
    ]);
    expect(table.indexes.map(({ name, isPrimary, columns }) => [name, isPrimary, columns])).toEqual([
      ['customer_name', false, ['name']],
      ['customer_pkey', true, ['id']],
    ]);
    expect(table.definition).toContain('create table "customer" (');
    await refusal(admin.system.dataModel.table({ sourceId, table: 'nothing' }), 404);
  });

  it('show their rows a page at a time, exact, with long texts cut and binaries named', async () => {
    const body = {
      pageSize: 10,
      order: 'id',
      isDescending: true,
      filters: [{ column: 'name', operator: 'contains' as const, value: 'C2' }],
    };
    const { columns, list, pagination } = await admin.system.dataModel.rows({ sourceId, table: 'customer', body });
    expect(columns).toEqual(['id', 'name', 'photo', 'note']);
    expect(pagination).toEqual({ currentPage: 1, pageSize: 10, total: 11 });
    expect(list[0]?.cells).toEqual(['9007199254741021', 'c29', '[2 B]', `${'长'.repeat(200)}…`]);
    const wild = { filters: [{ column: 'name', operator: 'contains' as const, value: '%' }] };
    expect((await admin.system.dataModel.rows({ sourceId, table: 'customer', body: wild })).list).toEqual([]);
    const far = { currentPage: 200, pageSize: 100 };
    await refusal(admin.system.dataModel.rows({ sourceId, table: 'customer', body: far }), 400);
  });

  it.each([
    ['an order', { order: 'id; drop table customer' }, 'order'],
    ['a filter', { filters: [{ column: '1=1) or (true', operator: 'isFilled', value: '' }] }, 'filters.0.column'],
  ])('take the name of no column but one of theirs for %s', async (_name, body, field) => {
    const error = await refusal(
      admin.system.dataModel.rows({ sourceId, table: 'customer', body: body as object }),
      400,
    );
    expect(error.fieldErrors).toHaveProperty([field]);
    expect((await shop.query('select count(*)::int as n from customer')).rows).toEqual([{ n: 30 }]);
  });

  it('keep their names whatever is in them', async () => {
    const table = 'a"b; drop table customer';
    expect(await admin.system.dataModel.rows({ sourceId, table, body: {} })).toMatchObject({
      columns: ["x'y"],
      list: [],
    });
    await refusal(admin.system.dataModel.rows({ sourceId, table: 'customer" where false; --', body: {} }), 404);
  });
});

describe('a table of ours', () => {
  it('is made, changed and dropped as its preview says, and only with its name typed', async () => {
    const table = {
      ...{ name: 'lot "1"', comment: "it's" },
      columns: [
        column('id', { kind: 'bigint', isKey: true, isNullable: false }),
        column('plate', { length: 10, comment: '车牌' }),
      ],
    };
    const { list } = await admin.system.dataModel.preview({ sourceId, body: { table } });
    expect(list[0]).toContain('create table "lot ""1"""');
    expect((await tables()).map(({ name }) => name)).not.toContain(table.name);
    await admin.system.dataModel.create({ sourceId, body: table });
    expect((await refusal(admin.system.dataModel.create({ sourceId, body: table }), 400)).fieldErrors).toHaveProperty(
      'name',
    );
    const change = {
      ...{ name: table.name, comment: '车位' },
      columns: [
        column('number', { formerName: 'plate', length: 30, isNullable: false, comment: '号牌' }),
        column('colour'),
      ],
    };
    await admin.system.dataModel.update({ sourceId, table: table.name, body: change });
    const after = await admin.system.dataModel.table({ sourceId, table: table.name });
    expect(after).toMatchObject({ comment: '车位' });
    expect(after.columns).toMatchObject([
      { name: 'id', keyPlace: 1 },
      { name: 'number', length: 30, isNullable: false, comment: '号牌' },
      { name: 'colour' },
    ]);
    await refusal(admin.system.dataModel.remove({ sourceId, table: table.name, query: { confirm: 'lot' } }), 400);
    await admin.system.dataModel.remove({ sourceId, table: table.name, query: { confirm: table.name } });
    expect((await tables()).map(({ name }) => name)).not.toContain(table.name);
  });

  it('is changed as a whole or not at all', async () => {
    await shop.query(`create table half (a integer, b integer)`);
    await shop.query(`insert into half values (null, 1)`);
    const body = {
      name: 'half',
      columns: [
        column('b2', { formerName: 'b', kind: 'integer' }),
        column('a', { formerName: 'a', kind: 'integer', isNullable: false }),
      ],
    };
    const { message } = await refusal(admin.system.dataModel.update({ sourceId, table: 'half', body }), 400);
    expect(message).toContain('null');
    const { columns } = await admin.system.dataModel.table({ sourceId, table: 'half' });
    expect(columns.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('is made in no source that is only read', async () => {
    const id = await admin.system.dataSource.create({ body: sourceBody({ isReadOnly: true }) });
    await refusal(admin.system.dataModel.create({ sourceId: id, body: { name: 'new', columns: [column('a')] } }), 409);
    await refusal(
      admin.system.dataModel.remove({ sourceId: id, table: 'customer', query: { confirm: 'customer' } }),
      409,
    );
    expect((await tables(id)).every(({ canChange }) => !canChange)).toBe(true);
  });
});

describe('the database of the system', () => {
  const own = 'default';

  it.each([
    'session',
    'server_secret',
    'data_source',
    'api_key',
    'operation_log',
    'second_factor',
    'message',
    'schema_migration',
  ])('shows the structure of %s, and its rows to nobody', async (table) => {
    const { columns, owner, canShowRows, rows } = await admin.system.dataModel.table({ sourceId: own, table });
    expect([columns.length > 0, owner, canShowRows, rows]).toEqual([true, 'platform', false, null]);
    await refusal(admin.system.dataModel.rows({ sourceId: own, table, body: {} }), 403);
  });

  it('shows of people what interfaces may show, and whole records of models', async () => {
    const { columns } = await admin.system.dataModel.rows({ sourceId: own, table: 'user_account', body: {} });
    expect(columns).toContain('real_name');
    expect(columns).not.toContain('password_hash');
    const hash = [{ column: 'password_hash', operator: 'contains' as const, value: 'a' }];
    await refusal(admin.system.dataModel.rows({ sourceId: own, table: 'user_account', body: { filters: hash } }), 400);
    await refusal(
      admin.system.dataModel.rows({ sourceId: own, table: 'user_account', body: { order: 'password_hash' } }),
      400,
    );
    expect(
      (await admin.system.dataModel.rows({ sourceId: own, table: 'mt_visitor', body: {} })).list.length,
    ).toBeGreaterThan(0);
  });

  it('lets nobody change or drop tables of the platform or of models, and shows none that it does not know', async () => {
    await sql`create table unknown_thing (secret text)`.execute(app.db);
    await refusal(admin.system.dataModel.rows({ sourceId: own, table: 'unknown_thing', body: {} }), 403);
    for (const table of ['session', 'mt_visitor'])
      for (const attempt of [
        () => admin.system.dataModel.remove({ sourceId: own, table, query: { confirm: table } }),
        () => admin.system.dataModel.update({ sourceId: own, table, body: { name: table, columns: [column('x')] } }),
      ])
        await refusal(attempt(), 409);
  });

  it('has tables of ours by a name that no later version wants, which models can adopt', async () => {
    const body = {
      name: 'shop',
      columns: [column('id', { kind: 'bigint', isKey: true, isNullable: false }), column('title')],
    };
    expect((await refusal(admin.system.dataModel.create({ sourceId: own, body }), 400)).fieldErrors).toHaveProperty(
      'name',
    );
    await admin.system.dataModel.create({ sourceId: own, body: { ...body, name: 'biz_shop' } });
    expect((await tables(own)).find(({ name }) => name === 'biz_shop')).toMatchObject({
      owner: 'none',
      canChange: true,
      canShowRows: true,
    });
    const { list } = await admin.visualdev.models.existingTables();
    expect(list.map(({ name }) => name)).toContain('biz_shop');
    await admin.system.dataModel.remove({ sourceId: own, table: 'biz_shop', query: { confirm: 'biz_shop' } });
  });

  it('has the same rules by another way: a source that is a database of the platform', async () => {
    await shop.query(
      'create table platform_table (name text); create table server_secret (secret text); create table session (id text)',
    );
    await refusal(admin.system.dataModel.rows({ sourceId, table: 'server_secret', body: {} }), 403);
    await refusal(admin.system.dataModel.remove({ sourceId, table: 'session', query: { confirm: 'session' } }), 409);
    await shop.query('drop table platform_table; drop table server_secret; drop table session');
  });
});

describe('somebody with less', () => {
  const page = 'dataApplication_model';
  const grant = (button: string[], more: object = {}) =>
    saveGrants(admin, 'User', 'operator', {
      menu: ['dataApplication', page],
      button: button.map((code) => `${page}__${code}`),
      ...more,
    });

  it('sees structures with the page alone: no rows, not even how many', async () => {
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
    await grant([]);
    const reader = await app.signIn('operator');
    for (const id of [sourceId, 'default'])
      expect(
        (await tables(id, reader)).every(
          ({ rows, canShowRows, canChange }) => rows === null && !canShowRows && !canChange,
        ),
      ).toBe(true);
    await refusal(reader.system.dataModel.rows({ sourceId, table: 'customer', body: {} }), 403);
    await refusal(reader.system.dataModel.create({ sourceId, body: { name: 'x', columns: [column('a')] } }), 403);
  });

  it('sees rows of other databases by the button, and of the system only who sees all rows of it', async () => {
    await grant(['btn_rows']);
    const reader = await app.signIn('operator');
    expect((await reader.system.dataModel.rows({ sourceId, table: 'customer', body: {} })).list).toHaveLength(20);
    await app.db.updateTable('menu').set({ isDataAuthorize: 1 }).where('id', '=', 'permission_user').execute();
    const other = await app.startAnother({ INTERFACE_HOSTS: '127.0.0.1' });
    const limited = await other.signIn('operator');
    await refusal(limited.system.dataModel.rows({ sourceId: 'default', table: 'mt_visitor', body: {} }), 403);
    expect((await tables('default', limited)).every(({ rows }) => rows === null)).toBe(true);
  });
});
