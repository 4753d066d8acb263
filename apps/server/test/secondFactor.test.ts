import { createClient, hashPassword, login, type Credentials } from '@smart-admin/api-client';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanUps.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

type Caller = Awaited<ReturnType<TestApp['signIn']>>;

let app: TestApp;
let operator: Caller;
let password: string;
beforeAll(async () => {
  app = await startTestApp();
  operator = await app.signIn('operator');
  password = await hashPassword('operator123');
});
beforeEach(async () => {
  await app.db.deleteFrom('secondFactor').execute();
  await app.db.deleteFrom('factorTicket').execute();
});
afterAll(() => app.stop());

/** The code of the next half minute: right already, and unused, whenever the clock moves on. */
const codeOf = (secret: string, at = Date.now() + 30_000) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Switches it on and answers the secret and the recovery codes. */
async function switchOn() {
  const { secret, uri } = await operator.permission.secondFactor.start({ body: { password } });
  const code = codeOf(secret, Date.now());
  const { recoveryCodes } = await operator.permission.secondFactor.confirm({ body: { code } });
  return { secret, uri, recoveryCodes };
}

interface Refused {
  code: number;
  msg: string;
  data: { secondFactor?: string; setUp?: { secret: string; uri: string } } | null;
}

const signIn = (credentials: Credentials) =>
  login(createClient({ baseUrl: app.url, getToken: () => null }), credentials).then(
    ({ token, recoveryCodes }) => ({ token, ...(recoveryCodes && { recoveryCodes }) }),
    (refused: Refused) => refused,
  );
const withPassword = (account = 'operator') => signIn({ mode: 'account', account, password: `${account}123` });

/** A ticket of the right password. */
async function ticket(): Promise<string> {
  const answer = await withPassword();
  if (!('data' in answer) || !answer.data?.secondFactor) throw new Error('the password was enough');
  return answer.data.secondFactor;
}

describe('second factor', () => {
  it('is off at first, and on after a code of the app', async () => {
    expect(await operator.permission.secondFactor.read()).toEqual({ since: null, recoveryLeft: 0 });
    const { uri, secret, recoveryCodes } = await switchOn();
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain('operator');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await operator.permission.secondFactor.read()).toEqual({
      since: expect.any(Number) as number,
      recoveryLeft: 10,
    });
    const stored = await app.db.selectFrom('secondFactor').selectAll().executeTakeFirstOrThrow();
    // neither the secret nor a recovery code stands in the database
    for (const clear of [secret, ...recoveryCodes]) expect(JSON.stringify(stored)).not.toContain(clear);
  });

  it('changes nothing before a right code is confirmed, and takes the password to begin', async () => {
    await refusal(operator.permission.secondFactor.start({ body: { password: await hashPassword('wrong1') } }), 400);
    await refusal(operator.permission.secondFactor.confirm({ body: { code: '123456' } }), 404);
    const { secret } = await operator.permission.secondFactor.start({ body: { password } });
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    await refusal(operator.permission.secondFactor.confirm({ body: { code: wrong } }), 400);
    expect(await withPassword()).toHaveProperty('token');
  });

  it('asks for a code after the right password only, and signs in with it', async () => {
    const { secret } = await switchOn();
    expect(await signIn({ mode: 'account', account: 'operator', password: 'wrong1' })).toMatchObject({
      code: 400,
      data: null,
    });
    expect(await withPassword('admin')).toHaveProperty('token');
    const account = await ticket();
    expect(await signIn({ mode: 'factor', account, code: codeOf(secret) })).toHaveProperty('token');
  });

  it('takes a code once, and a ticket once', async () => {
    const { secret } = await switchOn();
    const [first, second] = [await ticket(), await ticket()];
    const code = codeOf(secret);
    expect(await signIn({ mode: 'factor', account: first, code })).toHaveProperty('token');
    expect(await signIn({ mode: 'factor', account: second, code })).toMatchObject({
      code: 400,
      data: { secondFactor: second },
    });
    expect(await signIn({ mode: 'factor', account: first, code: codeOf(secret) })).toMatchObject({
      code: 400,
      data: null,
    });
  });

  it('lets one of many at once in with a recovery code, written as people write', async () => {
    const { recoveryCodes } = await switchOn();
    const typed = recoveryCodes[0]?.toUpperCase().replace('-', ' ') ?? '';
    const tickets = await Promise.all([ticket(), ticket(), ticket()]);
    const answers = await Promise.all(tickets.map((account) => signIn({ mode: 'factor', account, code: typed })));
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1);
    expect(await operator.permission.secondFactor.read()).toMatchObject({ recoveryLeft: 9 });
  });

  it('waits after five wrong codes, whatever the tickets, also for the right one', async () => {
    const { secret } = await switchOn();
    const right = codeOf(secret);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect(await signIn({ mode: 'factor', account: await ticket(), code: wrong })).toMatchObject({ code: 400 });
    expect(await signIn({ mode: 'factor', account: await ticket(), code: right })).toMatchObject({ code: 429 });
    await app.db
      .updateTable('secondFactor')
      .set({ failedAt: new Date(Date.now() - 16 * 60_000) })
      .execute();
    expect(await signIn({ mode: 'factor', account: await ticket(), code: right })).toHaveProperty('token');
  });

  it('ends a ticket after five minutes and five tries, and cleans up', async () => {
    const { secret } = await switchOn();
    const account = await ticket();
    await app.db
      .updateTable('factorTicket')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .execute();
    expect(await signIn({ mode: 'factor', account, code: codeOf(secret) })).toMatchObject({ code: 400, data: null });
    await cleanUp(app.deps, Date.now());
    expect(await app.db.selectFrom('factorTicket').selectAll().execute()).toEqual([]);
    expect(await signIn({ mode: 'factor', account: 'made-up', code: codeOf(secret) })).toMatchObject({ code: 400 });
  });

  it('does not let a disabled user in, and writes no ticket into the log', async () => {
    const { secret } = await switchOn();
    const account = await ticket();
    await app.db.updateTable('userAccount').set({ enabledMark: 0 }).where('id', '=', 'operator').execute();
    expect(await signIn({ mode: 'factor', account, code: codeOf(secret) })).toMatchObject({ code: 400 });
    await app.db.updateTable('userAccount').set({ enabledMark: 1 }).where('id', '=', 'operator').execute();
    const lines = await app.db.selectFrom('operationLog').selectAll().where('category', '=', 'login').execute();
    expect(JSON.stringify(lines)).not.toContain(account);
  });

  it('makes new recovery codes, and is switched off, by the password', async () => {
    const { recoveryCodes } = await switchOn();
    const renewed = await operator.permission.secondFactor.renewCodes({ body: { password } });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await signIn({ mode: 'factor', account: await ticket(), code: recoveryCodes[0] ?? '' })).toMatchObject({
      code: 400,
    });
    await refusal(operator.permission.secondFactor.remove({ body: { password: await hashPassword('wrong1') } }), 400);
    await operator.permission.secondFactor.remove({ body: { password } });
    expect(await withPassword()).toHaveProperty('token');
  });

  it('is switched off by who may reset passwords', async () => {
    const admin = await app.signIn('admin');
    await switchOn();
    await admin.permission.users.removeSecondFactor({ id: 'operator' });
    expect(await withPassword()).toHaveProperty('token');
    await refusal(admin.permission.users.removeSecondFactor({ id: 'operator' }), 404);
  });
});
