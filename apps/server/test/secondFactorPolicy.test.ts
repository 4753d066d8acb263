import { createClient, hashPassword, login, type Credentials } from '@smart-admin/api-client';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

type Caller = Awaited<ReturnType<TestApp['signIn']>>;

let app: TestApp;
let admin: Caller;
let operator: Caller;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
beforeEach(async () => {
  await app.db.deleteFrom('secondFactor').execute();
  await app.db.deleteFrom('factorTicket').execute();
  await admin.system.config.update({ body: { secondFactorFor: 'none', secondFactorRoles: [] } });
});
afterAll(() => app.stop());

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

interface Answer {
  token?: string;
  recoveryCodes?: string[] | undefined;
  msg?: string;
  data?: { secondFactor?: string; setUp?: { secret: string; uri: string } } | null;
}
const signIn = (credentials: Credentials): Promise<Answer> =>
  login(createClient({ baseUrl: app.url, getToken: () => null }), credentials).catch((refused: Answer) => refused);
const withPassword = (account: string) => signIn({ mode: 'account', account, password: `${account}123` });
const sessions = (userId: string) => app.db.selectFrom('session').select('id').where('userId', '=', userId).execute();

it('who owes a second factor gets no session before it is set up, and recovery codes with the first one', async () => {
  await admin.system.config.update({ body: { secondFactorFor: 'all' } });
  const before = await sessions('operator');
  const owed = await withPassword('operator');
  expect(owed.token).toBeUndefined();
  expect(owed.msg).toBe('系统要求使用两步验证，请先绑定验证器');
  const { secondFactor: ticket = '', setUp } = owed.data ?? {};
  expect(new URL(setUp?.uri ?? '').searchParams.get('secret')).toBe(setUp?.secret);
  // the ticket opens nothing but the set-up itself
  const stranger = createClient({ baseUrl: app.url, getToken: () => ticket });
  await refusal(stranger.oauth.currentUser(), 602);
  await refusal(stranger.permission.secondFactor.read(), 602);
  expect(await sessions('operator')).toEqual(before);

  const wrong = await signIn({ mode: 'factor', account: ticket, code: '000000' });
  expect(wrong.data).toEqual({ secondFactor: ticket });
  const { secret = '' } = setUp ?? {};
  const done = await signIn({ mode: 'factor', account: ticket, code: codeOf(secret) });
  expect(done.token).toEqual(expect.any(String));
  expect(new Set(done.recoveryCodes).size).toBe(10);
  expect(await sessions('operator')).toHaveLength(before.length + 1);

  // from now on a code is asked for, and neither the secret nor the recovery codes are told again
  const next = await withPassword('operator');
  expect(Object.keys(next.data ?? {})).toEqual(['secondFactor']);
  const recovery = done.recoveryCodes?.[0] ?? '';
  const again = await signIn({ mode: 'factor', account: next.data?.secondFactor ?? '', code: recovery });
  expect(again.token).toEqual(expect.any(String));
  expect(again.recoveryCodes).toBeUndefined();
});

it('only those who hold the chosen roles owe it, and roles have to be chosen', async () => {
  const refused = await refusal(admin.system.config.update({ body: { secondFactorFor: 'roles' } }), 400);
  expect(refused.fieldErrors).toHaveProperty('secondFactorRoles');
  const { targetId } = await app.db
    .selectFrom('membership')
    .select('targetId')
    .where('userId', '=', 'operator')
    .where('kind', '=', 'role')
    .executeTakeFirstOrThrow();
  await admin.system.config.update({ body: { secondFactorFor: 'roles', secondFactorRoles: [targetId] } });
  expect((await withPassword('operator')).data?.setUp).toBeDefined();
  expect((await withPassword('admin')).token).toEqual(expect.any(String));
});

it('nobody switches off what the policy demands, and an administrator resets it: then it is set up anew', async () => {
  await admin.system.config.update({ body: { secondFactorFor: 'all' } });
  const { data } = await withPassword('operator');
  const code = codeOf(data?.setUp?.secret ?? '');
  await signIn({ mode: 'factor', account: data?.secondFactor ?? '', code });
  const password = await hashPassword('operator123');
  await refusal(operator.permission.secondFactor.remove({ body: { password } }), 409);
  expect((await withPassword('operator')).data?.setUp).toBeUndefined();
  await admin.permission.users.removeSecondFactor({ id: 'operator' });
  expect((await withPassword('operator')).data?.setUp).toBeDefined();
});

it('the secret of a set-up that was begun twice is the last one, and a factor that is on is never replaced', async () => {
  await admin.system.config.update({ body: { secondFactorFor: 'all' } });
  const [first, second] = [await withPassword('operator'), await withPassword('operator')];
  const code = codeOf(second.data?.setUp?.secret ?? '');
  expect((await signIn({ mode: 'factor', account: second.data?.secondFactor ?? '', code })).token).toBeDefined();
  const late = codeOf(first.data?.setUp?.secret ?? '');
  expect((await signIn({ mode: 'factor', account: first.data?.secondFactor ?? '', code: late })).token).toBeUndefined();
});
