import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanUps.js';
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
const ROWS = JSON.stringify([
  { id: 'a', name: 'Alpha', size: 3 },
  { id: 'b', name: 'Beta', size: 5 },
  { id: 'c', name: 'Gamma', size: 8 },
]);

describe('data interfaces', () => {
  it('A7.5-02 A7.5-01 A7.5-05 A7.5-04 A7.5-06 F-DA-05 are created, listed, read, changed and deleted', async () => {
    const id = await create({ fullName: '车辆清单', staticData: ROWS, category: 'interfaceType_base' });
    const { list } = await admin.system.dataInterface.list({ query: { keyword: 'cheliang', kind: 'static' } });
    expect(list).toMatchObject([{ id, fullName: '车辆清单', kind: 'static', calls: 0, failures: 0 }]);
    expect(list[0]).not.toHaveProperty('staticData');
    const { hasSecret, ...read } = await admin.system.dataInterface.read({ id });
    expect([hasSecret, read.staticData]).toEqual([false, ROWS]);
    await admin.system.dataInterface.update({ id, body: { ...read, rowLimit: 2 } });
    expect((await refusal(ask(id), 400)).message).toBe('数据接口“车辆清单”调用失败，请联系管理员');
    await admin.system.dataInterface.remove({ id });
    await refusal(admin.system.dataInterface.read({ id }), 404);
  });

  it('A7.5-08 A7.5-07 A7.5-17 S4-06 answer by id or code while they are enabled', async () => {
    const id = await create({ enCode: 'carList', staticData: ROWS });
    expect(await ask(id)).toEqual(JSON.parse(ROWS));
    expect(await ask('carList')).toEqual(JSON.parse(ROWS));
    await admin.system.dataInterface.updateState({ id });
    expect((await refusal(ask(id), 409)).message).toContain('已停用');
    expect((await admin.system.dataInterface.selector()).list.map((row) => row.id)).not.toContain(id);
    expect((await admin.system.dataInterface.preview({ id, body: {} })).rows).toBe(3);
    await admin.system.dataInterface.updateState({ id });
    expect((await admin.system.dataInterface.selector()).list.map((row) => row.id)).toContain(id);
  });

  it('A7.5-03 A7.5-12 A7.5-15 A7.5-16 have a selector, a list to choose from, types, and the parking lots', async () => {
    expect((await admin.system.dataInterface.selector()).list.map(({ id }) => id)).toContain('parkingList');
    const { list } = await operator.system.dataInterface.callable({ query: { keyword: '停车场' } });
    expect(list).toMatchObject([{ id: 'parkingList', parameters: [] }]);
    const types = await operator.system.dictionaryData.dataSelector({ id: 'interfaceType' });
    expect(types.list.map(({ id }) => id)).toContain('interfaceType_base');
    expect(await ask('parkingList', undefined, operator)).toEqual(
      expect.arrayContaining([{ Id: 'P001', Name: expect.stringContaining('停车场') as string, Type: 'indoor' }]),
    );
  });

  it('A7.5-10 A7.5-11 A7.16-08 E3-31 give popup pickers pages of rows, and one row', async () => {
    const id = await create({ staticData: ROWS });
    const some = (query: object) => admin.system.dataInterface.actionList({ id, query });
    expect(
      await some({ interfaceId: id, currentPage: 2, pageSize: 2, propsValue: 'id', relationField: 'name' }),
    ).toEqual({
      list: [{ id: 'c', name: 'Gamma', size: 8 }],
      pagination: { currentPage: 2, pageSize: 2, total: 3 },
    });
    const columns = { columnOptions: 'name', propsValue: 'id', relationField: 'name' };
    expect((await some({ keyword: 'ALPH', ...columns })).list).toEqual([{ name: 'Alpha', id: 'a' }]);
    expect((await some({ keyword: '8', ...columns })).pagination.total).toBe(0);
    expect((await some({ pageSize: 10_000 })).list).toHaveLength(3);
    const one = (value: string) => admin.system.dataInterface.actionInfo({ id, query: { id: value, ...columns } });
    expect([await one('b'), await one('z')]).toEqual([{ name: 'Beta', id: 'b' }, null]);
  });

  it('A7.5-13 preview a draft with test parameters and say what went wrong', async () => {
    const draft = interfaceBody({
      parameters: [parameter('least', { type: 'number', required: true })],
      kind: 'script',
      script: 'return [1, 2, 3].filter((n) => n >= params.least).map((n) => ({ n }));',
    });
    expect(await preview(draft, { least: '2' })).toMatchObject({
      data: [{ n: 2 }, { n: 3 }],
      rows: 2,
      columns: ['n'],
    });
    expect((await refusal(preview(draft), 400)).fieldErrors).toHaveProperty(['parameters.least']);
    expect((await refusal(preview(draft, { least: 'x' }), 400)).fieldErrors).toHaveProperty(['parameters.least']);
    expect((await refusal(preview(draft, { least: 1, more: 1 }), 400)).fieldErrors).toHaveProperty(['parameters.more']);
    expect(await refused({ ...draft, script: 'return nothing.here' }, { least: 1 })).toContain('nothing');
  });

  it('A7.5-09 export as JSON without the password', async () => {
    const id = await create({ kind: 'http', url: 'https://example.com', auth: 'bearer', secret: 'top-secret' });
    const text = await (await admin.system.dataInterface.export({ id })).blob.text();
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      dataInterface: { url: 'https://example.com', auth: 'bearer' },
    });
    expect(text).not.toContain('ecret');
  });

  it('A7.5-14 log who asked, with what, and how it ended; statistics count them by day; both are bounded', async () => {
    const id = await create({
      fullName: '计数接口',
      access: 'everyone',
      parameters: [parameter('word')],
      kind: 'script',
      script: "if (params.word === 'bad') throw new Error('bad word'); return [];",
      cacheSeconds: 60,
    });
    await ask(id, { word: 'good' }, operator);
    await ask(id, { word: 'good' });
    await refusal(ask(id, { word: 'bad' }), 400);
    const { list } = await admin.system.dataInterface.log({ id, query: {} });
    expect(list.map(({ cause, rows, isCached }) => [cause, rows, isCached])).toEqual([
      ['response', null, 0],
      ['response', 0, 1],
      ['response', 0, 0],
    ]);
    expect(list[0]).toMatchObject({
      parameters: '{"word":"bad"}',
      error: expect.stringContaining('bad word') as string,
    });
    expect((await admin.system.dataInterface.log({ id, query: { isFailed: 1 } })).pagination.total).toBe(1);
    const days = (await admin.system.dataInterface.statistics({ id, query: { days: 7, offset: 480 } })).list;
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ calls: 3, failures: 1, cached: 1 });
    expect((await admin.system.dataInterface.list({ query: { keyword: '计数接口' } })).list).toMatchObject([
      { calls: 3, failures: 1 },
    ]);
    await app.db
      .updateTable('dataInterfaceLog')
      .set({ creatorTime: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', list[0]?.id ?? '')
      .execute();
    await cleanUp(app.deps, Date.now());
    expect((await admin.system.dataInterface.log({ id, query: {} })).pagination.total).toBe(2);
  });

  it('take the part at a path, filter and compute rows by expressions', async () => {
    const draft = interfaceBody({
      staticData: JSON.stringify({
        data: {
          list: [
            { price: 0.1, count: 3 },
            { price: 5, count: 0 },
          ],
        },
      }),
      dataPath: 'data.list',
      filter: '{count} > 0',
      columns: [
        { name: 'total', expression: '{price} × {count}' },
        { name: 'text', expression: "concat('no. ', {count})" },
      ],
    });
    expect((await preview(draft)).data).toEqual([{ total: 0.3, text: 'no. 3' }]);
    expect((await preview({ ...draft, dataPath: 'data.list.nothing', filter: '', columns: [] })).data).toBeNull();
    const wrong = admin.system.dataInterface.create({ body: { ...draft, filter: '{count} >' } as never });
    expect((await refusal(wrong, 400)).fieldErrors).toHaveProperty('filter');
  });

  it('keep an answer for its time, for each set of values, until they are changed', async () => {
    const fields = { parameters: [parameter('a')], kind: 'http', url: `${other.url}/data?a={{a}}`, cacheSeconds: 600 };
    const id = await create(fields);
    const count = async (parameters: object) => {
      const before = other.asked.length;
      await Promise.all([ask(id, parameters, opened), ask(id, parameters, opened)]);
      return other.asked.length - before;
    };
    expect([await count({ a: '1' }), await count({ a: '1' }), await count({ a: '2' })]).toEqual([1, 0, 1]);
    const { hasSecret: _has, ...read } = await admin.system.dataInterface.read({ id });
    await admin.system.dataInterface.update({ id, body: { ...read, description: 'new' } });
    expect(await count({ a: '1' })).toBe(1);
  });
});

describe('who may ask', () => {
  it('is managers alone, members of roles, or everybody who is signed in', async () => {
    const id = await create({ staticData: ROWS });
    const { hasSecret: _has, revision: _revision, ...read } = await admin.system.dataInterface.read({ id });
    const calls = [
      () => ask(id, undefined, operator),
      () => operator.system.dataInterface.actionList({ id, query: {} }),
      () => operator.system.dataInterface.actionInfo({ id, query: { id: 'a' } }),
    ];
    const askAll = () => Promise.all(calls.map((call) => call()));
    for (const call of calls) expect((await refusal(call(), 403)).message).toContain('没有调用');
    const noRole = admin.system.dataInterface.update({ id, body: { ...read, access: 'roles' } });
    expect((await refusal(noRole, 400)).fieldErrors).toHaveProperty('roleIds');
    await admin.system.dataInterface.update({ id, body: { ...read, access: 'roles', roleIds: ['hr'] } });
    for (const call of calls) await refusal(call(), 403);
    await admin.system.dataInterface.update({ id, body: { ...read, access: 'roles', roleIds: ['hr', 'operator'] } });
    await askAll();
    const callable = async () =>
      (await operator.system.dataInterface.callable({ query: {} })).list.map((row) => row.id);
    expect(await callable()).toContain(id);
    // a disabled role gives its members nothing
    await admin.permission.role.updateState({ id: 'operator' });
    for (const call of calls) await refusal(call(), 403);
    expect(await callable()).not.toContain(id);
    await admin.permission.role.updateState({ id: 'operator' });
    await askAll();
    await admin.system.dataInterface.update({ id, body: { ...read, access: 'everyone' } });
    await askAll();
  });

  it('manages nothing without the page, and writes no SQL without that right', async () => {
    const id = await create({ ...sqlOf('select 1 as one'), access: 'everyone' });
    for (const call of [
      () => operator.system.dataInterface.list({ query: {} }),
      () => operator.system.dataInterface.read({ id }),
      () => operator.system.dataInterface.create({ body: interfaceBody() }),
      () => operator.system.dataInterface.remove({ id }),
      () => operator.system.dataInterface.updateState({ id }),
      () => operator.system.dataInterface.preview({ id, body: {} }),
      () => operator.system.dataInterface.export({ id }),
      () => operator.system.dataInterface.log({ id, query: {} }),
      () => operator.system.dataInterface.statistics({ id, query: {} }),
    ])
      await refusal(call(), 403);
    const { id: codeId } = await app.db
      .selectFrom('menuCode')
      .select('id')
      .where('menuId', '=', 'dataApplication_interface')
      .where('enCode', '=', 'btn_sql')
      .executeTakeFirstOrThrow();
    await app.db.deleteFrom('grantItem').where('itemId', '=', codeId).execute();
    await app.db.insertInto('membership').values({ kind: 'role', targetId: 'developer', userId: 'user020' }).execute();
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('id', '=', 'user020')
      .executeTakeFirstOrThrow();
    const developer = await app.signIn(account, 'Smart123');
    const own = await developer.system.dataInterface.create({ body: interfaceBody() });
    await refusal(developer.system.dataInterface.create({ body: sqlOf('select 1') }), 403);
    await refusal(developer.system.dataInterface.update({ id: own, body: sqlOf('select 1') }), 403);
    await refusal(developer.system.dataInterface.update({ id, body: interfaceBody() }), 403);
    await refusal(preview(sqlOf('select 1'), {}, developer), 403);
    expect(await ask(id, undefined, developer)).toEqual([{ one: 1 }]);
  });

  it('lets nobody say for the server who they are', async () => {
    const id = await create({
      access: 'everyone',
      parameters: [parameter('me', { source: 'userId' }), parameter('place', { source: 'organizeId' })],
      kind: 'script',
      script: 'return params;',
    });
    expect(await ask(id, { me: 'admin', place: 'group' }, operator)).toMatchObject({ me: 'operator' });
  });
});
