import { CLIENT_ID, CLIENT_SECRET, hashPassword, login } from '@smart-admin/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpSignIns } from '../src/modules/oauth/oauth.cleanUp.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
// what was tried from this address in another test is not to count
beforeEach(() => app.db.deleteFrom('loginFailure').execute());
afterAll(() => app.stop());

async function loginForm(fields: Record<string, string> = {}) {
  return new URLSearchParams({
    account: 'admin',
    password: await hashPassword('admin123'),
    origin: 'pc',
    code: '',
    timestamp: '',
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    scope: 'all',
    grant_type: 'password',
    login_type: 'account',
    ...fields,
  });
}

describe('signing in', () => {
  it('A7.2-01 takes a form-encoded POST of /api/oauth/Login', async () => {
    const answer = await fetch(`${app.url}/api/oauth/Login`, { method: 'POST', body: await loginForm() });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: 200 });
  });

  it('A7.2-02 C9-04 reads the ten fields, trims the account and refuses others than scope all and grant type password', async () => {
    const trimmed = await fetch(`${app.url}/api/oauth/Login`, {
      method: 'POST',
      body: await loginForm({ account: '  admin  ' }),
    });
    expect(await trimmed.json()).toMatchObject({ code: 200 });
    const wrong = await fetch(`${app.url}/api/oauth/Login`, {
      method: 'POST',
      body: await loginForm({ scope: 'some', grant_type: 'token' }),
    });
    expect(await wrong.json()).toMatchObject({
      code: 400,
      data: { fieldErrors: { scope: expect.any(String), grant_type: expect.any(String) } },
    });
  });

  it('A7.2-04 E3-03 answers data with token and theme, code and msg', async () => {
    const answer = await fetch(`${app.url}/api/oauth/Login`, { method: 'POST', body: await loginForm() });
    expect(await answer.json()).toEqual({
      code: 200,
      msg: '操作成功',
      data: { token: expect.stringMatching(/^[\w-]{43}$/) as string, theme: 'classic' },
    });
  });

  it('E3-04 the theme is one of four layouts, and classic for anything else', async () => {
    const theme = async () =>
      (
        (await (await fetch(`${app.url}/api/oauth/Login`, { method: 'POST', body: await loginForm() })).json()) as {
          data: { theme: string };
        }
      ).data.theme;
    for (const [stored, answered] of [
      ['classic', 'classic'],
      ['functional', 'functional'],
      ['plain', 'plain'],
      ['blend', 'blend'],
      ['neon', 'classic'],
      ['', 'classic'],
    ] as const) {
      await app.db.updateTable('userAccount').set({ theme: stored }).where('id', '=', 'admin').execute();
      expect(await theme()).toBe(answered);
    }
  });

  it('A7.2-10 stores neither the password nor what the browser sends, but a slow salted hash', async () => {
    const { passwordHash } = await app.db
      .selectFrom('userAccount')
      .select('passwordHash')
      .where('id', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(passwordHash).not.toContain(await hashPassword('admin123'));
    const { token } = await login(app.client(), { mode: 'account', account: 'admin', password: 'admin123' });
    const stored = await app.db.selectFrom('session').select('tokenHash').execute();
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  });

  it('resolves a mobile number and mobile@account', async () => {
    const byMobile = await app.signIn('13700000002', 'operator123');
    expect((await byMobile.oauth.currentUser()).userInfo.userAccount).toBe('operator');
    const bySubAccount = await app.signIn('13700000002@operator', 'operator123');
    expect((await bySubAccount.oauth.currentUser()).userInfo.userAccount).toBe('operator');
    await expect(app.signIn('13700000001@operator', 'operator123')).rejects.toMatchObject({ code: 400 });
  });

  it('answers an unknown account exactly like a wrong password', async () => {
    const unknown = await login(app.client(), { mode: 'account', account: 'nobody', password: 'x123456' }).catch(
      (answer: unknown) => answer,
    );
    const wrong = await login(app.client(), { mode: 'account', account: 'developer', password: 'x123456' }).catch(
      (answer: unknown) => answer,
    );
    expect(unknown).toEqual(wrong);
    expect(wrong).toMatchObject({ code: 400, msg: '账号或密码错误' });
  });

  it('tells a disabled account only after the right password', async () => {
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('enabledMark', '=', 0)
      .where('lockMark', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    await expect(app.signIn(account, 'Smart123')).rejects.toMatchObject({
      code: 400,
      msg: '账号已被禁用，请联系管理员',
    });
  });
});

describe('captcha and lock', () => {
  it('A7.2-08 getConfig tells that an account needs a captcha after wrong passwords, and the image answers it', async () => {
    expect(await app.client().oauth.getConfig({ id: 'user.unknown' })).toEqual({ needCode: false });
    for (let count = 0; count < 3; count += 1)
      await expect(app.signIn('chenhuimin', 'wrong1')).rejects.toMatchObject({ code: 400 });
    expect(await app.client().oauth.getConfig({ id: 'chenhuimin' })).toEqual({ needCode: true });
    await expect(app.signIn('chenhuimin', 'Smart123')).rejects.toMatchObject({ code: 400, msg: '请输入验证码' });
    const image = await app.client().file.imageCode({ timestamp: '1700000000001' });
    expect(image.blob.type).toContain('image/svg+xml');
    expect(await image.blob.text()).not.toContain('<text');
    const { code } = await app.db
      .selectFrom('captcha')
      .select('code')
      .where('id', '=', '1700000000001')
      .executeTakeFirstOrThrow();
    const credentials = {
      mode: 'account',
      account: 'chenhuimin',
      password: 'Smart123',
      timestamp: '1700000000001',
    } as const;
    await expect(login(app.client(), { ...credentials, code: 'zzzz' })).rejects.toMatchObject({
      msg: '验证码错误或已失效',
    });
    // a captcha can be tried once
    await expect(login(app.client(), { ...credentials, code })).rejects.toMatchObject({ msg: '验证码错误或已失效' });
    await app.client().file.imageCode({ timestamp: '1700000000002' });
    const second = await app.db
      .selectFrom('captcha')
      .select('code')
      .where('id', '=', '1700000000002')
      .executeTakeFirstOrThrow();
    const { token } = await login(app.client(), {
      ...credentials,
      timestamp: '1700000000002',
      code: second.code.toLowerCase(),
    });
    expect(token).toBeTruthy();
    expect(await app.client().oauth.getConfig({ id: 'chenhuimin' })).toEqual({ needCode: false });
  });

  it('S4-08 locks an account after five wrong passwords until an administrator unlocks it', async () => {
    await app.deps.configs.write({ captchaErrorsNumber: 99 });
    const user = await app.db
      .selectFrom('userAccount')
      .select(['id', 'account'])
      .where('id', '=', 'user010')
      .executeTakeFirstOrThrow();
    for (let count = 0; count < 5; count += 1)
      await expect(app.signIn(user.account, 'wrong1')).rejects.toMatchObject({ code: 400 });
    await expect(app.signIn(user.account, 'Smart123')).rejects.toMatchObject({
      msg: expect.stringContaining('账号已被锁定') as string,
    });
    const admin = await app.signIn('admin');
    await admin.permission.users.unlock({ id: user.id });
    expect((await app.signIn(user.account, 'Smart123')).token).toBeTruthy();
  });
});

describe('SMS, scan and applications', () => {
  it('R2.6-13 signs in by an SMS code that works once, and sends at most one in 60 seconds', async () => {
    const client = app.client();
    expect(await client.oauth.sendSmsCode({ body: { mobile: '13700000001' } })).toEqual({ resendAfter: 60 });
    await refusal(client.oauth.sendSmsCode({ body: { mobile: '13700000001' } }), 429);
    const code = app.sms.at(-1)?.code ?? '';
    await expect(login(client, { mode: 'sms', account: '13700000001', code: '000000x' })).rejects.toMatchObject({
      code: 400,
    });
    const { token } = await login(client, { mode: 'sms', account: '13700000001', code });
    expect((await app.client(token).oauth.currentUser()).userInfo.userAccount).toBe('developer');
    await expect(login(client, { mode: 'sms', account: '13700000001', code })).rejects.toMatchObject({ code: 400 });
  });

  it('a code signs in whose number it is, not the account that is called so', async () => {
    const users = () => app.db.selectFrom('userAccount').select(['id', 'account']);
    const developer = await users().where('account', '=', 'developer').executeTakeFirstOrThrow();
    const named = await users().where('id', '=', 'user009').executeTakeFirstOrThrow();
    const rename = (account: string) =>
      app.db.updateTable('userAccount').set({ account }).where('id', '=', named.id).execute();
    const mobile = '13700000001';
    await app.db.deleteFrom('smsCode').where('mobile', '=', mobile).execute();
    await rename(mobile);
    const client = app.client();
    await client.oauth.sendSmsCode({ body: { mobile } });
    const { token } = await login(client, { mode: 'sms', account: mobile, code: app.sms.at(-1)?.code ?? '' });
    expect((await app.client(token).oauth.currentUser()).userInfo.userId).toBe(developer.id);
    await rename(named.account);
  });

  it('sends ten codes a day to one number, and more after a day', async () => {
    const client = app.client();
    const mobile = '13700000009';
    const send = () => client.oauth.sendSmsCode({ body: { mobile } });
    const age = (times: object) => app.db.updateTable('smsCode').set(times).where('mobile', '=', mobile).execute();
    for (let sent = 0; sent < 10; sent += 1) {
      await send();
      await age({ sentAt: new Date(Date.now() - 61_000) });
    }
    const sent = app.sms.length;
    expect((await refusal(send(), 429)).message).toBe('该手机号一天内已获取 10 次验证码，请明天再试或使用其他方式登录');
    expect(app.sms).toHaveLength(sent);
    await cleanUpSignIns(app.deps, Date.now() + 3_600_000);
    await refusal(send(), 429);
    await age({ countedSince: new Date(Date.now() - 86_400_001) });
    await send();
    await age({ sentAt: new Date(Date.now() - 61_000) });
    await send();
  });

  it('files the application of a visitor whose mobile is unknown', async () => {
    const client = app.client();
    // the same answer as for a number that somebody has; only the code opens more
    expect(await client.oauth.sendSmsCode({ body: { mobile: '13912345678' } })).toEqual({ resendAfter: 60 });
    const code = app.sms.at(-1)?.code ?? '';
    await expect(login(client, { mode: 'sms', account: '13912345678', code: '000000x' })).rejects.toMatchObject({
      code: 400,
    });
    await expect(login(client, { mode: 'sms', account: '13912345678', code })).rejects.toMatchObject({ code: 404 });
    const application = {
      mobile: '13912345678',
      code,
      company: '某某公司',
      contact: '王先生',
    };
    await client.oauth.applyForAccount({ body: application });
    expect(await app.db.selectFrom('accountApplication').select(['company', 'contact']).execute()).toEqual([
      { company: '某某公司', contact: '王先生' },
    ]);
    await refusal(client.oauth.applyForAccount({ body: application }), 400);
    const admin = await app.signIn('admin');
    const { list } = await admin.system.log.list({ query: { keyword: '申请账号' } });
    expect(list).toMatchObject([
      { description: '申请账号：某某公司，王先生，13912345678', userName: '王先生/13912345678', resultCode: 200 },
    ]);
  });

  it('R2.6-13 signs in by a ticket that a signed-in phone confirmed, once', async () => {
    const client = app.client();
    const { ticket } = await client.oauth.createScanTicket();
    expect(await client.oauth.readScanTicket({ id: ticket })).toEqual({ state: 'waiting' });
    await expect(login(client, { mode: 'scan', account: ticket })).rejects.toMatchObject({ code: 400 });
    const phone = await app.signIn('operator');
    await phone.oauth.confirmScanTicket({ id: ticket });
    expect(await client.oauth.readScanTicket({ id: ticket })).toEqual({ state: 'confirmed' });
    const { token } = await login(client, { mode: 'scan', account: ticket });
    expect((await app.client(token).oauth.currentUser()).userInfo.userAccount).toBe('operator');
    await expect(login(client, { mode: 'scan', account: ticket })).rejects.toMatchObject({ code: 400 });
  });
});

describe('the session', () => {
  it('A7.2-05 CurrentUser answers menuList, userInfo, permissionList and sysConfigInfo', async () => {
    const admin = await app.signIn('admin');
    const { menuList, userInfo, permissionList, sysConfigInfo } = await admin.oauth.currentUser();
    expect(menuList.map(({ enCode }) => enCode)).toEqual(
      expect.arrayContaining([
        'permission',
        'system',
        'onlineDev',
        'dataApplication',
        'weChat',
        'workFlow',
        'extend',
        'parking',
        'generator',
      ]),
    );
    expect(userInfo).toMatchObject({ userId: 'admin', userAccount: 'admin', isAdministrator: true });
    expect(
      permissionList.find(({ modelId }) => modelId === 'permission_user')?.button.map(({ enCode }) => enCode),
    ).toContain('btn_add');
    expect(sysConfigInfo).toMatchObject({ sysVersion: 'V3.3', specialAccount: 'admin' });
    const types = new Set<number>();
    const collect = (entries: typeof menuList) =>
      entries.forEach(({ type, children }) => types.add(type) && collect(children ?? []));
    collect(menuList);
    expect([...types].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('A7.2-06 Logout ends the session: its token is invalid afterwards', async () => {
    const admin = await app.signIn('admin');
    await admin.oauth.logout();
    await refusal(admin.oauth.currentUser(), 602);
  });

  it('A7.2-07 LockScreen verifies account and hashed password', async () => {
    const operator = await app.signIn('operator');
    await operator.oauth.lockScreen({ body: { account: 'operator', password: await hashPassword('operator123') } });
    await refusal(
      operator.oauth.lockScreen({ body: { account: 'operator', password: await hashPassword('wrong1') } }),
      400,
    );
    await refusal(
      operator.oauth.lockScreen({ body: { account: 'admin', password: await hashPassword('admin123') } }),
      400,
    );
    expect((await operator.oauth.currentUser()).userInfo.userAccount).toBe('operator');
  });

  it('E3-07 remembers time, address and place of the sign-in before this one', async () => {
    const before = Date.now();
    await app.signIn('admin');
    const between = Date.now();
    const admin = await app.signIn('admin');
    expect((await admin.oauth.currentUser()).userInfo).toMatchObject({
      prevLogin: 1,
      prevLoginTime: expect.any(Number) as number,
      prevLoginIPAddress: '127.0.0.1',
      prevLoginIPAddressName: '内网',
    });
    const { prevLoginTime } = (await admin.oauth.currentUser()).userInfo;
    expect(prevLoginTime).toBeGreaterThanOrEqual(before);
    expect(prevLoginTime).toBeLessThanOrEqual(between);
  });

  it('answers 600 when the session is expired, 601 when it was ended elsewhere, 602 for an unknown token', async () => {
    const expired = await app.signIn('operator');
    await app.db
      .updateTable('session')
      .set({ expiresAt: new Date(0) })
      .where('userId', '=', 'operator')
      .where('endedAt', 'is', null)
      .execute();
    expect((await refusal(expired.oauth.currentUser(), 600)).message).toBe('登录过期，请重新登录');
    await app.deps.configs.write({ singleLogin: 1 });
    const first = await app.signIn('developer');
    await app.signIn('developer');
    await refusal(first.oauth.currentUser(), 601);
    await app.deps.configs.write({ singleLogin: 0 });
    await refusal(app.client('made-up').oauth.currentUser(), 602);
    await refusal(app.client().oauth.currentUser(), 602);
  });

  it('accepts the token with a leading Bearer too', async () => {
    const { token } = await app.signIn('admin');
    const answer = await fetch(`${app.url}/api/oauth/CurrentUser`, { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({ code: 200 });
  });

  it('speaks the language of the caller', async () => {
    const text = async (headers: Record<string, string>) =>
      ((await (await fetch(`${app.url}/api/oauth/CurrentUser`, { headers })).json()) as { msg: string }).msg;
    expect(await text({ 'smart-language': 'en' })).toBe('Please log in first');
    expect(await text({ 'accept-language': 'vi-VN' })).toBe('Vui lòng đăng nhập trước');
    expect(await text({ 'accept-language': 'zh-TW' })).toBe('請先登入');
  });
});
