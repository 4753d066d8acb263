import { login, type ApiClient } from '@smart-admin/api-client';
import argon2 from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

/** Nobody has these. */
const MISSING = { account: 'nobody1', mobile: '13912345678', id: 'nobody' };
const EXISTING = { account: 'developer', mobile: '13700000001', id: 'developer' };

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await app.deps.configs.write({ captchaErrorsNumber: 99, passwordErrorsNumber: 3, lockMinutes: 30 });
  // what is done once for a process is done
  for (const account of ['warm', '13999999999']) await workOf(() => signIn(account));
});
afterAll(() => app.stop());

const signIn = (account: string) => login(app.client(), { mode: 'account', account, password: 'wrong1' });

/** What a call made the server do: the statements that it sent, the passwords that it hashed, the messages that it sent. */
async function workOf(call: () => Promise<unknown>) {
  const hash = vi.spyOn(argon2, 'hash');
  const verify = vi.spyOn(argon2, 'verify');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const messages = app.sms.length;
  const answer = await call().then(
    () => 'done',
    (refused: { code: number; msg?: string; message?: string }) => `${refused.code} ${refused.msg ?? refused.message}`,
  );
  // what the server writes down about itself each minute is no part of a call
  const statements = query.mock.calls
    .map(([statement]) => (statement as unknown as { text?: string }).text ?? statement)
    .filter((statement) => !String(statement).includes('monitor_'));
  const work = { answer, statements, hashed: hash.mock.calls.length, verified: verify.mock.calls.length };
  for (const spy of [hash, verify, query]) spy.mockRestore();
  return { ...work, messages: app.sms.length - messages };
}

it('a wrong password is the same work for an account that there is, that there is not, and that is locked by it', async () => {
  for (const [there, missing] of [
    [EXISTING.account, MISSING.account],
    [EXISTING.mobile, MISSING.mobile],
    [`${EXISTING.mobile}@${EXISTING.account}`, `${MISSING.mobile}@${MISSING.account}`],
  ] as const)
    for (let tries = 0; tries < 4; tries += 1) {
      const work = await workOf(() => signIn(there));
      expect(work.verified).toBe(1);
      expect(work.statements.length).toBeGreaterThan(3);
      expect(await workOf(() => signIn(missing)), `${missing}, ${tries}`).toEqual(work);
    }
});

it('a code by SMS is the same work for a number that somebody has and one that nobody has, and so is a wrong one', async () => {
  const send = (mobile: string) => workOf(() => app.client().oauth.sendSmsCode({ body: { mobile } }));
  const sent = await send(EXISTING.mobile);
  expect(sent).toMatchObject({ answer: 'done', messages: 1 });
  expect(await send(MISSING.mobile)).toEqual(sent);
  // too soon
  expect(await send(MISSING.mobile)).toEqual(await send(EXISTING.mobile));
  const enter = (mobile: string) => workOf(() => login(app.client(), { mode: 'sms', account: mobile, code: '00000x' }));
  const entered = await enter(EXISTING.mobile);
  expect(entered.answer).toMatch(/^400/);
  expect(await enter(MISSING.mobile)).toEqual(entered);
});

it('a reset of a password that is refused hashes nothing, whether there is such a user or not', async () => {
  const { list: nodes } = await admin.permission.authority.tree();
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  await saveGrants(admin, 'User', 'operator', {
    menu: ['permission_user'],
    button: nodes
      .filter(({ parentId, kind, fullName }) => parentId === 'permission_user' && kind === 'button' && fullName !== '')
      .map(({ id }) => id),
    data: [{ moduleId: 'permission_user', scope: 'own', organizeIds: [] }],
  });
  const operator = await app.signIn('operator');
  const body = { userPassword: 'a'.repeat(64), validatePassword: 'a'.repeat(64) };
  const reset = (id: string) => workOf(() => operator.permission.users.resetPassword({ id, body }));
  expect(await reset(EXISTING.id)).toMatchObject({ answer: expect.stringMatching(/^403/) as string, hashed: 0 });
  expect(await reset(MISSING.id)).toMatchObject({ answer: expect.stringMatching(/^404/) as string, hashed: 0 });
});
