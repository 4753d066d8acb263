import { type ApiClient } from '@smart-admin/api-client';
import { createCipheriv, createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALL_PATH } from '../src/modules/wechat/calls/registerWeChatCalls.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let wechat: ApiClient['wechat'];

const AES_KEY = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const MP = {
  ...{ provider: 'live' as const, appId: 'wx1', appSecret: 'right', token: 'tok3n', aesKey: '', fullName: '滨海停车' },
};

beforeAll(async () => {
  app = await startTestApp();
  ({ wechat } = await app.signIn('admin'));
});
afterAll(() => app.stop());

const goLive = () => wechat.mpConfig.update({ id: 'mp', body: MP });

describe('calls of WeChat', () => {
  const sign = (...values: string[]) =>
    createHash('sha1')
      .update(['tok3n', ...values].sort().join(''))
      .digest('hex');
  const send = (body: string, more: Record<string, string> = {}) => {
    const timestamp = String(Math.floor(app.deps.clock.now() / 1_000));
    const query = new URLSearchParams({ timestamp, nonce: 'n1', signature: sign(timestamp, 'n1'), ...more });
    return ask(query, { method: 'POST', body, headers: { 'content-type': 'text/xml' } });
  };
  const ask = async (query: URLSearchParams, init?: RequestInit) => {
    const answer = await fetch(`${app.url}${CALL_PATH}?${query}`, init);
    return { status: answer.status, body: await answer.text() };
  };
  const event = (name: string, openId: string) =>
    `<xml><FromUserName><![CDATA[${openId}]]></FromUserName><CreateTime>1760000000</CreateTime><MsgType>event</MsgType><Event>${name}</Event></xml>`;
  const follower = (openId: string) =>
    app.db.selectFrom('weChatFollower').select('isFollowing').where('openId', '=', openId).executeTakeFirst();

  it('are believed when they are signed by the token: who follows and who does not any more', async () => {
    await goLive();
    const timestamp = String(Math.floor(app.deps.clock.now() / 1_000));
    const query = new URLSearchParams({ timestamp, nonce: 'n', echostr: 'hello', signature: sign(timestamp, 'n') });
    expect((await ask(query)).body).toBe('hello');
    expect((await send(event('subscribe', 'c1'))).body).toBe('success');
    expect(await follower('c1')).toEqual({ isFollowing: true });
    await send(event('unsubscribe', 'c1'));
    expect(await follower('c1')).toEqual({ isFollowing: false });
  });

  it('are refused with a wrong or old signature, or with what is no XML', async () => {
    await goLive();
    expect((await send(event('subscribe', 'c2'), { signature: sign('x') })).status).toBe(403);
    const timestamp = '1700000000';
    const old = { timestamp, signature: sign(timestamp, 'n1') };
    expect((await send(event('subscribe', 'c2'), old)).status).toBe(403);
    expect((await send('<xml><a>')).status).toBe(403);
    expect((await send('<!DOCTYPE x [<!ENTITY a "b">]><xml/>')).status).toBe(403);
    expect(await follower('c2')).toBeUndefined();
  });

  it('are decrypted by the key of the account, and with a key refused in clear', async () => {
    await wechat.mpConfig.update({ id: 'mp', body: { ...MP, aesKey: AES_KEY } });
    const encrypted = encrypt(event('subscribe', 'c3'), 'wx1');
    const timestamp = String(Math.floor(app.deps.clock.now() / 1_000));
    const body = `<xml><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`;
    const more = { timestamp, signature: sign(timestamp, 'n1'), msg_signature: sign(timestamp, 'n1', encrypted) };
    expect((await send(body, more)).body).toBe('success');
    expect(await follower('c3')).toEqual({ isFollowing: true });
    expect((await send(event('subscribe', 'c4'))).status).toBe(403);
    const other = encrypt(event('subscribe', 'c4'), 'wx9');
    const foreign = { timestamp, signature: sign(timestamp, 'n1'), msg_signature: sign(timestamp, 'n1', other) };
    expect((await send(`<xml><Encrypt>${other}</Encrypt></xml>`, foreign)).status).toBe(403);
  });
});

/** Encrypts a call as WeChat does. */
function encrypt(text: string, appId: string): string {
  const key = Buffer.from(`${AES_KEY}=`, 'base64');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(text));
  const plain = Buffer.concat([Buffer.alloc(16, 7), length, Buffer.from(text), Buffer.from(appId)]);
  const padding = 32 - (plain.length % 32);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([
    cipher.update(Buffer.concat([plain, Buffer.alloc(padding, padding)])),
    cipher.final(),
  ]).toString('base64');
}
