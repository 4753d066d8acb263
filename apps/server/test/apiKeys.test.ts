import { hashPassword, type ApiClient } from '@smart-admin/api-client';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { saveGrants } from './support/saveGrants.js';
import { freshName } from './support/ScopeTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

/** A key with the client of a program that uses it. */
async function makeKey(fields: object = {}) {
  const body = { fullName: freshName('own'), ownerId: 'operator', access: 'all' as const, ...fields };
  const { id, key } = await admin.system.apiKey.create({ body });
  return { id, key, body, program: app.client(key) };
}
const person = async () => {
  const account = freshName('own');
  const body = { account, realName: account, organizeIds: ['hq_hr'], password: await hashPassword('Secret123') };
  return admin.permission.users.create({ body });
};

it('a key has the rights and rows of its owner, is stored as a hash and shows when and from where it was used', async () => {
  const { id, key, program, body } = await makeKey();
  const stored = await app.db.selectFrom('apiKey').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(stored.prefix).toBe(key.slice(0, 12));
  expect(JSON.stringify(stored)).not.toContain(key.slice(12));
  const read = await admin.system.apiKey.read({ id });
  expect(read).toMatchObject({ ownerName: expect.any(String) as string, lastUsedTime: null, lastUsedIp: '' });
  expect(JSON.stringify(read)).not.toContain(stored.keyHash);

  expect((await program.oauth.currentUser()).userInfo.userId).toBe('operator');
  const own = await app.signIn('operator');
  const totals = async (client: ApiClient) => (await client.permission.users.list({ query: {} })).pagination.total;
  expect(await totals(program)).toBe(await totals(own));
  expect(await totals(program)).toBeLessThan(await totals(admin));
  await refusal(program.system.config.read(), 403);
  const { list } = await admin.system.apiKey.list({ query: { keyword: body.fullName } });
  expect(list).toMatchObject([{ id, lastUsedTime: expect.any(Number) as number, lastUsedIp: '127.0.0.1' }]);
});

it('a key that is expired, disabled, deleted or of somebody who is disabled or deleted gets 401 and says why', async () => {
  const told = async (program: ApiClient) => (await refusal(program.oauth.currentUser(), 401)).message;
  expect(await told((await makeKey({ expiresTime: Date.now() - 1 })).program)).toContain('过期');
  const { id, program, body, key } = await makeKey({ expiresTime: Date.now() + 600_000 });
  await program.oauth.currentUser();
  const another = await app.startAnother();
  await another.client(key).oauth.currentUser();
  await admin.system.apiKey.updateState({ id });
  expect(await told(program)).toContain('停用');
  expect(await told(another.client(key))).toContain('停用');
  await admin.system.apiKey.update({ id, body: { ...body, enabledMark: 1 } });
  await program.oauth.currentUser();
  await admin.system.apiKey.remove({ id });
  expect(await told(program)).toContain('无效');
  expect(await told(app.client('sak_'))).toContain('无效');

  const ownerId = await person();
  const leaving = await makeKey({ ownerId });
  await leaving.program.oauth.currentUser();
  await admin.permission.users.updateState({ id: ownerId });
  expect(await told(leaving.program)).toContain('所属用户已被停用');
  await admin.permission.users.remove({ id: ownerId });
  expect(await told(leaving.program)).toContain('所属用户已被删除');
  const answer = await fetch(`${app.url}/api/oauth/CurrentUser`, {
    headers: { authorization: `Bearer ${leaving.key}` },
  });
  expect(answer.status).toBe(401);
});

it('a key that may only read changes nothing, and one for other addresses is refused', async () => {
  const { program } = await makeKey({ ownerId: 'admin', access: 'read' });
  await program.permission.group.list({ query: {} });
  const body = { fullName: '程序组', enCode: freshName('own') };
  expect((await refusal(program.permission.group.create({ body }), 403)).message).toContain('只能读取');
  expect((await admin.permission.group.list({ query: { keyword: body.enCode } })).list).toEqual([]);

  const far = await makeKey({ addresses: '10.0.0.0/8\n192.168.1.5' });
  expect((await refusal(far.program.oauth.currentUser(), 403)).message).toContain('127.0.0.1');
  await (await makeKey({ addresses: '10.0.0.0/8\n127.0.0.1' })).program.oauth.currentUser();
  const wrong = await refusal(makeKey({ addresses: '10.0.0.0/8\nhere' }), 400);
  expect(wrong.fieldErrors.addresses).toContain('here');
});

it('a key of chosen pages reaches those alone, even when its owner may do everything, and nothing personal', async () => {
  const none = await refusal(makeKey({ ownerId: 'admin', reach: 'pages' }), 400);
  expect(none.fieldErrors.pageIds).toContain('页面');
  const { program, id } = await makeKey({ ownerId: 'admin', reach: 'pages', pageIds: ['permission_group'] });
  const body = { fullName: '程序组', enCode: freshName('own') };
  await program.permission.group.create({ body });
  expect((await program.permission.group.list({ query: { keyword: body.enCode } })).list).toHaveLength(1);
  await refusal(program.permission.users.list({ query: {} }), 403);
  await refusal(program.system.apiKey.list({ query: {} }), 403);
  const { menuList, userInfo } = await program.oauth.currentUser();
  expect(userInfo.isAdministrator).toBe(false);
  expect(JSON.stringify(menuList)).toContain('permission.group');
  expect(JSON.stringify(menuList)).not.toContain('permission.user');
  expect((await refusal(program.message.mine({ query: {} }), 403)).message).toContain('个人数据');

  // a directory stands for all pages in it; rows stay those of the owner
  await admin.system.apiKey.update({
    id,
    body: { fullName: '目录', ownerId: 'admin', access: 'read', reach: 'pages', pageIds: ['permission'] },
  });
  const all = await admin.permission.users.list({ query: {} });
  const found = await program.permission.users.list({ query: {} });
  expect(found.pagination.total).toBe(all.pagination.total);
  // calls that only ask are for keys that only read, whatever their method
  await program.permission.names.list({ body: { kind: 'role', ids: ['administrator'] } });
  await refusal(program.permission.group.create({ body: { ...body, enCode: freshName('own') } }), 403);
  await refusal(program.system.menu.list({ query: {} }), 403);
});

it('a key makes as many calls in a minute as it may', async () => {
  const { program } = await makeKey({ perMinute: 2 });
  await program.oauth.currentUser();
  await program.oauth.currentUser();
  expect((await refusal(program.oauth.currentUser(), 429)).message).toContain('过于频繁');
});

it('a key outlives wrong passwords that lock its owner', async () => {
  const ownerId = await person();
  const { program } = await makeKey({ ownerId });
  await app.db
    .updateTable('userAccount')
    .set({ lockMark: 1, lockTime: new Date() })
    .where('id', '=', ownerId)
    .execute();
  expect((await program.oauth.currentUser()).userInfo.userId).toBe(ownerId);
});

it('a key cannot end sessions, change passwords or profiles, manage keys or open sockets, and the log names it', async () => {
  const { id, key, body, program } = await makeKey({ ownerId: 'admin' });
  const password = await hashPassword('Secret123');
  const passwords = { userPassword: password, validatePassword: password };
  const refused = [
    () => program.oauth.logout(),
    () => program.oauth.lockScreen({ body: { account: 'admin', password } }),
    () => program.permission.currentUser.modifyPassword({ body: { oldPassword: password, password } }),
    () =>
      program.permission.currentUser.updateBaseInfo({
        body: { realName: '别人', gender: 1, mobilePhone: '13800138000', email: '', signature: '' },
      }),
    () => program.permission.users.resetPassword({ id: 'operator', body: passwords }),
    () => program.permission.secondFactor.start({ body: { password } }),
    () => program.system.apiKey.create({ body: { fullName: '另一个', ownerId: 'admin' } }),
    () => program.system.apiKey.update({ id, body: { ...body, expiresTime: null } }),
    () => program.system.apiKey.updateState({ id }),
    () => program.system.apiKey.remove({ id }),
  ];
  for (const call of refused) expect((await refusal(call(), 403)).message).toContain('API密钥');
  const peer = new WebSocket(`${app.url.replace('http', 'ws')}/websocket`);
  await once(peer, 'open');
  const told = once(peer, 'message');
  const closed = once(peer, 'close');
  peer.send(JSON.stringify({ method: 'OnConnection', mobileDevice: false, token: key }));
  expect(String((await told)[0])).toContain('logout');
  await closed;

  const group = { fullName: '程序组', enCode: freshName('own') };
  await program.permission.group.create({ body: group });
  const { list } = await admin.system.log.list({ query: { category: 'operation', keyword: body.fullName } });
  expect(list.map(({ userName }) => userName)).toContainEqual(expect.stringContaining(`(API ${body.fullName})`));
});

it('nobody makes a key of somebody who may do more than they may', async () => {
  const { list: nodes } = await admin.permission.authority.tree();
  const keyPage = nodes.filter(({ id }) => id === 'system' || id.startsWith('system_apiKey'));
  const idsOf = (kind: string) => keyPage.filter((node) => node.kind === kind).map(({ id }) => id);
  await saveGrants(admin, 'User', 'operator', { menu: idsOf('menu'), button: idsOf('button') });
  const operator = await app.signIn('operator');
  await refusal(operator.system.apiKey.create({ body: { fullName: '越权', ownerId: 'admin' } }), 403);
  const { id } = await makeKey({ ownerId: 'admin' });
  await refusal(operator.system.apiKey.read({ id }), 404);
  await refusal(operator.system.apiKey.updateState({ id }), 403);
  const own = await operator.system.apiKey.create({ body: { fullName: '自己的', ownerId: 'operator' } });
  await refusal(operator.system.apiKey.update({ id: own.id, body: { fullName: '自己的', ownerId: 'admin' } }), 403);
});

it('a key that somebody made for another one does no more than its maker may, and ends with them', async () => {
  const [maker, owner] = ['user060', 'user061'];
  await app.db.deleteFrom('membership').where('userId', 'in', [maker, owner]).where('kind', '<>', 'organize').execute();
  const grants = {
    menu: ['permission_group', 'permission_user', 'system', 'system_apiKey'],
    button: ['system_apiKey__btn_add'],
    data: [{ moduleId: 'permission_user', scope: 'all' as const }],
  };
  await saveGrants(admin, 'User', maker, grants);
  await saveGrants(admin, 'User', owner, { menu: ['permission_group'] });
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', maker)
    .executeTakeFirstOrThrow();
  const body = { fullName: freshName('own'), ownerId: owner, access: 'all' as const };
  const { key } = await (await app.signIn(account, 'Smart123')).system.apiKey.create({ body });
  const program = app.client(key);
  await program.permission.group.list({ query: {} });
  // the owner rises, and the key of the administrator with them
  const { program: whole } = await makeKey({ ownerId: owner });
  await saveGrants(admin, 'User', owner, {
    menu: ['permission_group', 'permission_user', 'system', 'system_log'],
    data: [{ moduleId: 'permission_user', scope: 'all' }],
  });
  await whole.system.log.list({ query: {} });
  await refusal(program.system.log.list({ query: {} }), 403);
  const total = async () => (await program.permission.users.list({ query: {} })).pagination.total;
  expect(await total()).toBeGreaterThan(1);
  // the rows too are those that both have; the owner's own ones stay
  await saveGrants(admin, 'User', maker, { ...grants, data: [{ moduleId: 'permission_user', scope: 'own' }] });
  const { list } = await program.permission.users.list({ query: {} });
  expect(list.map(({ id }) => id)).toEqual([owner]);
  await saveGrants(admin, 'User', maker, { menu: ['system_apiKey'] });
  await refusal(program.permission.group.list({ query: {} }), 403);
  await whole.permission.group.list({ query: {} });

  await admin.permission.users.updateState({ id: maker });
  expect((await refusal(program.oauth.currentUser(), 401)).message).toContain('创建API密钥');
  await admin.permission.users.remove({ id: maker });
  expect((await refusal(program.oauth.currentUser(), 401)).message).toContain('创建API密钥');
  await whole.oauth.currentUser();
});
