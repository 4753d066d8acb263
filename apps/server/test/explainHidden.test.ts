import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
});
afterAll(() => app.stop());

it('names no roles, positions and organisations that the caller does not see, and counts them', async () => {
  for (const id of ['permission_role', 'permission_position', 'permission_department', 'permission_organize']) {
    const menu = await admin.system.menu.read({ id });
    await admin.system.menu.update({ id, body: { ...menu, isDataAuthorize: 1 } });
  }
  const { id: person } = await app.db
    .selectFrom('userAccount')
    .select('id')
    .where('organizeId', '=', 'binhai_parking')
    .where('id', '<>', 'operator')
    .where('enabledMark', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await app.db.deleteFrom('membership').where('userId', '=', person).where('kind', '<>', 'organize').execute();
  const hidden = { fullName: '看不见的角色', globalMark: 0 as const, organizeIds: ['hq_hr'] };
  const [one, two] = await Promise.all(
    ['hidden.one', 'hidden.two'].map((enCode) => admin.permission.role.create({ body: { ...hidden, enCode } })),
  );
  const shown = await admin.permission.role.create({ body: { fullName: '看得见的角色', enCode: 'shown' } });
  for (const id of [one ?? '', two ?? '', shown]) {
    await admin.permission.members.add({ holder: 'Role', id, body: { userIds: [person] } });
    await saveGrants(admin, 'Role', id, {
      menu: ['parking_visitor'],
      data: [{ moduleId: 'parking_visitor', scope: 'organizes', organizeIds: ['binhai_parking', 'hq_hr'] }],
    });
  }
  await admin.permission.members.add({
    holder: 'Position',
    id: 'hq_hr_manager',
    body: { userIds: [person] },
  });
  await admin.permission.organize.updateAdministrators({ organizeId: 'xicheng', body: { userIds: [person] } });
  await saveGrants(admin, 'User', 'operator', {
    menu: ['permission_authorize', 'permission_user', 'permission_role', 'parking_visitor'],
    data: ['permission_user', 'parking_visitor', 'permission_department'].map((moduleId) => ({
      ...{ moduleId, scope: 'department' as const },
    })),
  });
  const grantor = await app.signIn('operator');
  const why = await grantor.permission.authority.why({ id: person });
  const text = JSON.stringify({ sources: why.sources, data: why.data });
  for (const secret of ['看不见的角色', 'hidden.one', 'hq_hr', '人力资源', 'xicheng', '西城'])
    expect(text).not.toContain(secret);
  expect(why.sources.map(({ key, fullName }) => [key, fullName])).toEqual(
    expect.arrayContaining([
      [`Role:${shown}`, '看得见的角色'],
      ['Hidden:Role', '您无权查看（2 个）'],
      ['Hidden:Position', '您无权查看（1 个）'],
      ['Hidden:Organize', '您无权查看（1 个）'],
    ]),
  );
  expect(why.items.find(({ itemId }) => itemId === 'parking_visitor')?.sources.sort()).toEqual(
    ['Hidden:Role', `Role:${shown}`].sort(),
  );
  const [rule] = why.data[0]?.rules.filter(({ source }) => source === `Role:${shown}`) ?? [];
  expect(rule).toMatchObject({ organizeIds: ['binhai_parking'] });
  expect(rule?.organizeNames).toHaveLength(2);
  expect(rule?.organizeNames.at(-1)).toBe('您无权查看（1 个）');
  const here = await grantor.permission.authority.here({ query: { menuId: 'parking_visitor', userId: person } });
  expect(JSON.stringify({ sources: here.sources, rules: here.rules })).not.toMatch(/看不见的角色|hq_hr|xicheng/);
  expect(here.page.sources).toContain('Hidden:Role');
  // whoever sees all is told all
  const all = await admin.permission.authority.why({ id: person });
  expect(all.sources.some(({ key }) => key.startsWith('Hidden:'))).toBe(false);
});
