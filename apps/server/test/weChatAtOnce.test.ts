import { type ApiClient } from '@smart-admin/api-client';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALL_PATH } from '../src/modules/wechat/calls/registerWeChatCalls.js';
import { LOST, startWeChatServer, type WeChatServer } from './support/startWeChatServer.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { workOff } from './support/takeJobs.js';

let app: TestApp;
let wechat: ApiClient['wechat'];
let outer: WeChatServer;

beforeAll(async () => {
  [app, outer] = await Promise.all([startTestApp(), startWeChatServer()]);
  app.deps.weChatGateways = outer.gateways;
  ({ wechat } = await app.signIn('admin'));
  const live = { provider: 'live' as const, fullName: '' };
  await wechat.mpConfig.update({
    id: 'mp',
    body: { ...live, appId: 'wx1', appSecret: 'right', token: 'tok3n', aesKey: '' },
  });
  await wechat.qyConfig.update({
    id: 'qy',
    body: { ...live, corpId: 'ww1', agentId: '1000002', agentSecret: 'a', contactSecret: 'c' },
  });
});
afterAll(async () => {
  outer.stop();
  await app.stop();
});
beforeEach(async () => {
  outer.state.calls.length = 0;
  outer.state.before.clear();
  outer.state.refuses.clear();
  outer.state.departments.clear();
  await app.db.deleteFrom('weChatDirectory').execute();
  await app.db.deleteFrom('weChatFollower').execute();
});

/** Something that happens once, while WeChat has not answered the call of a number. */
const during = (path: string, number: number, work: () => Promise<unknown>) => {
  let count = 0;
  outer.state.before.set(path, async () => {
    if ((count += 1) === number) await work();
    return undefined;
  });
};

describe('the directory', () => {
  const syncOrganizes = () => wechat.qyDirectory.sync({ body: { part: 'organizes' } });

  it('is brought in line by one at a time, and stays known at WeCom', async () => {
    let second: unknown;
    during('/department/create', 2, async () => {
      second = await syncOrganizes().catch((error: unknown) => error);
    });
    expect(await syncOrganizes()).toMatchObject({ failed: 0, isWhole: true });
    expect(second).toMatchObject({ code: 409, message: '另一次企业微信同步正在进行，请等它完成后再试' });
    outer.state.before.clear();
    // whoever comes after it may go on
    expect(await syncOrganizes()).toMatchObject({ added: 0, changed: 0, failed: 0 });
    const { list } = await wechat.qyDirectory.organizes();
    expect(list.every(({ remoteId }) => outer.state.departments.has(remoteId))).toBe(true);
  });

  it('finds a department again whose id was lost with an answer, and keeps the ids of those that failed', async () => {
    const lost = { name: '', id: '' };
    outer.state.before.set('/department/create', () => {
      const { body } = outer.state.calls.at(-1)!;
      if (lost.id !== '') return undefined;
      Object.assign(lost, { name: body.name, id: '900' });
      outer.state.departments.set('900', body);
      return LOST;
    });
    // without an answer nothing else is tried
    await refusal(syncOrganizes(), 409);
    outer.state.refuses.set('/department/update', 60_009);
    expect((await syncOrganizes()).failed).toBeGreaterThan(0);
    outer.state.refuses.clear();
    expect(await syncOrganizes()).toMatchObject({ failed: 0 });
    const { list } = await wechat.qyDirectory.organizes();
    expect(list.find(({ fullName }) => fullName === lost.name)).toMatchObject({ remoteId: '900', state: 'same' });

    await app.db.updateTable('weChatDirectory').set({ given: 'other' }).where('remoteId', '=', '900').execute();
    outer.state.refuses.set('/department/update', 60_009);
    expect(await syncOrganizes()).toMatchObject({ failed: 1 });
    outer.state.refuses.clear();
    const { list: failed } = await wechat.qyDirectory.organizes();
    expect(failed.find(({ fullName }) => fullName === lost.name)).toMatchObject({ remoteId: '900', state: 'failed' });
  });

  it('takes no department for another that is somebody else’s', async () => {
    await syncOrganizes();
    const { list } = await wechat.qyDirectory.organizes();
    const [first] = list;
    await app.db
      .updateTable('weChatDirectory')
      .set({ id: 'deleted-here' })
      .where('remoteId', '=', first!.remoteId)
      .execute();
    await syncOrganizes();
    const { list: again } = await wechat.qyDirectory.organizes();
    expect(again.find(({ id }) => id === first!.id)).toMatchObject({ remoteId: '', state: 'failed' });
  });
});

describe('followers', () => {
  const following = async () =>
    (await wechat.mpUser.list({ query: { state: 'following', pageSize: 500 } })).list.map(({ openId }) => openId);
  const call = async (event: string, openId: string) => {
    const timestamp = String(Math.floor(app.deps.clock.now() / 1_000));
    const signature = createHash('sha1').update(['tok3n', timestamp, 'n1'].sort().join('')).digest('hex');
    const body = `<xml><FromUserName>${openId}</FromUserName><CreateTime>1760000000</CreateTime><MsgType>event</MsgType><Event>${event}</Event></xml>`;
    const query = new URLSearchParams({ timestamp, nonce: 'n1', signature });
    const answer = await fetch(`${app.url}${CALL_PATH}?${query}`, { method: 'POST', body });
    expect(await answer.text()).toBe('success');
  };

  it('who come or go during a synchronisation are as WeChat has told then', async () => {
    outer.state.followers = ['a1', 'a2', 'a3'];
    await wechat.mpUser.sync({ body: {} });
    // WeChat has told its followers without a3, and describes a2 as following
    outer.state.followers = ['a1', 'a2'];
    during('/user/info/batchget', 1, async () => {
      await call('subscribe', 'a3');
      await call('subscribe', 'a4');
      await call('unsubscribe', 'a2');
    });
    expect(await wechat.mpUser.sync({ body: {} })).toMatchObject({ read: 2, gone: 0 });
    expect((await following()).sort()).toEqual(['a1', 'a3', 'a4']);
  });

  it('stay where two synchronise at once, and go where they have gone', async () => {
    outer.state.followers = ['gone'];
    await wechat.mpUser.sync({ body: {} });
    outer.state.followers = Array.from({ length: 101 }, (_, index) => `b${index}`);
    let second: unknown;
    during('/user/info/batchget', 2, async () => {
      second = await wechat.mpUser.sync({ body: {} });
    });
    expect(await wechat.mpUser.sync({ body: {} })).toMatchObject({ read: 101, gone: 0, isWhole: true });
    expect(second).toMatchObject({ read: 101, gone: 1, isWhole: true });
    expect((await following()).sort()).toEqual(outer.state.followers.toSorted());
  });

  it('are not counted by a run that is over', async () => {
    const { run } = await wechat.mpUser.sync({ body: {} });
    await refusal(wechat.mpUser.sync({ body: { run, next: 'b1' } }), 404);
  });
});

describe('messages', () => {
  it('that WeChat does not answer half-way are written down as sent to whoever has them', async () => {
    outer.state.followers = ['c1', 'c2', 'c3', 'c4'];
    await wechat.mpUser.sync({ body: {} });
    const { list } = await wechat.mpUser.list({ query: {} });
    let calls = 0;
    outer.state.before.set('/message/custom/send', () => ((calls += 1) === 3 ? LOST : undefined));
    const id = await wechat.mpMessage.send({
      body: { content: { type: 'text', text: '停电通知' }, receiverIds: list.map((follower) => follower.id) },
    });
    await workOff(app, 'weChat.send');
    const told = outer.state.calls.filter(({ path }) => path === '/message/custom/send');
    expect(told).toHaveLength(3);
    expect((await wechat.mpMessage.list({ query: {} })).list[0]).toMatchObject({ id, delivered: 2, failed: 2 });
    const { list: sent } = await wechat.mpMessage.receivers({ id, query: { state: 'sent' } });
    expect(sent.map(({ name }) => name).sort()).toEqual(
      told
        .slice(0, 2)
        .map(({ body }) => `昵称${String(body.touser)}`)
        .sort(),
    );
  });
});

describe('news', () => {
  it('that two people change at once are those of the first, and the other is told', async () => {
    const coverId = '7000000000000000001';
    await app.db
      .insertInto('weChatMaterial')
      .values({ id: coverId, type: 'image', fullName: '封面', mediaId: 'm' })
      .execute();
    const articles = (title: string) => [{ title, content: '<p>正文</p>', coverId }];
    const id = await wechat.mpMaterial.createNews({ body: { articles: articles('初稿') } });
    const read = async () =>
      (await wechat.mpMaterial.list({ query: { type: 'news' } })).list.find((row) => row.id === id)!;
    const { revision } = await read();
    const results = await Promise.allSettled(
      ['甲的', '乙的'].map((title) =>
        wechat.mpMaterial.updateNews({ id, body: { revision, articles: articles(title) } }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 409, message: '图文已被他人修改，请刷新后再试' },
    });
    expect(await read()).toMatchObject({
      fullName: results[0]?.status === 'fulfilled' ? '甲的' : '乙的',
      revision: revision + 1,
    });
    // the draft of whoever was refused has not been made
    expect(outer.state.calls.filter(({ path }) => path === '/draft/add')).toHaveLength(2);
  });
});
