import { type ApiClient } from '@smart-admin/api-client';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startJobs } from '../src/jobs/startJobs.js';
import { deliverMessage } from '../src/modules/message/deliverMessage.js';
import { refusal, startTestApp, type Instance, type TestApp } from './support/startTestApp.js';
import { claimOf, PNG, uploadWhole } from './support/uploads.js';

type Frame = { method: string } & Record<string, unknown>;

let app: TestApp;
/** What one instance releases reaches people on the other. */
let other: Instance;
let stopJobs: () => Promise<void>;
let admin: ApiClient;
let operator: ApiClient & { token: string };
let developer: ApiClient & { token: string };
const sockets: WebSocket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
  stopJobs = await startJobs(app.config, app.deps);
  admin = await app.signIn('admin');
  operator = await app.signIn('operator', 'operator123');
  developer = await app.signIn('developer', 'developer123');
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await stopJobs();
  await app.stop();
});

const notice = (fields: object = {}) => ({ title: '停车场升级通知', bodyText: '<p>今晚升级</p>', ...fields });
const create = (fields: object = {}) => admin.message.create({ body: notice(fields) });
const mine = (client: ApiClient, query: object = {}) => client.message.mine({ query });
const idsOf = async (client: ApiClient, query: object = {}) => (await mine(client, query)).list.map(({ id }) => id);

/** Releases and waits until somebody has it. */
async function release(id: string, receiver: ApiClient = operator) {
  await admin.message.release({ id });
  await vi.waitFor(async () => expect(await idsOf(receiver, { pageSize: 100 })).toContain(id));
}

/** Somebody's socket at an instance with the frames that came. */
async function listen(instance: Instance, token: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  const socket = new WebSocket(`${instance.url.replace('http', 'ws')}/websocket`);
  sockets.push(socket);
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  await once(socket, 'open');
  socket.send(JSON.stringify({ method: 'OnConnection', token, mobileDevice: false }));
  await vi.waitFor(() => expect(frames.at(-1)?.method).toBe('initMessage'));
  return frames;
}

describe('notices', () => {
  it('A7.3-06 A7.3-08 A7.3-07 A7.3-05 A7.3-09 S4-12 are drafts for their editors alone until they are released', async () => {
    const id = await create({ toUserIds: 'operator' });
    await admin.message.update({ id, body: notice({ title: '改期通知', toUserIds: 'operator' }) });
    expect(await admin.message.read({ id })).toMatchObject({ title: '改期通知', enabledMark: 0, releaseTime: null });
    expect((await admin.message.list({ query: { keyword: 'gaiqi', enabledMark: 0 } })).list).toMatchObject([
      { id, creatorUser: '系统管理员' },
    ]);
    expect(await idsOf(operator)).not.toContain(id);
    await refusal(operator.message.readInfo({ id }), 404);
    await admin.message.remove({ id });
    await refusal(admin.message.read({ id }), 404);
  });

  it('A7.3-10 A7.17-09 A7.17-08 E3-32 F-SY-02 tell receivers at once, on every instance, and nobody else', async () => {
    const [here, there, stranger] = await Promise.all([
      listen(app, operator.token),
      listen(other, operator.token),
      listen(other, developer.token),
    ]);
    const id = await create({ toUserIds: 'operator' });
    await release(id);
    for (const frames of [here, there])
      await vi.waitFor(() =>
        expect(frames.at(-1)).toEqual({ method: 'messagePush', unreadNoticeCount: 1, kind: 'announcement' }),
      );
    expect(stranger.some(({ method }) => method === 'messagePush')).toBe(false);
    expect(await idsOf(developer)).not.toContain(id);
    const { list } = await mine(operator);
    expect(list[0]).toEqual({
      id,
      title: '停车场升级通知',
      creatorUser: '系统管理员',
      lastModifyTime: expect.any(Number) as number,
      isRead: '0',
      type: 1,
    });
    const [first] = await listen(other, operator.token);
    expect(first).toMatchObject({ unreadNoticeCount: 1, unreadMessageCount: 0, unreadNums: [] });
  });

  it('are delivered once, however often the job runs', async () => {
    const id = await create({ toUserIds: 'operator,nobody', toRoleIds: 'operator', toOrganizeIds: 'group' });
    const frames = await listen(other, operator.token);
    await release(id);
    await vi.waitFor(() => expect(frames.at(-1)?.method).toBe('messagePush'));
    await deliverMessage(app.deps, id);
    await deliverMessage(app.deps, id);
    const last = await create({ toUserIds: 'operator' });
    await release(last);
    await vi.waitFor(() => expect(frames.filter(({ method }) => method === 'messagePush')).toHaveLength(2));
    const { pagination } = await admin.message.readers({ id, query: { keyword: 'operator' } });
    expect(pagination.total).toBe(1);
  });

  it('reach organisations with all below them, roles, groups, and everybody who is enabled', async () => {
    const receiversOf = async (fields: object) => {
      const id = await create(fields);
      await admin.message.release({ id });
      await vi.waitFor(async () => {
        const { n } = await app.db
          .selectFrom('messageReceipt')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('messageId', '=', id)
          .executeTakeFirstOrThrow();
        expect(n).toBeGreaterThan(0);
      });
      const rows = await app.db.selectFrom('messageReceipt').select('userId').where('messageId', '=', id).execute();
      return new Set(rows.map(({ userId }) => userId));
    };
    const members = async (kind: 'role' | 'group', targetId: string) => {
      const rows = await app.db
        .selectFrom('membership')
        .select('userId')
        .where('kind', '=', kind)
        .where('targetId', '=', targetId)
        .execute();
      return new Set(rows.map(({ userId }) => userId));
    };
    expect(await receiversOf({ toRoleIds: 'hr' })).toEqual(await members('role', 'hr'));
    expect(await receiversOf({ toGroupIds: 'duty' })).toEqual(await members('group', 'duty'));
    // what is disabled has nobody
    await admin.permission.role.updateState({ id: 'hr' });
    await admin.permission.group.updateState({ id: 'duty' });
    const withoutThem = { toRoleIds: 'hr', toGroupIds: 'duty', toUserIds: 'operator' };
    expect(await receiversOf(withoutThem)).toEqual(new Set(['operator']));
    await admin.permission.role.updateState({ id: 'hr' });
    await admin.permission.group.updateState({ id: 'duty' });
    const below = await receiversOf({ toOrganizeIds: 'binhai' });
    expect([below.has('operator'), below.has('admin')]).toEqual([true, false]);
    await app.db.updateTable('userAccount').set({ enabledMark: 0 }).where('id', '=', 'user030').execute();
    const { n } = await app.db
      .selectFrom('userAccount')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('enabledMark', '=', 1)
      .executeTakeFirstOrThrow();
    expect((await receiversOf({ toAll: 1 })).size).toBe(n);
  });

  it('are refused without receivers, a second time, and changes after the release', async () => {
    const id = await create();
    expect((await refusal(admin.message.release({ id }), 409)).message).toContain('接收人');
    await admin.message.update({ id, body: notice({ toUserIds: 'operator' }) });
    await release(id);
    await refusal(admin.message.release({ id }), 409);
    expect((await refusal(admin.message.update({ id, body: notice({ title: '改后' }) }), 409)).message).toContain(
      '已发布',
    );
    await admin.message.remove({ id });
    expect(await idsOf(operator)).not.toContain(id);
  });

  it('keep no scripts, and no list of files that is none', async () => {
    const id = await create({
      bodyText: '<p onclick="x()">好</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    });
    expect((await admin.message.read({ id })).bodyText).toBe('<p>好</p><img src="x" />');
    for (const files of ['{', '{}', '[{"name":1}]'])
      expect((await refusal(create({ files }), 400)).fieldErrors).toHaveProperty('files');
  });

  it('name the files that they use', async () => {
    const { name } = await uploadWhole(admin, PNG, claimOf(PNG, 'plan.png'));
    const id = await create({ title: '带附件', files: JSON.stringify([{ name: 'plan.png', fileId: name }]) });
    const used = await app.db.selectFrom('fileUsage').select('ownerId').where('fileName', '=', name).execute();
    expect(used).toEqual([{ ownerId: id }]);
    await admin.message.remove({ id });
    expect(await app.db.selectFrom('fileUsage').select('ownerId').where('fileName', '=', name).execute()).toEqual([]);
  });

  it('are managed by nobody without the right, and each act has its own', async () => {
    const id = await create({ toAll: 1 });
    for (const call of [
      () => operator.message.list({ query: {} }),
      () => operator.message.read({ id }),
      () => operator.message.create({ body: notice() }),
      () => operator.message.update({ id, body: notice() }),
      () => operator.message.remove({ id }),
      () => operator.message.release({ id }),
      () => operator.message.readers({ id, query: {} }),
    ])
      await refusal(call(), 403);
  });
});

describe('the own messages', () => {
  it('A7.3-01 A7.3-12 come by pages of ten, the newest first, by keyword and type', async () => {
    for (let number = 1; number <= 11; number += 1)
      await release(await create({ title: `巡检安排 ${number}`, toUserIds: 'operator' }));
    const first = await mine(operator, { keyword: '巡检安排' });
    expect(first.list).toHaveLength(10);
    expect(first.pagination).toMatchObject({ pageSize: 10, total: 11 });
    expect(first.list[0]?.title).toBe('巡检安排 11');
    expect((await mine(operator, { keyword: '巡检安排', currentPage: 2 })).list.map(({ title }) => title)).toEqual([
      '巡检安排 1',
    ]);
    expect((await mine(operator, { keyword: 'xunjian', sort: 'asc' })).list[0]?.title).toBe('巡检安排 1');
    expect((await mine(operator, { type: 2 })).list).toEqual([]);
  });

  it('A7.3-03 A7.3-13 S4-10 E3-33 are read by opening them', async () => {
    const files = JSON.stringify([{ name: 'a.png', fileId: 'annex_0.png' }]);
    const id = await create({ toUserIds: 'operator', files });
    await release(id);
    const { list } = await admin.message.readers({ id, query: { isRead: 0 } });
    expect(list.map((row) => row.account)).toEqual(['operator']);
    expect(await operator.message.readInfo({ id })).toMatchObject({
      title: '停车场升级通知',
      bodyText: '<p>今晚升级</p>',
      creatorUser: '系统管理员',
      files,
      isRead: '1',
    });
    expect((await mine(operator, { isRead: 0 })).list.map((row) => row.id)).not.toContain(id);
    expect((await admin.message.readers({ id, query: {} })).list).toMatchObject([{ isRead: 1 }]);
    await refusal(developer.message.readInfo({ id }), 404);
  });

  it('A7.3-02 S4-10 are all read by read-all, not only those that are listed, and nobody else’s', async () => {
    const id = await create({ toUserIds: 'operator,developer' });
    await release(id);
    await operator.message.readAll();
    expect((await mine(operator, { isRead: 0 })).pagination.total).toBe(0);
    expect(await idsOf(developer, { isRead: 0 })).toContain(id);
    const [init] = await listen(app, operator.token);
    expect(init).toMatchObject({ unreadNoticeCount: 0 });
  });

  it('A7.3-04 are deleted from one list alone', async () => {
    const id = await create({ toUserIds: 'operator,developer' });
    await release(id);
    await operator.message.removeMine({ body: { ids: [id] } });
    expect(await idsOf(operator)).not.toContain(id);
    await refusal(operator.message.readInfo({ id }), 404);
    expect(await idsOf(developer)).toContain(id);
  });

  it('are read in every window at once, and what the browser shows of them is one’s own choice', async () => {
    const id = await create({ toUserIds: 'operator' });
    const [here, there] = await Promise.all([listen(app, operator.token), listen(other, operator.token)]);
    await release(id);
    await operator.message.readInfo({ id });
    for (const frames of [here, there])
      await vi.waitFor(() =>
        expect(frames.at(-1)).toMatchObject({ method: 'messagesSeen', ids: [id], unreadNoticeCount: 0 }),
      );
    const setting = { showNotices: 1, showChats: 0, quietFrom: '22:00', quietTo: '07:00' } as const;
    const muted = [{ kind: 'flow' as const, channel: 'mail' as const }];
    const channels = ['notice'];
    await operator.message.saveSetting({ body: { ...setting, muted } });
    expect(await operator.message.setting()).toEqual({ ...setting, muted, channels });
    await operator.message.saveSetting({ body: setting });
    expect(await operator.message.setting()).toMatchObject({ muted });
    const untold = { showNotices: 1, showChats: 1, quietFrom: '', quietTo: '', muted: [], channels };
    expect(await developer.message.setting()).toEqual(untold);
    await refusal(operator.message.saveSetting({ body: { ...setting, quietFrom: '25:00' } }), 400);
    const unknown = [{ kind: 'flow', channel: 'pigeon' }] as unknown as typeof muted;
    await refusal(operator.message.saveSetting({ body: { ...setting, muted: unknown } }), 400);
  });
});
