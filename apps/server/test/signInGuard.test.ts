import { createClient, login, type Credentials } from '@smart-admin/api-client';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogSmsSender } from '../src/modules/oauth/smsSender.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

const OFFICE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

/** Behind a proxy, so that calls have addresses, and with limits. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1', ADMIN_PASSWORD: 'admin123', RATE_LIMIT: '100000' });
});
beforeEach(async () => {
  await app.db.deleteFrom('loginFailure').execute();
  await app.db.deleteFrom('knownAddress').execute();
  await app.db.updateTable('userAccount').set({ lockMark: 0, lockTime: null }).execute();
  await app.deps.configs.write({ captchaErrorsNumber: 99, passwordErrorsNumber: 5, lockMinutes: 30 });
});
afterAll(() => app.stop());

const from = (address: string) =>
  createClient({
    baseUrl: app.url,
    getToken: () => null,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      return fetch(input, { ...init, headers });
    },
  });

interface Told {
  code: number;
  msg: string;
}

/** What whoever signs in is told. */
const tell = (address: string, credentials: Partial<Credentials> & { account: string }) =>
  login(from(address), { mode: 'account', password: 'wrong1', ...credentials }).then(
    (): Told => ({ code: 200, msg: '' }),
    (refused: Told): Told => ({ code: refused.code, msg: refused.msg }),
  );

async function tellTimes(count: number, address: string, account: string): Promise<Told[]> {
  const told: Told[] = [];
  for (let index = 0; index < count; index += 1) told.push(await tell(address, { account }));
  return told;
}

describe('a lock', () => {
  it('that a stranger causes elsewhere does not keep its user out where they signed in before', async () => {
    expect(await tell(OFFICE, { account: 'operator', password: 'operator123' })).toMatchObject({ code: 200 });
    await tellTimes(5, ELSEWHERE, 'operator');
    expect(await tell(OFFICE, { account: 'operator', password: 'operator123' })).toMatchObject({ code: 200 });
    // nor does the right password open it to the stranger, or to other strangers
    for (const address of [ELSEWHERE, '198.51.100.77'])
      expect(await tell(address, { account: 'operator', password: 'operator123' })).toMatchObject({
        code: 400,
        msg: expect.stringContaining('账号已被锁定') as string,
      });
    // at that very place wrong passwords count as everywhere
    await tellTimes(5, OFFICE, 'operator');
    expect(await tell(OFFICE, { account: 'operator', password: 'operator123' })).toMatchObject({ code: 400 });
  });

  it('holds in every way to sign in, but where the user is known', async () => {
    const mobile = '13700000002';
    await tell(OFFICE, { account: 'operator', password: 'operator123' });
    await tellTimes(5, ELSEWHERE, 'operator');
    const bySms = async (address: string) => {
      await app.db.deleteFrom('smsCode').execute();
      await from(address).oauth.sendSmsCode({ body: { mobile } });
      return tell(address, { mode: 'sms', account: mobile, code: app.sms.at(-1)?.code ?? '' });
    };
    expect(await bySms(ELSEWHERE)).toMatchObject({ code: 400, msg: expect.stringContaining('锁定') as string });
    expect(await bySms(OFFICE)).toMatchObject({ code: 200 });
    const { ticket } = await from(ELSEWHERE).oauth.createScanTicket();
    await (await app.signIn('developer')).oauth.confirmScanTicket({ id: ticket });
    await app.db
      .updateTable('userAccount')
      .set({ lockMark: 1, lockTime: new Date() })
      .where('id', '=', 'developer')
      .execute();
    expect(await tell(ELSEWHERE, { mode: 'scan', account: ticket })).toMatchObject({ code: 400 });
  });

  it('tells nothing about whether there is such an account, whatever name it has', async () => {
    const missing = await tellTimes(7, ELSEWHERE, 'nobody1');
    for (const account of ['developer', '13700000001', '13700000001@developer'])
      expect(await tellTimes(7, ELSEWHERE, account)).toEqual(missing);
    expect(missing.at(-1)?.msg).toContain('账号已被锁定');
    // also from somewhere else, and after the user's own mark was set by another name
    expect(await tell(OFFICE, { account: 'developer' })).toEqual(await tell(OFFICE, { account: 'nobody1' }));
    await app.db.deleteFrom('loginFailure').where('name', '=', 'developer').execute();
    expect(await tell(OFFICE, { account: 'developer' })).toEqual(await tell(OFFICE, { account: 'nobody2' }));
    const config = (id: string) => from(OFFICE).oauth.getConfig({ id });
    expect(await config('13700000001')).toEqual(await config('nobody1'));
  });
});

describe('spraying', () => {
  it('makes an address answer captchas for every name, and wait longer after each wrong password', async () => {
    await app.deps.configs.write({ captchaErrorsNumber: 3 });
    for (let index = 0; index < 10; index += 1) await tell(ELSEWHERE, { account: `spray${index}` });
    expect(await from(ELSEWHERE).oauth.getConfig({ id: 'never.tried' })).toEqual({ needCode: true });
    expect(await from(OFFICE).oauth.getConfig({ id: 'never.tried' })).toEqual({ needCode: false });
    await app.deps.configs.write({ captchaErrorsNumber: 99 });
    for (let index = 10; index < 24; index += 1) await tell(ELSEWHERE, { account: `spray${index}` });
    const told = await tell(ELSEWHERE, { account: 'developer', password: 'developer123' });
    expect(told).toMatchObject({ code: 429, msg: expect.stringMatching(/请\d+秒后再试/) as string });
    expect(await tell(OFFICE, { account: 'developer', password: 'developer123' })).toMatchObject({ code: 200 });
  });

  it('from many addresses makes everybody answer captchas', async () => {
    await app.deps.configs.write({ captchaErrorsNumber: 1 });
    await tell(ELSEWHERE, { account: 'developer' });
    expect(await from(OFFICE).oauth.getConfig({ id: 'operator' })).toEqual({ needCode: false });
    // as if fifty more had been wrong
    await app.db
      .updateTable('loginFailure')
      .set({ count: 51 })
      .where('name', '=', '')
      .where('address', '=', '')
      .execute();
    expect(await from(OFFICE).oauth.getConfig({ id: 'operator' })).toEqual({ needCode: true });
  });

  it('counts a network of IPv6 as one address', async () => {
    await app.deps.configs.write({ captchaErrorsNumber: 3 });
    for (let index = 1; index <= 10; index += 1) await tell(`2001:db8:1:2::${index}`, { account: `spray${index}` });
    expect(await from('2001:0db8:0001:0002:ffff::9').oauth.getConfig({ id: 'other' })).toEqual({ needCode: true });
    expect(await from('2001:db8:1:3::1').oauth.getConfig({ id: 'other' })).toEqual({ needCode: false });
  });
});

describe('a challenge', () => {
  const operator = { account: 'operator', password: 'operator123' };
  const solved = async () => {
    const challenge = await from(OFFICE).oauth.challenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    return { challenge, solution };
  };

  it('stands for the captcha once it is solved, and works once', async () => {
    await app.deps.configs.write({ captchaErrorsNumber: 0 });
    expect(await tell(OFFICE, operator)).toMatchObject({ code: 400, msg: '请输入验证码' });
    const proof = JSON.stringify(await solved());
    expect(await tell(OFFICE, { ...operator, challenge: proof })).toMatchObject({ code: 200 });
    expect(await tell(OFFICE, { ...operator, challenge: proof })).toMatchObject({ code: 400 });
  });

  it('is refused without work, made easier, made up or out of date', async () => {
    await app.deps.configs.write({ captchaErrorsNumber: 0 });
    const { challenge, solution } = await solved();
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' } };
    for (const payload of [
      { challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } },
      { challenge: easier, solution: await solveChallenge({ challenge: easier, deriveKey }) },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge: null, solution },
      [],
      null,
    ])
      expect(await tell(OFFICE, { ...operator, challenge: JSON.stringify(payload) })).toMatchObject({
        code: 400,
        msg: '验证码错误或已失效',
      });
    expect(await tell(OFFICE, { ...operator, challenge: '{' })).toMatchObject({ code: 400 });
    await app.db
      .updateTable('captcha')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect(await tell(OFFICE, { ...operator, challenge: JSON.stringify({ challenge, solution }) })).toMatchObject({
      code: 400,
    });
  });
});

it('a code is written to the log in development alone', async () => {
  const lines: unknown[] = [];
  const log = { info: (...line: unknown[]) => lines.push(line) } as unknown as Parameters<typeof createLogSmsSender>[1];
  await expect(
    createLogSmsSender({ NODE_ENV: 'production' }, log).sendCode('13700000001', '123456'),
  ).rejects.toMatchObject({ code: 503 });
  expect(lines).toEqual([]);
  await createLogSmsSender({ NODE_ENV: 'development' }, log).sendCode('13700000001', '123456');
  expect(JSON.stringify(lines)).toContain('123456');
});
