import { createClient, hashPassword, login } from '@smart-admin/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

const OFFICE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

/** Behind a proxy, so that calls have addresses. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1', ADMIN_PASSWORD: 'admin123' });
});
beforeEach(() => app.deps.configs.write({ allowedAddresses: '', passwordDays: 0 }));
afterAll(() => app.stop());

const from = (address: string | undefined, token: string | null = null) =>
  createClient({
    baseUrl: app.url,
    getToken: () => token,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      if (address) headers.set('x-forwarded-for', address);
      return fetch(input, { ...init, headers });
    },
  });

const signIn = (address: string | undefined, account = 'operator', password = `${account}123`) =>
  login(from(address), { mode: 'account', account, password }).then(
    ({ token }) => ({ token }),
    (refused: { code: number; msg: string }) => ({ code: refused.code, msg: refused.msg }),
  );
const tokenFrom = async (address: string, account?: string) => {
  const answer = await signIn(address, account);
  if (!('token' in answer)) throw new Error(answer.msg);
  return answer.token;
};

describe('addresses from which people sign in', () => {
  it('are all at first, and those of the list afterwards; who is signed in stays', async () => {
    const token = await tokenFrom(ELSEWHERE);
    const admin = from(OFFICE, await tokenFrom(OFFICE, 'admin'));
    await admin.system.config.update({ body: { allowedAddresses: `10.0.0.0/8\n${OFFICE}` } });
    expect(await signIn(OFFICE)).toHaveProperty('token');
    expect(await signIn('10.7.0.1')).toHaveProperty('token');
    expect(await signIn(ELSEWHERE)).toEqual({
      code: 403,
      msg: expect.stringContaining(`不能从当前地址 ${ELSEWHERE} 登录`) as string,
    });
    // nothing is told of the password
    expect(await signIn(ELSEWHERE, 'operator', 'wrong1')).toMatchObject({ code: 403 });
    expect((await from(ELSEWHERE, token).oauth.currentUser()).userInfo.userAccount).toBe('operator');
  });

  it('always have the machine itself among them', async () => {
    await app.deps.configs.write({ allowedAddresses: '10.0.0.0/8' });
    expect(await signIn(undefined)).toHaveProperty('token');
  });

  it('are refused where they cannot be read, and where they shut out who saves them', async () => {
    const admin = from(OFFICE, await tokenFrom(OFFICE, 'admin'));
    const save = (allowedAddresses: string) => admin.system.config.update({ body: { allowedAddresses } });
    const wrong = await refusal(save(`${OFFICE}\n10.0.0.0/40`), 400);
    expect(wrong.fieldErrors.allowedAddresses).toContain('10.0.0.0/40');
    const out = await refusal(save('10.0.0.0/8'), 400);
    expect(out.fieldErrors.allowedAddresses).toContain(OFFICE);
    expect((await app.deps.configs.read()).allowedAddresses).toBe('');
  });
});

describe('age of passwords', () => {
  it('takes a new password at the sign-in with one that is too old, and lets no other call through before', async () => {
    await app.deps.configs.write({ passwordDays: 90 });
    const aged = (days: number) =>
      app.db
        .updateTable('userAccount')
        .set({ passwordTime: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', 'operator')
        .execute();
    await aged(89);
    await from(OFFICE, await tokenFrom(OFFICE)).permission.currentUser.baseInfo();
    await aged(91);
    const late = from(OFFICE, await tokenFrom(OFFICE));
    expect((await late.oauth.currentUser()).userInfo.mustChangePassword).toBe(true);
    await refusal(late.permission.currentUser.baseInfo(), 603);
    const body = { oldPassword: await hashPassword('operator123'), password: await hashPassword('operator456') };
    await late.permission.currentUser.modifyPassword({ body });
    await late.permission.currentUser.baseInfo();
    const again = await signIn(OFFICE, 'operator', 'operator456');
    if (!('token' in again)) throw new Error(again.msg);
    await from(OFFICE, again.token).permission.currentUser.baseInfo();
  });
});

it('a password that somebody had is not taken again while it is among the last ones', async () => {
  await app.deps.configs.write({ passwordHistory: 3 });
  const hash = (name: string) => hashPassword(`developer${name}`);
  const { token } = (await signIn(OFFICE, 'developer')) as { token: string };
  const developer = from(OFFICE, token).permission.currentUser;
  const change = async (old: string, next: string) =>
    developer.modifyPassword({ body: { oldPassword: await hash(old), password: await hash(next) } });
  await change('123', 'a1');
  await change('a1', 'b1');
  const { fieldErrors } = await refusal(change('b1', '123'), 400);
  expect(fieldErrors).toEqual({ password: expect.stringContaining('最近 3 个') });
  await change('b1', 'c1');
  // the fourth last is free again
  await change('c1', '123');

  // one that an administrator set counts as well, and so does the one before it
  const password = await hash('d1');
  const admin = from(OFFICE, await tokenFrom(OFFICE, 'admin'));
  await admin.permission.users.resetPassword({
    id: 'developer',
    body: { userPassword: password, validatePassword: password },
  });
  const again = (await signIn(OFFICE, 'developer', 'developerd1')) as { token: string };
  const own = from(OFFICE, again.token).permission.currentUser;
  await refusal(own.modifyPassword({ body: { oldPassword: password, password: await hash('123') } }), 400);
  await app.deps.configs.write({ passwordHistory: 0 });
  await own.modifyPassword({ body: { oldPassword: password, password: await hash('123') } });
});
