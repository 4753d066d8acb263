import { type ApiClient, login } from '@smart-admin/api-client';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendByChannel } from './support/sendByChannel.js';
import { type Receiver, startReceiver } from './support/startReceiver.js';
import { startWeChatServer, type WeChatServer } from './support/startWeChatServer.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let gateway: Receiver;
let outer: WeChatServer;
beforeAll(async () => {
  [app, gateway, outer] = await Promise.all([
    startTestApp({ INTERFACE_HOSTS: '127.0.0.1' }),
    startReceiver(),
    startWeChatServer(),
  ]);
  app.deps.weChatGateways = outer.gateways;
  admin = await app.signIn('admin');
  await app.db.updateTable('userAccount').set({ mobilePhone: '13900000001' }).where('id', '=', 'operator').execute();
});
afterAll(async () => {
  gateway.stop();
  outer.stop();
  await app.stop();
});

type ChannelBody = Parameters<typeof admin.system.messageChannel.update>[0]['body'];
const setChannel = (id: 'sms' | 'weChat', body: ChannelBody) => admin.system.messageChannel.update({ id, body });
const byGateway = (fields: object = {}): ChannelBody => ({
  ...{ enabledMark: 1, provider: 'http', url: gateway.url, secret: 'k3y', authorization: 'Bearer {secret}' },
  ...{ requestBody: '{"to": "{mobile}", "text": "{content}"}', accepted: '"code":0' },
  ...fields,
});
const TAKEN = { status: 200, text: '{"code":0}' };

const send = (channel: 'sms' | 'weChat', text: string) => sendByChannel({ app, admin }, { channel, text });

it('short messages go by a gateway, in which what a message holds stays a text', async () => {
  await setChannel('sms', byGateway());
  gateway.answerWith(TAKEN);
  const content = '"}, {secret} 您好';
  expect(await send('sms', content)).toMatchObject({
    state: 'sent',
    provider: 'http',
    address: '13900000001',
    error: '',
  });
  const { headers, body } = gateway.got.at(-1)!;
  expect(headers).toMatchObject({ authorization: 'Bearer k3y', 'content-type': 'application/json' });
  expect(JSON.parse(body)).toEqual({ to: '13900000001', text: content });

  await setChannel('sms', byGateway({ requestBody: 'to={mobile}&text={content}&key={secret}', authorization: '' }));
  await send('sms', '满 100 & 减 10');
  expect([...new URLSearchParams(gateway.got.at(-1)?.body)]).toEqual([
    ['to', '13900000001'],
    ['text', '满 100 & 减 10'],
    ['key', 'k3y'],
  ]);
});

it('what a gateway does not take on is told with its answer, and tried again unless the message is wrong', async () => {
  await setChannel('sms', byGateway());
  gateway.answerWith({ status: 200, text: '{"code":7,"msg":"余额不足"}' });
  expect(await send('sms', '一')).toMatchObject({
    state: 'retrying',
    error: '短信接口没有接受（200）：{"code":7,"msg":"余额不足"}',
    failure: { code: 409 },
  });
  gateway.answerWith({ status: 422, text: 'no such number' });
  expect(await send('sms', '二')).toMatchObject({ state: 'failed', failure: undefined });
  gateway.answerWith({ status: 401, text: 'key k3y is wrong' });
  expect(await send('sms', '密钥')).toMatchObject({
    state: 'retrying',
    error: '短信接口没有接受（401）：key *** is wrong',
  });
  // a redirect is not followed
  gateway.answerWith({ status: 302, headers: { location: 'http://127.0.0.1:1/' } });
  expect(await send('sms', '三')).toMatchObject({ state: 'retrying' });
});

it('the description of a gateway is checked where it is written, and its secret goes to nobody else', async () => {
  const fieldOf = async (fields: object) =>
    Object.keys((await refusal(setChannel('sms', byGateway(fields)), 400)).fieldErrors);
  expect(await fieldOf({ url: '' })).toEqual(['url']);
  expect(await fieldOf({ url: 'http://sms.example.com/send' })).toEqual(['url']);
  expect(await fieldOf({ url: 'https://10.0.0.8/send' })).toEqual(['url']);
  expect(await fieldOf({ requestBody: '{"to": "{mobile}"}' })).toEqual(['requestBody']);
  expect(await fieldOf({ requestBody: '{"{mobile}": "", "text": "{content}"}' })).toEqual(['requestBody']);
  expect(await fieldOf({ requestBody: '{"to": {mobile}, "text": "{content}"}' })).toEqual(['requestBody']);
  expect(await fieldOf({ provider: 'smtp' })).toEqual(['provider']);
  await setChannel('sms', byGateway());
  await setChannel('sms', byGateway({ secret: '', accepted: '' }));
  expect(await fieldOf({ url: 'https://sms.example.com/send', secret: '' })).toEqual(['secret']);
  const read = await admin.system.messageChannel.read({ id: 'sms' });
  expect(read).toMatchObject({ secret: '', hasSecret: true, url: gateway.url });
  const stored = await app.db.selectFrom('messageChannel').selectAll().where('id', '=', 'sms').execute();
  expect(JSON.stringify(stored)).not.toContain('k3y');
});

it('sign-in codes go by the gateway, and one that was not sent can be asked for again at once', async () => {
  await setChannel('sms', byGateway());
  const client = app.client();
  const mobile = '13700000001';
  const prove = async () => {
    const challenge = await client.oauth.challenge();
    return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  };
  gateway.answerWith({ status: 500, text: 'key k3y is wrong' }, TAKEN);
  const asked = gateway.got.length;
  await refusal(client.oauth.sendSmsCode({ body: { mobile } }), 400);
  expect(gateway.got).toHaveLength(asked);
  const challenge = await prove();
  const away = await refusal(client.oauth.sendSmsCode({ body: { mobile, challenge } }), 503);
  expect(away.message).toBe('短信暂时无法发送，请稍后再试或使用其他方式登录');
  await refusal(client.oauth.sendSmsCode({ body: { mobile, challenge } }), 400);
  await client.oauth.sendSmsCode({ body: { mobile, challenge: await prove() } });
  expect(app.sms).toEqual([]);
  const { to, text } = JSON.parse(gateway.got.at(-1)!.body) as { to: string; text: string };
  expect(to).toBe(mobile);
  const code = /验证码 (\d{6})，5 分钟内有效/.exec(text)?.[1] ?? '';
  expect((await login(client, { mode: 'sms', account: mobile, code })).token).toBeTruthy();
  await setChannel('sms', { enabledMark: 0 });
  await client.oauth.sendSmsCode({ body: { mobile: '13700000002' } });
  expect(app.sms.map(({ mobile }) => mobile)).toEqual(['13700000002']);
});

it('texts go to members by the enterprise account as it is configured, and who is none is told', async () => {
  const simulated = await refusal(setChannel('weChat', { enabledMark: 1, provider: 'weCom' }), 400);
  expect(Object.keys(simulated.fieldErrors)).toEqual(['provider']);
  const account = { corpId: 'ww1', agentId: '1000002', agentSecret: 'a', contactSecret: 'c', fullName: '' };
  await admin.wechat.qyConfig.update({ id: 'qy', body: { provider: 'live', ...account } });
  await setChannel('weChat', { enabledMark: 1, provider: 'weCom' });
  expect(await send('weChat', '请尽快处理')).toMatchObject({ state: 'sent', provider: 'weCom', address: 'operator' });
  expect(outer.state.calls.at(-1)).toMatchObject({
    path: '/message/send',
    body: { touser: 'operator', msgtype: 'text', text: { content: '提醒\n请尽快处理' } },
  });
  await send('weChat', '长'.repeat(1_000));
  const { content } = (outer.state.calls.at(-1)?.body as { text: { content: string } }).text;
  expect(Buffer.byteLength(content)).toBeLessThanOrEqual(2_048);
  expect(content).toMatch(/^提醒\n长+…$/);
  outer.state.invalid = ['operator'];
  expect(await send('weChat', '二')).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('“operator”') as string,
  });
  outer.state.refuses.set('/message/send', 45_009);
  expect(await send('weChat', '三')).toMatchObject({
    state: 'retrying',
    error: expect.stringContaining('45009') as string,
  });
});
