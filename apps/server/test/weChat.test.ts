import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWeChatServer, type WeChatServer } from './support/startWeChatServer.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { workOff } from './support/takeJobs.js';
import { PNG } from './support/uploads.js';

let app: TestApp;
let admin: ApiClient;
let wechat: ApiClient['wechat'];
let outer: WeChatServer;

const MP = {
  provider: 'live' as const,
  appId: 'wx1',
  appSecret: 'right',
  token: 'tok3n',
  aesKey: '',
  fullName: '滨海停车',
};
const QY = {
  provider: 'live' as const,
  corpId: 'ww1',
  agentId: '1000002',
  agentSecret: 'a',
  contactSecret: 'c',
  fullName: '',
};

beforeAll(async () => {
  [app, outer] = await Promise.all([startTestApp(), startWeChatServer()]);
  app.deps.weChatGateways = outer.gateways;
  admin = await app.signIn('admin');
  wechat = admin.wechat;
});
afterAll(async () => {
  outer.stop();
  await app.stop();
});
beforeEach(() => {
  outer.state.calls.length = 0;
  outer.state.refuses.clear();
  outer.state.invalid = [];
});

const goLive = async () => {
  await wechat.mpConfig.update({ id: 'mp', body: MP });
  await wechat.qyConfig.update({ id: 'qy', body: QY });
};
const goLocal = async () => {
  await wechat.mpConfig.update({ id: 'mp', body: { provider: 'local' } });
  await wechat.qyConfig.update({ id: 'qy', body: { provider: 'local' } });
};
const upload = async (name = 'cover.png') => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(PNG)]), name);
  return (await admin.file.upload({ type: 'annex', body })).name;
};
const image = async (fullName = '封面') =>
  wechat.mpMaterial.create({ body: { type: 'image', fullName, fileId: await upload() } });
const article = (coverId: string) => ({
  ...{ title: '停车场开业', author: '运营', digest: '', sourceUrl: 'https://park.example.com', coverId },
  content: '<p>欢迎<script>alert(1)</script></p>',
});

describe('accounts', () => {
  it('F-WX-01 F-WX-02 are saved with their secrets sealed, which no answer holds, and tested before they are saved', async () => {
    await goLive();
    const mp = await wechat.mpConfig.read({ id: 'mp' });
    expect(mp).toMatchObject({ appId: 'wx1', token: 'tok3n', appSecret: '', aesKey: '', hasSecret: true });
    const qy = await wechat.qyConfig.read({ id: 'qy' });
    expect(qy).toMatchObject({
      corpId: 'ww1',
      agentId: '1000002',
      agentSecret: '',
      contactSecret: '',
      hasSecret: true,
    });
    const stored = await app.db.selectFrom('weChatMp').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain('right');
    expect(await wechat.mpConfig.test({ id: 'mp', body: { ...MP, appSecret: '' } })).toEqual({ ok: true, message: '' });
    const wrong = await wechat.mpConfig.test({ id: 'mp', body: { ...MP, appSecret: 'wrong' } });
    expect(wrong).toEqual({ ok: false, message: '密钥不正确（40001）' });
    expect(await wechat.qyConfig.test({ id: 'qy', body: { ...QY, agentSecret: '', contactSecret: '' } })).toMatchObject(
      {
        ok: true,
      },
    );
  });

  it('of another id need their secrets again, so that nobody asks elsewhere by stored ones', async () => {
    await goLive();
    await refusal(wechat.mpConfig.update({ id: 'mp', body: { appId: 'wx2' } }), 400);
    await refusal(wechat.mpConfig.test({ id: 'mp', body: { ...MP, appId: 'wx2', appSecret: '' } }), 409);
    await refusal(wechat.qyConfig.update({ id: 'qy', body: { corpId: 'ww2' } }), 400);
  });

  it('F-WX-08 that are missing are told clearly, and the local provider needs none', async () => {
    await goLocal();
    await app.db.updateTable('weChatMp').set({ provider: 'live', appId: '', encryptedSecret: '' }).execute();
    await expect(wechat.mpUser.sync({ body: {} })).rejects.toMatchObject({
      code: 409,
      message: '尚未配置公众号：请先在“公众号配置”中填写AppID和AppSecret',
    });
    await goLocal();
    const { isWhole, read } = await wechat.mpUser.sync({ body: {} });
    expect({ isWhole, read }).toEqual({ isWhole: true, read: 36 });
    const menu = await wechat.mpMenu.read();
    await wechat.mpMenu.publish({ body: { revision: menu.revision } });
    expect(outer.state.calls).toEqual([]);
  });

  it('that WeChat does not answer are told so, without a token or a secret in the words', async () => {
    await goLive();
    app.deps.weChatGateways = { mp: 'http://127.0.0.1:1', qy: 'http://127.0.0.1:1' };
    const { message } = await wechat.mpConfig.test({ id: 'mp', body: MP });
    expect(message).toBe('无法连接微信服务器，请检查服务器能否访问外网');
    app.deps.weChatGateways = outer.gateways;
  });

  it('get a new token where theirs has ended', async () => {
    await goLive();
    await wechat.mpUser.sync({ body: {} });
    const before = outer.state.tokens;
    outer.state.endsToken = true;
    await wechat.mpUser.sync({ body: {} });
    expect(outer.state.tokens).toBe(before + 1);
  });
});

describe('the menu', () => {
  const button = { type: 'view' as const, name: '缴费', url: 'https://park.example.com/pay' };

  it('F-WX-03 is saved, refused where WeChat would refuse it, and published', async () => {
    await goLive();
    const { revision } = await wechat.mpMenu.read();
    const buttons = [
      button,
      { name: '服务', type: 'view' as const, children: [{ ...button, type: 'click' as const, name: '客服' }] },
    ];
    await wechat.mpMenu.update({ body: { revision, buttons } });
    await refusal(wechat.mpMenu.update({ body: { revision, buttons: [] } }), 409);
    const saved = await wechat.mpMenu.read();
    expect(saved).toMatchObject({ isChanged: true, revision: revision + 1 });
    await expect(wechat.mpMenu.publish({ body: { revision: saved.revision } })).rejects.toMatchObject({
      code: 400,
      fieldErrors: { 'buttons.1.children.0': '“客服”：请填写消息关键字' },
    });
    const right = [button, { name: '服务', type: 'view' as const, children: [{ ...button, name: '月卡续费' }] }];
    await wechat.mpMenu.update({ body: { revision: saved.revision, buttons: right } });
    await wechat.mpMenu.publish({ body: { revision: saved.revision + 1 } });
    expect(outer.state.menu).toEqual({
      button: [
        { name: '缴费', type: 'view', url: button.url },
        { name: '服务', sub_button: [{ name: '月卡续费', type: 'view', url: button.url }] },
      ],
    });
    expect(await wechat.mpMenu.read()).toMatchObject({ isChanged: false });
  });

  it('has names that are counted in bytes', async () => {
    await goLive();
    const { revision } = await wechat.mpMenu.read();
    await wechat.mpMenu.update({ body: { revision, buttons: [{ ...button, name: '停车缴费服务' }] } });
    await refusal(wechat.mpMenu.publish({ body: { revision: revision + 1 } }), 400);
  });
});

describe('followers', () => {
  it('F-WX-04 are synchronised, searched, remarked here and there, and marked where they have gone', async () => {
    await goLive();
    await app.db.deleteFrom('weChatFollower').execute();
    outer.state.followers = ['o1', 'o2', 'o3'];
    expect(await wechat.mpUser.sync({ body: {} })).toMatchObject({ read: 3, isWhole: true, gone: 0 });
    outer.state.followers = ['o1', 'o2'];
    expect(await wechat.mpUser.sync({ body: {} })).toMatchObject({ read: 2, gone: 1 });
    const { list: gone } = await wechat.mpUser.list({ query: { state: 'gone' } });
    expect(gone.map(({ openId }) => openId)).toEqual(['o3']);
    const { list } = await wechat.mpUser.list({ query: { keyword: '昵称o2', state: 'following' } });
    expect(list).toMatchObject([{ openId: 'o2', scene: 'ADD_SCENE_QR_CODE' }]);
    await wechat.mpUser.remark({ id: list[0]!.id, body: { remark: '贵宾' } });
    expect(outer.state.calls.at(-1)?.body).toEqual({ openid: 'o2', remark: '贵宾' });
    // a follower whom WeChat describes without a remark keeps ours
    await wechat.mpUser.sync({ body: {} });
    expect((await wechat.mpUser.list({ query: { keyword: '贵宾' } })).list).toHaveLength(1);
  });
});

describe('materials', () => {
  it('F-WX-06 are uploaded, listed, changed and deleted, news with covers that cannot go before them', async () => {
    await goLive();
    const coverId = await image();
    expect(outer.state.calls.at(-1)).toMatchObject({ path: '/material/add_material', isFile: true });
    const id = await wechat.mpMaterial.createNews({ body: { articles: [article(coverId)] } });
    const { list } = await wechat.mpMaterial.list({ query: { type: 'news' } });
    expect(list[0]).toMatchObject({ id, fullName: '停车场开业', mediaId: 'draft-1' });
    expect(list[0]?.articles[0]?.content).toBe('<p>欢迎</p>');
    expect(list[0]?.articles[0]?.coverUrl).toContain('/api/file/Download/annex/');
    await refusal(wechat.mpMaterial.remove({ id: coverId }), 409);
    await wechat.mpMaterial.updateNews({
      id,
      body: { revision: 1, articles: [{ ...article(coverId), title: '改期' }] },
    });
    await wechat.mpMaterial.remove({ id });
    await wechat.mpMaterial.remove({ id: coverId });
    expect(outer.state.calls.map(({ path }) => path).slice(-2)).toEqual(['/draft/delete', '/material/del_material']);
    await refusal(wechat.mpMaterial.createNews({ body: { articles: [article(coverId)] } }), 400);
  });

  it('are of a kind that WeChat takes, and of whoever uploaded them', async () => {
    await goLive();
    const fileId = await upload();
    await refusal(wechat.mpMaterial.create({ body: { type: 'voice', fullName: '语音', fileId } }), 400);
    await refusal(wechat.mpMaterial.create({ body: { type: 'image', fullName: 'x', fileId: 'annex_none.png' } }), 400);
  });

  it('that WeChat refuses leave nothing here', async () => {
    await goLive();
    outer.state.refuses.set('/material/add_material', 45_009);
    const { list: before } = await wechat.mpMaterial.list({ query: {} });
    await expect(image()).rejects.toMatchObject({ code: 409, message: '今日调用次数已用完（45009），请明天再试' });
    expect((await wechat.mpMaterial.list({ query: {} })).list).toHaveLength(before.length);
  });
});

describe('messages', () => {
  it('F-WX-05 go to chosen followers, and who did not get one is listed with the reason', async () => {
    await goLive();
    outer.state.followers = ['m1', 'm2'];
    await wechat.mpUser.sync({ body: {} });
    outer.state.invalid = ['m2'];
    const { list: followers } = await wechat.mpUser.list({ query: { keyword: '昵称m' } });
    const id = await wechat.mpMessage.send({
      body: { content: { type: 'text', text: '今晚停机维护' }, receiverIds: followers.map((follower) => follower.id) },
    });
    await workOff(app, 'weChat.send');
    const { list } = await wechat.mpMessage.list({ query: {} });
    expect(list[0]).toMatchObject({
      id,
      state: 'partly',
      receivers: 2,
      delivered: 1,
      failed: 1,
      summary: '今晚停机维护',
    });
    const { list: failed } = await wechat.mpMessage.receivers({ id, query: { state: 'failed' } });
    expect(failed).toMatchObject([{ name: '昵称m2', reason: '微信拒绝了此操作（45015）：response out of time limit' }]);
    await refusal(
      wechat.mpMessage.send({ body: { content: { type: 'text', text: 'x' }, receiverIds: ['nobody'] } }),
      400,
    );
    await refusal(wechat.mpMessage.send({ body: { content: { type: 'text', text: 'x' } } }), 400);
    await wechat.mpMessage.remove({ id });
    await refusal(wechat.mpMessage.receivers({ id, query: {} }), 404);
  });

  it('with images and news go to all followers at once', async () => {
    await goLive();
    const materialId = await image('海报');
    const id = await wechat.mpMessage.send({ body: { content: { type: 'image', materialId }, toAll: true } });
    await workOff(app, 'weChat.send');
    expect((await wechat.mpMessage.list({ query: {} })).list[0]).toMatchObject({ id, state: 'sent', toAll: true });
    expect(outer.state.calls.at(-1)).toMatchObject({
      path: '/message/mass/sendall',
      body: { msgtype: 'image', image: { media_id: 'media-1' } },
    });
    await refusal(wechat.mpMessage.send({ body: { content: { type: 'news', materialId }, toAll: true } }), 400);
  });

  it('that WeChat refuses as a whole fail once and for all', async () => {
    await goLive();
    outer.state.refuses.set('/message/mass/sendall', 48_001);
    const id = await wechat.mpMessage.send({ body: { content: { type: 'text', text: '通知' }, toAll: true } });
    await workOff(app, 'weChat.send');
    expect((await wechat.mpMessage.list({ query: {} })).list[0]).toMatchObject({ id, state: 'failed', delivered: 0 });
  });
});

describe('the directory', () => {
  it('F-WX-07 is brought in line: added, changed, taken away, with the reason of what is refused', async () => {
    await goLive();
    const first = await wechat.qyDirectory.sync({ body: { part: 'organizes' } });
    expect(first.failed).toBe(0);
    const { list: organizes } = await wechat.qyDirectory.organizes();
    expect(organizes.every(({ state, remoteId }) => state === 'same' && remoteId !== '')).toBe(true);
    expect(outer.state.departments.size).toBe(organizes.length);
    const again = await wechat.qyDirectory.sync({ body: { part: 'organizes' } });
    expect(again).toEqual({ added: 0, changed: 0, removed: 0, failed: 0, isWhole: true });

    const people = await wechat.qyDirectory.sync({ body: { part: 'users' } });
    expect(people.added).toBeGreaterThan(10);
    const { list: operators } = await wechat.qyDirectory.users({ query: { keyword: 'operator' } });
    expect(operators).toMatchObject([{ account: 'operator', state: 'same', remoteId: 'operator' }]);
    const [operator] = operators;
    await admin.permission.users.update({ id: operator!.id, body: { realName: '新名字' } });
    expect((await wechat.qyDirectory.users({ query: { state: 'changed' } })).list).toMatchObject([
      { id: operator!.id },
    ]);
    outer.state.refuses.set('/user/update', 60_104);
    expect(await wechat.qyDirectory.sync({ body: { userIds: [operator!.id] } })).toMatchObject({ failed: 1 });
    const { list: failed } = await wechat.qyDirectory.users({ query: { state: 'failed', keyword: 'operator' } });
    expect(failed).toMatchObject([{ id: operator!.id, reason: '微信拒绝了此操作（60104）：refused /user/update' }]);
    outer.state.refuses.clear();
    await admin.permission.users.updateState({ id: operator!.id });
    expect((await wechat.qyDirectory.users({ query: { state: 'gone' } })).list).toMatchObject([{ id: operator!.id }]);
    expect(await wechat.qyDirectory.sync({ body: { userIds: [operator!.id] } })).toMatchObject({ removed: 1 });
    expect(outer.state.users.has('operator')).toBe(false);
  });

  it('F-WX-05 gets messages by its members, who have to be there', async () => {
    await goLive();
    const { list } = await wechat.qyDirectory.users({ query: { state: 'same', pageSize: 2 } });
    outer.state.invalid = [list[1]!.remoteId];
    const id = await wechat.qyMessage.send({
      body: { content: { type: 'text', text: '请参加会议' }, receiverIds: list.map((person) => person.id) },
    });
    await workOff(app, 'weChat.send');
    expect((await wechat.qyMessage.list({ query: {} })).list[0]).toMatchObject({ id, state: 'partly', delivered: 1 });
    const { list: gone } = await wechat.qyDirectory.users({ query: { state: 'new', pageSize: 1 } });
    if (gone[0])
      await refusal(
        wechat.qyMessage.send({ body: { content: { type: 'text', text: 'x' }, receiverIds: [gone[0].id] } }),
        400,
      );
  });

  it('stops where WeCom refuses the account altogether', async () => {
    await goLive();
    await app.db.deleteFrom('weChatDirectory').execute();
    outer.state.refuses.set('/department/create', 48_002);
    await refusal(wechat.qyDirectory.sync({ body: {} }), 409);
    expect(outer.state.calls.filter(({ path }) => path === '/department/create')).toHaveLength(1);
  });
});
