import { type ApiClient, login } from '@smart-admin/api-client';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendByChannel } from './support/sendByChannel.js';
import { type Receiver, startReceiver } from './support/startReceiver.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let cloud: Receiver;
beforeAll(async () => {
  [app, cloud] = await Promise.all([startTestApp(), startReceiver()]);
  const { origin } = new URL(cloud.url);
  app.deps.smsClouds = { aliyun: origin, tencent: origin };
  admin = await app.signIn('admin');
  await app.db.updateTable('userAccount').set({ mobilePhone: '13900000001' }).where('id', '=', 'operator').execute();
});
afterAll(async () => {
  cloud.stop();
  await app.stop();
});

type ChannelBody = Parameters<typeof admin.system.messageChannel.update>[0]['body'];
const setChannel = (body: ChannelBody) => admin.system.messageChannel.update({ id: 'sms', body });
const KEY = { enabledMark: 1 as const, account: 'LTAI-1', secret: 'k3y-of-cloud', signName: '安行停车' };
const ALIYUN: ChannelBody = { ...KEY, provider: 'aliyun', codeTemplate: 'SMS_900' };
const TENCENT: ChannelBody = { ...KEY, provider: 'tencent', appId: '1400000001', codeTemplate: '900' };
const answer = (...all: object[]) =>
  cloud.answerWith(...all.map((each) => ({ status: 200, text: JSON.stringify(each) })));
const tencentAnswer = (Code: string) => ({ Response: { SendStatusSet: [{ Code, Message: 'said' }], RequestId: 'r' } });
const MESSAGE = { channel: 'sms' as const, text: '12.50', content: '{receiverName}：{text} 元，{text}' };
const lastQuery = () => Object.fromEntries(new URL(cloud.got.at(-1)!.url, cloud.url).searchParams);

it('a message goes by Alibaba Cloud as the template that it has approved, with its values by name', async () => {
  answer({ Code: 'OK' });
  await setChannel(ALIYUN);
  expect(cloud.got.at(-1)?.headers).toMatchObject({ 'x-acs-action': 'QuerySmsSign' });
  const { state, error } = await sendByChannel({ app, admin }, { ...MESSAGE, smsTemplate: 'SMS_1' });
  expect([state, error]).toEqual(['sent', '']);
  const { TemplateParam = '', ...query } = lastQuery();
  expect(query).toMatchObject({ PhoneNumbers: '13900000001', SignName: '安行停车', TemplateCode: 'SMS_1' });
  const { realName } = await app.db
    .selectFrom('userAccount')
    .select('realName')
    .where('id', '=', 'operator')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(TemplateParam)).toEqual({ receiverName: realName, text: '12.50' });
  expect(cloud.got.at(-1)?.headers).toMatchObject({
    'x-acs-action': 'SendSms',
    authorization: expect.stringMatching(/^ACS3-HMAC-SHA256 Credential=LTAI-1,SignedHeaders=/) as string,
  });
  expect(JSON.stringify(cloud.got)).not.toContain(KEY.secret);
});

it('a message goes by Tencent Cloud with its values in their order', async () => {
  answer({ Response: { Error: { Code: 'UnauthorizedOperation', Message: 'may send alone' } } });
  await setChannel(TENCENT);
  answer(tencentAnswer('Ok'));
  const { state } = await sendByChannel({ app, admin }, { ...MESSAGE, smsTemplate: '7' });
  expect(state).toBe('sent');
  const { headers, body } = cloud.got.at(-1)!;
  expect(headers).toMatchObject({ 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11' });
  expect(JSON.parse(body)).toMatchObject({
    ...{ PhoneNumberSet: ['+8613900000001'], SmsSdkAppId: '1400000001', SignName: '安行停车', TemplateId: '7' },
    TemplateParamSet: [expect.any(String), '12.50'],
  });
});

it('what a cloud does not take is told, and tried again unless the message itself is wrong', async () => {
  answer({ Code: 'OK' });
  await setChannel(ALIYUN);
  const send = (message: object = {}) =>
    sendByChannel({ app, admin }, { ...MESSAGE, smsTemplate: 'SMS_1', ...message });
  answer({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发小时级流控' });
  expect(await send()).toMatchObject({
    state: 'retrying',
    error: '云服务没有接受：isv.BUSINESS_LIMIT_CONTROL 触发小时级流控',
    failure: { code: 409 },
  });
  answer({ Code: 'isv.TEMPLATE_MISSING_PARAMETERS', Message: '缺少变量' });
  expect(await send()).toMatchObject({ state: 'failed', failure: undefined });
  const asked = cloud.got.length;
  expect(await send({ smsTemplate: '' })).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('没有短信模板编号') as string,
  });
  expect(cloud.got).toHaveLength(asked);
});

it('a channel of a cloud says at its fields what is lacking, and asks for the secret with another account', async () => {
  const fieldOf = async (body: ChannelBody) => Object.keys((await refusal(setChannel(body), 400)).fieldErrors);
  answer({ Code: 'OK' });
  await setChannel(ALIYUN);
  await setChannel({ ...ALIYUN, secret: '' });
  expect(await fieldOf({ ...ALIYUN, account: '' })).toEqual(['account']);
  expect(await fieldOf({ ...ALIYUN, signName: '' })).toEqual(['signName']);
  expect(await fieldOf({ ...TENCENT, appId: '' })).toEqual(['appId']);
  expect(await fieldOf({ ...ALIYUN, account: 'LTAI-2', secret: '' })).toEqual(['secret']);
  expect(await fieldOf({ ...TENCENT, secret: '' })).toEqual(['secret']);
  // nor does it go to a gateway of somebody's own
  const requestBody = '{"to": "{mobile}", "text": "{content}", "key": "{secret}"}';
  expect(await fieldOf({ ...KEY, provider: 'http', url: 'https://sms.example.com/', requestBody, secret: '' })).toEqual(
    ['secret'],
  );
  answer({ Code: 'InvalidAccessKeyId.NotFound', Message: 'Specified access key is not found.' });
  expect(await fieldOf({ ...ALIYUN, account: 'LTAI-3' })).toEqual(['account']);
  // nor anything that is no answer of a cloud
  cloud.answerWith({ status: 200, text: '<html>' });
  expect(await fieldOf({ ...ALIYUN, account: 'LTAI-4' })).toEqual(['account']);
  cloud.answerWith({ status: 200, text: 'null' });
  expect(await fieldOf({ ...ALIYUN, account: 'LTAI-4' })).toEqual(['account']);
  answer({ Response: { Error: { Code: 'AuthFailure.SecretIdNotFound', Message: 'no such id' } } });
  expect(await fieldOf(TENCENT)).toEqual(['account']);
});

it('sign-in codes go by the template that a cloud has approved for them', async () => {
  answer({ Code: 'OK' });
  await setChannel(ALIYUN);
  const client = app.client();
  const mobile = '13700000001';
  const challenge = await client.oauth.challenge();
  const solved = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  await client.oauth.sendSmsCode({ body: { mobile, challenge: solved } });
  const { TemplateCode, TemplateParam = '' } = lastQuery();
  expect(TemplateCode).toBe('SMS_900');
  const { code } = JSON.parse(TemplateParam) as { code: string };
  expect((await login(client, { mode: 'sms', account: mobile, code })).token).toBeTruthy();

  // without one they go as the server was told to
  await setChannel({ ...ALIYUN, codeTemplate: '' });
  const asked = cloud.got.length;
  const next = await client.oauth.challenge();
  const proof = JSON.stringify({ challenge: next, solution: await solveChallenge({ challenge: next, deriveKey }) });
  await client.oauth.sendSmsCode({ body: { mobile: '13700000003', challenge: proof } });
  expect(cloud.got).toHaveLength(asked);
  expect(app.sms.map((sent) => sent.mobile)).toEqual(['13700000003']);
});
