import { hashPassword } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let operator: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(type: string, content: BlobPart, name: string) {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return operator.file.upload({ type, body: form });
}

describe('the signed-in user', () => {
  it('A7.10-01 uses an uploaded image as avatar, which everybody who is signed in can load', async () => {
    const { name, url } = await upload('avatar', PNG, 'face.html');
    expect(name).toMatch(/^avatar_[0-9a-f]{32}\.png$/);
    await operator.permission.currentUser.updateAvatar({ name });
    expect((await operator.oauth.currentUser()).userInfo.headIcon).toBe(url);
    const image = await fetch(app.url + url, { headers: { authorization: operator.token } });
    expect(await (await fetch(app.url + url)).json()).toMatchObject({ code: 602 });
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await image.arrayBuffer())).toEqual(PNG);
    await refusal(operator.permission.currentUser.updateAvatar({ name: 'avatar_x.png' }), 404);
  });

  it('refuses uploads that are not what they say, and paths out of the folder', async () => {
    await refusal(upload('avatar', '<svg onload=alert(1)>', 'face.png'), 400);
    await refusal(upload('annex', 'MZ', 'run.exe'), 400);
    await refusal(upload('secrets', PNG, 'x.png'), 404);
    await refusal(upload('avatar', Buffer.concat([PNG, Buffer.alloc(6 * 1024 * 1024)]), 'big.png'), 400);
    const answer = await fetch(`${app.url}/api/file/Download/avatar/..%2f..%2fetc%2fpasswd`, {
      headers: { authorization: operator.token },
    });
    expect(await answer.json()).toMatchObject({ code: 404 });
    const { url } = await upload('annex', '<script>alert(1)</script>', 'page.txt');
    const page = await fetch(app.url + url, { headers: { authorization: operator.token } });
    expect(page.headers.get('content-disposition')).toContain('attachment');
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('A7.10-02 A7.10-03 reads and changes the personal information', async () => {
    expect(await operator.permission.currentUser.baseInfo()).toMatchObject({
      account: 'operator',
      roleName: '运营人员',
      positionName: '停车管理员',
    });
    const body = {
      realName: '吴小运',
      gender: 1 as const,
      mobilePhone: '13700000002',
      email: 'w@example.com',
      signature: '认真负责',
    };
    await operator.permission.currentUser.updateBaseInfo({ body });
    expect(await operator.permission.currentUser.baseInfo()).toMatchObject(body);
    expect((await operator.oauth.currentUser()).userInfo.userName).toBe('吴小运');
    expect(
      (
        await refusal(
          operator.permission.currentUser.updateBaseInfo({ body: { ...body, mobilePhone: '13700000001' } }),
          400,
        )
      ).fieldErrors,
    ).toHaveProperty('mobilePhone');
  });

  it('A7.10-04 changes the password with the old one; the other sessions end', async () => {
    const first = await app.signIn('developer');
    const second = await app.signIn('developer');
    const [oldPassword, password] = await Promise.all([hashPassword('developer123'), hashPassword('Better456')]);
    await refusal(
      first.permission.currentUser.modifyPassword({ body: { oldPassword: password, password: oldPassword } }),
      400,
    );
    await first.permission.currentUser.modifyPassword({ body: { oldPassword, password } });
    await refusal(second.oauth.currentUser(), 601);
    expect((await first.oauth.currentUser()).userInfo.userAccount).toBe('developer');
    expect((await app.signIn('developer', 'Better456')).token).toBeTruthy();
  });

  it('A7.10-05 A7.10-06 saves the layout and the language', async () => {
    await operator.permission.currentUser.updateSystemTheme({ body: { theme: 'blend' } });
    await operator.permission.currentUser.updateSystemLanguage({ body: { language: 'vi' } });
    expect((await operator.oauth.currentUser()).userInfo).toMatchObject({ theme: 'blend', language: 'vi' });
    await refusal(operator.permission.currentUser.updateSystemTheme({ body: { theme: 'other' as never } }), 400);
  });

  it('A7.10-13 language and layout are saved at the paths of the decision, as the fields language and theme', async () => {
    for (const [path, body] of [
      ['SystemLanguage', { language: 'en' }],
      ['SystemTheme', { theme: 'plain' }],
    ] as const) {
      const answer = await fetch(`${app.url}/api/permission/Users/Current/${path}`, {
        method: 'PUT',
        headers: { authorization: operator.token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(await answer.json()).toMatchObject({ code: 200 });
      expect((await operator.oauth.currentUser()).userInfo).toMatchObject(body);
    }
  });

  it('A7.10-07 lists subordinates of oneself and of those below, of nobody else', async () => {
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('id', '=', 'user001')
      .executeTakeFirstOrThrow();
    const manager = await app.signIn(account, 'Smart123');
    const { list } = await manager.permission.currentUser.subordinates({ id: '0' });
    expect(list.length).toBeGreaterThan(3);
    expect((await manager.permission.currentUser.subordinates({ id: list[0]?.id ?? '' })).list).toEqual([]);
    await refusal(manager.permission.currentUser.subordinates({ id: 'operator' }), 403);
  });

  it('A7.10-08 reads their own menu and permissions', async () => {
    const own = await operator.permission.currentUser.authorize();
    const current = await operator.oauth.currentUser();
    expect(own).toEqual({ menuList: current.menuList, permissionList: current.permissionList });
    expect(
      own.permissionList.find(({ modelId }) => modelId === 'parking_visitor')?.button.map(({ enCode }) => enCode),
    ).toEqual(expect.not.arrayContaining(['btn_remove']));
  });

  it('A7.10-09 reads their own log, and nobody else’s', async () => {
    const { list } = await operator.permission.currentUser.systemLog({ query: { pageSize: 100 } });
    expect(list.every(({ userId }) => userId === 'operator')).toBe(true);
    expect(list.map(({ description }) => description)).toEqual(
      expect.arrayContaining(['登录成功', '个人信息 - 切换布局', '个人信息 - 修改资料']),
    );
    expect(list.find(({ description }) => description === '个人信息 - 切换布局')).toMatchObject({
      category: 'operation',
      requestMethod: 'PUT',
      ipAddress: '127.0.0.1',
    });
    const logins = await operator.permission.currentUser.systemLog({ query: { category: 'login' } });
    expect(logins.list.every(({ category }) => category === 'login')).toBe(true);
  });

  it('A7.10-10 A7.10-11 A7.10-12 organisations, positions and the main one of them', async () => {
    await app.db
      .insertInto('membership')
      .values([
        { kind: 'organize', targetId: 'hq_hr', userId: 'operator', sortCode: 1 },
        { kind: 'position', targetId: 'hq_hr_manager', userId: 'operator', sortCode: 1 },
      ])
      .execute();
    const path = '滨海智慧停车集团有限公司/滨海停车管理有限公司/停车运营部';
    expect(await operator.permission.currentUser.organizes()).toMatchObject([
      { id: 'binhai_parking', fullName: path, isDefault: true },
      { id: 'hq_hr', isDefault: false },
    ]);
    await operator.permission.currentUser.updateMajor({ body: { majorId: 'hq_hr', majorType: 'Organize' } });
    await operator.permission.currentUser.updateMajor({ body: { majorId: 'hq_hr_manager', majorType: 'Position' } });
    expect((await operator.permission.currentUser.positions()).find(({ isDefault }) => isDefault)?.id).toBe(
      'hq_hr_manager',
    );
    expect((await operator.oauth.currentUser()).userInfo).toMatchObject({
      organizeName: '人力资源部',
      positionName: '人力资源部经理',
    });
    await refusal(
      operator.permission.currentUser.updateMajor({ body: { majorId: 'nanshan', majorType: 'Organize' } }),
      403,
    );
  });
});
