import { createClient, type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await saveGrants(admin, 'User', 'operator', {
    menu: ['permission_user', 'parking_visitor'],
    data: [{ moduleId: 'permission_user', scope: 'department' }],
  });
  ({ token } = await app.signIn('operator'));
});
afterAll(() => app.stop());

type Language = 'zh' | 'en' | 'zhtw' | 'vi';
const speaking = (language: Language) =>
  createClient({ baseUrl: app.url, getToken: () => token, getLanguage: () => language });

describe('a missing right', () => {
  it.each([
    ['zh', '您没有权限执行此操作：需要“系统日志”权限，如有需要请联系系统管理员', '系统日志'],
    ['en', 'You have no permission for this operation: it needs "Log". Ask 系统管理员 if you need it', 'Log'],
  ] as const)(
    'of a page is told by its name and with whom to ask, in the language %s',
    async (language, text, right) => {
      const error = await refusal(speaking(language).system.log.list({ query: {} }), 403);
      expect(error.message).toBe(text);
      expect(error.refusal).toEqual({ right, ask: ['系统管理员'] });
    },
  );

  it.each([
    ['zh', '用户管理 - 新增'],
    ['zhtw', '使用者管理 - 新增'],
    ['vi', 'Người dùng - Thêm'],
  ] as const)('of a button is told by page and button, in the language %s', async (language, right) => {
    const password = 'a'.repeat(64);
    const body = { account: 'new', realName: '新', organizeIds: ['hq_hr'], password };
    const error = await refusal(speaking(language).permission.users.create({ body }), 403);
    expect(error.refusal).toMatchObject({ right });
    expect(error.message).toContain(right);
  });

  it('of the page of a model is told the same way', async () => {
    const error = await refusal(speaking('zh').visualdev.records.create({ id: 'visitor', body: application }), 403);
    expect(error.message).toMatch(/访客.* - 新增/);
  });
});

describe('what lies beyond the data permission', () => {
  it('is refused as that, never as missing', async () => {
    const recordId = await admin.visualdev.records.create({ id: 'visitor', body: application });
    const { permission, visualdev } = speaking('zh');
    const refused = [
      await refusal(permission.users.read({ id: 'user001' }), 403),
      await refusal(visualdev.records.read({ id: 'visitor', recordId }), 403),
      await refusal(visualdev.records.dataChange({ id: 'visitor', recordId }), 403),
    ];
    for (const { message } of refused) expect(message).toMatch(/^无权限：该数据不在您的数据范围内，如有需要请联系/);
    await refusal(visualdev.records.read({ id: 'visitor', recordId: 'nothing' }), 404);
    await refusal(permission.users.read({ id: 'nothing' }), 404);
  });

  it('says of what does not exist that it does not, to whoever may see everything', async () => {
    await refusal(admin.visualdev.records.list({ id: 'nothing', body: {} }), 404);
  });
});
