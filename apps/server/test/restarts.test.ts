import { hashPassword } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { claimOf, PNG, uploadWhole } from './support/uploads.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('P1-10 organisations, positions, roles, users, messages and files are the same after the server was started again', async () => {
  const before = await app.startAnother();
  const admin = await before.signIn('admin');
  const organizeId = await admin.permission.department.create({
    body: { parentId: 'binhai', fullName: '夜班部', enCode: 'night' },
  });
  const positionId = await admin.permission.position.create({
    body: { organizeId, fullName: '夜班主管', enCode: 'nightLead' },
  });
  const roleId = await admin.permission.role.create({ body: { fullName: '夜班', enCode: 'night' } });
  const userId = await admin.permission.users.create({
    body: {
      ...{ account: 'nightowl', realName: '夜猫', organizeIds: [organizeId], positionIds: [positionId] },
      ...{ roleIds: [roleId], password: await hashPassword('Secret123') },
    },
  });
  const messageId = await admin.message.create({
    body: { title: '夜班须知', bodyText: '<p>早上七点交班</p>', toAll: 1 },
  });
  await admin.message.release({ id: messageId });
  const file = await uploadWhole(admin, PNG, claimOf(PNG, 'night.png'));
  await before.close();

  const after = await app.startAnother();
  const again = await after.signIn('admin');
  expect(await again.permission.department.read({ id: organizeId })).toMatchObject({ fullName: '夜班部' });
  expect(await again.permission.position.read({ id: positionId })).toMatchObject({ organizeId });
  expect(await again.permission.role.read({ id: roleId })).toMatchObject({ fullName: '夜班' });
  expect(await again.permission.users.read({ id: userId })).toMatchObject({
    ...{ account: 'nightowl', organizeIds: [organizeId], positionIds: [positionId], roleIds: [roleId] },
  });
  expect(await again.message.read({ id: messageId })).toMatchObject({ title: '夜班须知', enabledMark: 1 });
  await after.signIn('nightowl', 'Secret123');
  const { url } = await again.file.downloadLink({ type: 'annex', name: file.name });
  const answer = await fetch(after.url + url);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
  // the session that began before the restart goes on
  expect((await after.client(admin.token).oauth.currentUser()).userInfo.userAccount).toBe('admin');
});
