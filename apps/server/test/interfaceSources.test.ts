import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, draftsOf, interfaceBody, parameter, sqlOf, type OtherServer } from './support/interfaceDrafts.js';
import { startInterfaceServers, type InterfaceServers } from './support/startInterfaceServers.js';
import { refusal, type TestApp } from './support/startTestApp.js';

let servers: InterfaceServers;
let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let opened: ApiClient;
let other: OtherServer;

beforeAll(async () => {
  servers = await startInterfaceServers();
  ({ app, admin, operator, opened, other } = servers);
});
afterAll(() => servers.stop());

const { create, ask } = callsOf(() => admin);
const { preview, refused } = draftsOf(() => admin);

describe('SQL', () => {
  const visitors = sqlOf('select count(*)::int as count from mt_visitor');

  it('A7.5-17 binds parameters: what they hold is never part of the statement', async () => {
    const draft = sqlOf(
      'select full_name as name from organize where full_name = {{name}} or {{name}} is null limit 3',
      {
        parameters: [parameter('name')],
      },
    );
    expect((await preview(draft, { name: "x' or '1'='1" })).data).toEqual([]);
    expect((await preview(draft, { name: "'; drop table role; --" })).data).toEqual([]);
    expect((await preview(draft)).rows).toBe(3);
    const typed = sqlOf('select {{n}} + 1 as n, {{on}} as yes, {{day}} as day, {{id}} as me', {
      parameters: [
        parameter('n', { type: 'number' }),
        parameter('on', { type: 'boolean' }),
        parameter('day', { type: 'date' }),
        parameter('id', { source: 'userId' }),
      ],
    });
    expect((await preview(typed, { n: 1.5, on: true, day: '2026-11-22' })).data).toEqual([
      { n: 2.5, yes: true, day: '2026-11-22', me: 'admin' },
    ]);
    expect(
      (await refusal(admin.system.dataInterface.create({ body: sqlOf('select {{x}}') }), 400)).fieldErrors,
    ).toHaveProperty('sql');
  });

  it('reads models, also those that are released later', async () => {
    const [row] = (await preview(visitors)).data as { count: number }[];
    expect(row?.count).toBeGreaterThan(10);
    await app.db.schema.createTable('mt_later').addColumn('name', 'text').execute();
    expect((await preview(sqlOf('select * from mt_later'))).data).toEqual([]);
  });

  it.each([
    ['a password', 'select password_hash from user_account'],
    ['all of a person', 'select * from user_account'],
    ['sessions', 'select * from session'],
    ['secrets of the server', 'select * from server_secret'],
    ['stored credentials', 'select encrypted_secret from data_interface'],
    ['the log', 'select * from operation_log'],
    ['the table of another role through XML', "select query_to_xml('select * from session', true, true, '')"],
    [
      'a role that it is not',
      "select set_config('role', 'app', true), query_to_xml('select * from session', true, true, '')",
    ],
    ['accounts of the database', 'select rolpassword from pg_authid'],
    ['a file', "select pg_read_file('/etc/passwd')"],
    ['a folder', "select * from pg_ls_dir('.')"],
    ['a write', 'delete from organize'],
    ['a write within a query', 'with gone as (delete from mt_visitor returning 1) select * from gone'],
    ['a table from a query', 'select 1 as one into hacked'],
    ['a function that writes', 'select lo_create(0)'],
    ['a second statement', 'select 1; delete from mt_visitor'],
    ['the end of the transaction', 'select 1) asked) lines; commit; delete from mt_visitor; --'],
    ['the end of the transaction before a wait', 'select 1) asked) lines; commit; select pg_sleep(86400); --'],
    ['the end of the transaction before nothing', 'select 1 as one) asked) lines; commit; --'],
    ['a lock of rows', 'select * from organize for update'],
    ['copy', "copy organize to program 'id'"],
    ['do', 'do $$ begin perform 1; end $$'],
    ['a change of rights', 'set role app'],
    ['no query', 'nonsense'],
  ])('refuses %s', async (_name, sql) => {
    await refused(sqlOf(sql));
    expect((await preview(visitors)).rows).toBe(1);
  });

  it('ends long queries, also those that take their limit away, and goes on', async () => {
    expect(await refused(sqlOf('select pg_sleep(20)', { timeoutSeconds: 1 }))).toContain('1秒');
    const freed = `select set_config('statement_timeout', '0', false), n, case when n > 150 then pg_sleep(20) end from generate_series(1, 1000) n`;
    expect(await refused(sqlOf(freed, { timeoutSeconds: 1 }))).toContain('1秒');
    expect((await preview(visitors)).rows).toBe(1);
  });

  it('refuses more rows, larger rows and larger answers than it may read', async () => {
    expect(await refused(sqlOf('select generate_series(1, 100000000) as n', { rowLimit: 500 }))).toContain('500行');
    expect(await refused(sqlOf("select repeat('x', 300000) as text"))).toContain('过大');
    expect(await refused(sqlOf("select repeat('x', 150000) as text from generate_series(1, 100)"))).toContain('过大');
  });

  it('leaves neither locks nor messages nor settings behind', async () => {
    await preview(
      sqlOf(
        "select pg_advisory_lock(4711)::text, pg_notify('smart_admin', 'forged')::text, set_config('search_path', 'x', false)",
      ),
    );
    const { rows } = await app.db.executeQuery<{ free: boolean }>({
      sql: 'select pg_try_advisory_lock(4711) as free',
      parameters: [],
      query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
      queryId: { queryId: 'free' },
    });
    expect(rows[0]?.free).toBe(true);
    for (let time = 0; time < 5; time += 1) expect((await preview(visitors)).rows).toBe(1);
  });

  it('tells callers nothing of the statement', async () => {
    const id = await create({ ...sqlOf('select secret_column from organize'), access: 'everyone' });
    const { message } = await refusal(ask(id, undefined, operator), 400);
    expect(message).not.toContain('secret_column');
    expect(await refused(sqlOf('select secret_column from organize'))).toContain('secret_column');
  });
});

describe('names of columns', () => {
  const columnsOf = async (fields: object, caller = admin) =>
    (await caller.system.dataInterface.columns({ id: await create(fields) })).list;

  it('come from what is declared, from a fixed text within its path, and from a statement with its parameters', async () => {
    const staticData = JSON.stringify({ data: [{ id: 'a', name: 'Alpha' }, { size: 3 }] });
    expect(await columnsOf({ staticData, dataPath: 'data' })).toEqual(['id', 'name', 'size']);
    const columns = [{ name: 'title', expression: '{name}' }];
    expect(await columnsOf({ staticData, dataPath: 'data', columns })).toEqual(['title']);
    const statement = sqlOf('select id, full_name as name from organize where id = {{which}}', {
      parameters: [parameter('which', { required: true })],
    });
    expect(await columnsOf(statement)).toEqual(['id', 'name']);
  });

  it('run no statement and ask no other server: what is not known by then is none', async () => {
    expect(await columnsOf(sqlOf('select pg_sleep(20) as slept', { timeoutSeconds: 1 }))).toEqual(['slept']);
    const before = other.asked.length;
    expect(await columnsOf({ kind: 'http', url: `${other.url}/data` })).toEqual([]);
    expect(await columnsOf({ kind: 'script', script: 'return [{ a: 1 }]' })).toEqual([]);
    expect(other.asked).toHaveLength(before);
    expect(await columnsOf(sqlOf('select secret_column from organize'))).toEqual([]);
  });

  it('are told to whoever may ask the interface, while it is enabled', async () => {
    const staticData = '[{"id":1}]';
    await expect(columnsOf({ staticData }, operator)).rejects.toMatchObject({ code: 403 });
    expect(await columnsOf({ staticData, access: 'everyone' }, operator)).toEqual(['id']);
    const id = await create({ staticData, access: 'everyone' });
    await admin.system.dataInterface.updateState({ id });
    await refusal(operator.system.dataInterface.columns({ id }), 409);
  });
});

describe('HTTP', () => {
  const http = (path: string, fields: object = {}) =>
    interfaceBody({ kind: 'http', url: `${other.url}${path}`, ...fields });

  it('fills parameters into address and body, sends headers and credentials', async () => {
    const draft = http('/data/{{part}}?q={{q}}', {
      method: 'POST',
      parameters: [parameter('part'), parameter('q'), parameter('n', { type: 'number' })],
      headers: [{ name: 'X-Trace', value: 'yes' }],
      requestBody: '{"n": {{n}}, "q": {{q}}}',
      auth: 'basic',
      authName: 'me',
      secret: 'geheim',
      dataPath: 'data.list',
    });
    const answer = await preview(draft, { part: 'a/../b?x=1#', q: '&"x', n: 2 }, opened);
    expect(answer.rows).toBe(2);
    expect(other.asked.at(-1)).toMatchObject({
      url: '/data/a%2F..%2Fb%3Fx%3D1%23?q=%26%22x',
      body: '{"n": 2, "q": "&\\"x"}',
      headers: { 'x-trace': 'yes', authorization: `Basic ${Buffer.from('me:geheim').toString('base64')}` },
    });
    await refused(draft, { part: '..', q: '', n: 1 }, opened);
  });

  it('keeps passwords encrypted, for the address that they were given for', async () => {
    const fields = http('/data', { auth: 'header', authName: 'X-Key', secret: 'k-12345' });
    const id = await admin.system.dataInterface.create({ body: fields as never });
    const stored = await app.db.selectFrom('dataInterface').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain('k-12345');
    const { hasSecret, revision: _revision, ...read } = await admin.system.dataInterface.read({ id });
    expect([hasSecret, read.secret]).toEqual([true, '']);
    await admin.system.dataInterface.update({ id, body: { ...read, description: 'kept' } });
    await ask(id, undefined, opened);
    expect(other.asked.at(-1)?.headers['x-key']).toBe('k-12345');
    const elsewhere = { ...read, url: 'https://attacker.example/' };
    const update = admin.system.dataInterface.update({ id, body: elsewhere });
    expect((await refusal(update, 400)).fieldErrors).toHaveProperty('secret');
    const draft = admin.system.dataInterface.preview({ id, body: { draft: elsewhere } });
    expect((await refusal(draft, 400)).fieldErrors).toHaveProperty('secret');
    const copy = await admin.system.dataInterface.create({ body: interfaceBody() });
    await app.db
      .updateTable('dataInterface')
      .set({ kind: 'http', url: read.url, auth: 'bearer', encryptedSecret: stored.encryptedSecret })
      .where('id', '=', copy)
      .execute();
    await expect(ask(copy, undefined, opened)).rejects.toThrow();
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://2130706433:1/',
    'http://0x7f.1:1/',
    'http://0:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
  ])('refuses the inner address %s', async (url) => {
    expect(await refused(interfaceBody({ kind: 'http', url }))).toContain('INTERFACE_HOSTS');
  });

  it('refuses to be led inside, in circles or away with credentials', async () => {
    expect(await refused(http('/inner'), {}, opened)).toContain('INTERFACE_HOSTS');
    expect(await refused(http('/round'), {}, opened)).toContain('重定向');
    const draft = (path: string) => http(path, { auth: 'bearer', secret: 'token-1', dataPath: 'data.list' });
    expect((await preview(draft('/moved'), {}, opened)).rows).toBe(2);
    expect(other.asked.at(-1)?.headers.authorization).toBe('Bearer token-1');
    expect((await preview(draft('/away'), {}, opened)).rows).toBe(2);
    expect(other.asked.at(-1)?.headers.authorization).toBeUndefined();
  });

  it('refuses errors, other contents, endless and huge answers', async () => {
    expect(await refused(http('/broken'), {}, opened)).toContain('500');
    expect(await refused(http('/text'), {}, opened)).toContain('JSON');
    expect(await refused(http('/huge'), {}, opened)).toContain('过大');
    expect(await refused(http('/silent', { timeoutSeconds: 1 }), {}, opened)).toContain('1秒');
  });

  it.each([
    'ftp://example.com',
    'https://{{host}}/',
    'https://a{{host}}.example/',
    'file:///etc/passwd',
    'https://u:p@example.com/',
    'x',
  ])('saves no address like %s', async (url) => {
    const made = admin.system.dataInterface.create({
      body: interfaceBody({ kind: 'http', url, parameters: [parameter('host')] }),
    });
    expect((await refusal(made, 400)).fieldErrors).toHaveProperty('url');
  });
});

describe('scripts', () => {
  const script = (text: string, fields: object = {}) => interfaceBody({ kind: 'script', script: text, ...fields });

  it('see nothing of the server', async () => {
    const { data } = await preview(
      script(
        "return ['process', 'require', 'fetch', 'setTimeout', 'console', 'WebAssembly', 'Deno', 'module'].filter((name) => typeof globalThis[name] !== 'undefined');",
      ),
    );
    expect(data).toEqual([]);
    await refused(script("return (function () {}).constructor('return process')().env"));
    await refused(script("return import('node:fs')")).catch(() => undefined);
  });

  it.each([
    ['runs for ever', 'for (;;) {}', '1秒', 1],
    ['takes all memory', 'const all = []; for (;;) all.push(new Uint8Array(30000000))', '过大'],
    ['takes all memory in small pieces', 'const all = []; for (;;) all.push({ at: all.length })', '过大'],
    ['answers too much', "return 'x'.repeat(6000000)", '过大'],
    ['calls itself for ever', 'const again = () => again() + 1; return again();', '失败'],
    ['does not compile', 'return (', '失败'],
    ['closes the function around it', "return 1; })({}); throw new Error('out'); (function () {", '失败'],
  ])('are stopped when one %s', async (_name, text, reason, timeoutSeconds = 30) => {
    expect(await refused(script(text, { timeoutSeconds }))).toContain(reason);
    expect((await preview(script('return [{ ok: true }];'))).data).toEqual([{ ok: true }]);
  });
});
