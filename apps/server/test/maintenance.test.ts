import { hashPassword } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replaceDemoPasswords } from '../src/seed/replaceDemoPasswords.js';
import { seed } from '../src/seed/seed.js';
import { migrate } from '../src/migrations/migrate.js';
import { cleanUp } from '../src/cleanUps.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('seeds and migrates once: a second start changes nothing', async () => {
  expect(await migrate(app.db)).toEqual([]);
  expect(await seed(app.db, { SEED: 'demo' })).toBe(false);
});

it('deletes what is expired and keeps what is not', async () => {
  const admin = await app.signIn('admin');
  const old = new Date(Date.now() - 3 * 86_400_000);
  await app.db
    .insertInto('session')
    .values({ id: 'old', tokenHash: 'old', userId: 'operator', expiresAt: old })
    .execute();
  await app.db.insertInto('captcha').values({ id: '1', code: 'AAAA', expiresAt: old }).execute();
  await app.db
    .insertInto('operationLog')
    .values({
      id: '1',
      category: 'login',
      requestDuration: 0,
      resultCode: 200,
      creatorTime: new Date(Date.now() - 400 * 86_400_000),
    })
    .execute();
  const line = { requestDuration: 0, resultCode: 200, creatorTime: new Date(Date.now() - 8 * 86_400_000) };
  await app.db
    .insertInto('operationLog')
    .values([
      { ...line, id: '2', category: 'request' },
      { ...line, id: '3', category: 'operation' },
    ])
    .execute();
  await app.deps.configs.write({ logDays: 365 });
  await cleanUp(app.deps, Date.now());
  expect(await app.db.selectFrom('session').select('id').where('id', '=', 'old').execute()).toEqual([]);
  expect(await app.db.selectFrom('captcha').select('id').execute()).toEqual([]);
  expect(await app.db.selectFrom('operationLog').select('id').where('id', 'in', ['1', '2', '3']).execute()).toEqual([
    { id: '3' },
  ]);
  await app.deps.configs.write({ logDays: 7 });
  await cleanUp(app.deps, Date.now());
  expect(await app.db.selectFrom('operationLog').select('id').where('id', '=', '3').execute()).toEqual([]);
  expect((await admin.oauth.currentUser()).userInfo.userId).toBe('admin');
});

it('keeps no demonstration password on a public address, but every changed one', async () => {
  const admin = await app.signIn('admin');
  await admin.permission.users.resetPassword({
    id: 'developer',
    body: { userPassword: await hashPassword('Own456'), validatePassword: await hashPassword('Own456') },
  });
  await replaceDemoPasswords(app.db, { HOST: '127.0.0.1', TRUSTED_PROXIES: 0, ADMIN_PASSWORD: 'Public789' });
  expect((await app.signIn('operator')).token).toBeTruthy();
  await replaceDemoPasswords(app.db, { HOST: '0.0.0.0', TRUSTED_PROXIES: 0, ADMIN_PASSWORD: 'Public789' });
  await expect(app.signIn('operator')).rejects.toMatchObject({ code: 400 });
  await expect(app.signIn('admin')).rejects.toMatchObject({ code: 400 });
  expect((await app.signIn('admin', 'Public789')).token).toBeTruthy();
  expect((await app.signIn('developer', 'Own456')).token).toBeTruthy();
});

it('leaves what stands below a disabled company out of every selector', async () => {
  const admin = await app.signIn('admin', 'Public789');
  const nanshan = await admin.permission.organize.read({ id: 'nanshan' });
  await admin.permission.organize.update({ id: 'nanshan', body: { ...nanshan, enabledMark: 0 } });
  const text = JSON.stringify([
    (await admin.permission.organize.tree()).list,
    (await admin.permission.position.selector()).list,
    (await admin.permission.users.selector()).list,
  ]);
  expect(text).not.toContain('nanshan_parking"');
  expect(text).toContain('beihu_parking"');
});
