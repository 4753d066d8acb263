import { createSocket, hashPassword, type ServerFrame } from '@smart-admin/api-client';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type Instance, type TestApp } from './support/startTestApp.js';
import { turnUntil } from './support/turnUntil.js';

// Node 20 has none of its own
vi.stubGlobal('WebSocket', WebSocket);

let app: TestApp;
let other: Instance;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
});
afterAll(() => app.stop());

function listen(instance: Instance, token: string) {
  const frames: ServerFrame[] = [];
  const socket = createSocket({
    url: `${instance.url.replace('http', 'ws')}/websocket`,
    getToken: () => token,
    onFrame: (frame) => frames.push(frame),
  });
  return { frames, socket };
}

it('signs in on one server and works on the other', async () => {
  const { token } = await app.signIn('operator');
  expect((await other.client(token).oauth.currentUser()).userInfo.userAccount).toBe('operator');
});

it('F-PM-08 forced offline from one server, a user is out on the other at once, and their browser is told', async () => {
  const operator = await app.signIn('operator');
  const admin = await other.signIn('admin');
  const { frames, socket } = listen(app, operator.token);
  await vi.waitFor(() => expect(frames.map(({ method }) => method)).toContain('initMessage'));
  const { list } = await admin.permission.onlineUser.list({ query: { keyword: 'operator', pageSize: 50 } });
  expect(list[0]).toMatchObject({
    userAccount: 'operator',
    userName: '吴运营',
    loginIPAddress: '127.0.0.1',
    loginAddress: '内网',
    current: false,
  });
  for (const { id } of list) await admin.permission.onlineUser.forceOffline({ id });
  await vi.waitFor(() => expect(frames.at(-1)).toMatchObject({ method: 'logout', code: 601 }));
  expect((await refusal(operator.oauth.currentUser(), 601)).message).toContain('强制下线');
  expect((await admin.permission.onlineUser.list({ query: { keyword: 'operator' } })).list).toEqual([]);
  socket.close();
});

it('signs a removed user out at once, and their browser is told on the other server too', async () => {
  const admin = await app.signIn('admin');
  const password = await hashPassword('Secret123');
  const body = { account: 'shortlived', realName: '短期员', organizeIds: ['hq_hr'], roleIds: ['hr'], password };
  const id = await admin.permission.users.create({ body });
  const gone = await other.signIn('shortlived', 'Secret123');
  const { frames, socket } = listen(other, gone.token);
  await vi.waitFor(() => expect(frames.map(({ method }) => method)).toContain('initMessage'));
  await admin.permission.users.batchRemove({ body: { ids: [id] } });
  await vi.waitFor(() => expect(frames.at(-1)).toMatchObject({ method: 'logout', code: 601 }));
  await refusal(gone.oauth.currentUser(), 602);
  socket.close();
});

it('tells the other server about changed rights and menus', async () => {
  const operator = await other.signIn('operator');
  const admin = await app.signIn('admin');
  await refusal(operator.system.log.list({ query: {} }), 403);
  const given = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
  await saveGrants(admin, 'Role', 'operator', { ...given, menu: [...given.menu, 'system_log'] });
  await vi.waitFor(async () => expect((await operator.system.log.list({ query: {} })).list.length).toBeGreaterThan(0));
  await admin.system.menu.updateState({ id: 'system_log' });
  await vi.waitFor(() => refusal(operator.system.log.list({ query: {} }), 403));
});

it('goes on after the listening connection was cut', async () => {
  const admin = await app.signIn('admin');
  const operator = await other.signIn('operator');
  await app.deps.db.withoutPlugins().executeQuery({
    sql: "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'smart-admin-listen' and datname = current_database()",
    parameters: [],
    query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
    queryId: { queryId: 'cut' },
  });
  await vi.waitFor(() => expect(app.deps.bus.connected && other.deps.bus.connected).toBe(false), { interval: 5 });
  await vi.waitFor(() => expect(app.deps.bus.connected && other.deps.bus.connected).toBe(true));
  const { list } = await admin.permission.onlineUser.list({ query: { keyword: 'operator' } });
  for (const { id } of list) await admin.permission.onlineUser.forceOffline({ id });
  await vi.waitFor(() => refusal(operator.oauth.currentUser(), 601));
});

it('A7.17-01 A7.17-02 A7.17-03 C9-27 a socket says who it is when it opens, and its heart beats after 100 seconds of silence, always with the token', async () => {
  const received: Record<string, unknown>[] = [];
  const server = new WebSocketServer({ port: 0 });
  server.on('connection', (peer) =>
    peer.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as Record<string, unknown>)),
  );
  await new Promise((resolve) => server.on('listening', resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = createSocket({
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getToken: () => 'tok',
    onFrame: () => undefined,
  });
  const arrived = (count: number) => turnUntil(() => received.length >= count);
  await arrived(1);
  expect(received).toEqual([{ method: 'OnConnection', mobileDevice: false, token: 'tok' }]);
  const leave = (channel: string) => socket.send({ method: 'leaveChannel', channel });
  vi.advanceTimersByTime(99_999);
  leave('before');
  vi.advanceTimersByTime(1);
  leave('after');
  await arrived(4);
  // frames arrive in their order: the heart has not beaten a millisecond earlier
  expect(received.slice(1)).toEqual([
    { method: 'leaveChannel', channel: 'before', token: 'tok' },
    { method: 'heartCheck', token: 'tok' },
    { method: 'leaveChannel', channel: 'after', token: 'tok' },
  ]);
  vi.useRealTimers();
  socket.close();
  server.close();
});

it('A7.17-16 A7.17-11 a socket with an invalid token gets logout, signing out closes the sockets of the session', async () => {
  const forged = listen(app, 'forged');
  await vi.waitFor(() => expect(forged.frames).toMatchObject([{ method: 'logout', code: 602 }]));
  const developer = await app.signIn('developer');
  const { frames } = listen(other, developer.token);
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  await developer.oauth.logout();
  await vi.waitFor(() => expect(frames.at(-1)).toMatchObject({ method: 'closeSocket' }));
});
