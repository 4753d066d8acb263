import { hashPassword } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
let password: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  password = await hashPassword('Secret123');
});
afterAll(() => app.stop());

const person = (fields: object = {}) => ({
  account: 'zhangsan',
  realName: '张三',
  organizeIds: ['binhai_parking'],
  roleIds: ['parkingStaff'],
  positionIds: ['binhai_parking_staff'],
  mobilePhone: '13600000001',
  ...fields,
});
const accountOf = async (id: string) =>
  (await app.db.selectFrom('userAccount').select('account').where('id', '=', id).executeTakeFirstOrThrow()).account;

describe('several users at once', () => {
  it('are disabled, enabled and deleted together, or none of them', async () => {
    const ids = await Promise.all(
      ['batch1', 'batch2'].map((account, index) =>
        admin.permission.users.create({
          body: { ...person({ account, mobilePhone: `1360000008${index}` }), password },
        }),
      ),
    );
    const states = async () =>
      (await app.db.selectFrom('userAccount').select('enabledMark').where('id', 'in', ids).execute()).map(
        ({ enabledMark }) => enabledMark,
      );
    await refusal(admin.permission.users.batchState({ body: { ids: [...ids, 'admin'], enabledMark: 0 } }), 409);
    await refusal(admin.permission.users.batchState({ body: { ids: [...ids, 'nobody'], enabledMark: 0 } }), 404);
    expect(await states()).toEqual([1, 1]);
    await admin.permission.users.batchState({ body: { ids, enabledMark: 0 } });
    expect(await states()).toEqual([0, 0]);
    await admin.permission.users.batchState({ body: { ids, enabledMark: 1 } });
    expect(await states()).toEqual([1, 1]);
    await refusal(admin.permission.users.batchRemove({ body: { ids: [...ids, 'nobody'] } }), 404);
    await refusal(admin.permission.users.batchRemove({ body: { ids: [...ids, 'admin'] } }), 409);
    expect(await states()).toHaveLength(2);
    await admin.permission.users.batchRemove({ body: { ids } });
    expect(await states()).toEqual([]);
    const operator = await app.signIn('operator');
    await refusal(operator.permission.users.batchRemove({ body: { ids: ['user001'] } }), 403);
  });
});

describe('the user list', () => {
  it('A7.9-01 pages, filters and sorts in the database', async () => {
    const first = await admin.permission.users.list({ query: { pageSize: 25 } });
    expect(first.pagination).toEqual({ currentPage: 1, pageSize: 25, total: 300 });
    expect(first.list).toHaveLength(25);
    const below = await admin.permission.users.list({ query: { organizeId: 'hq_rd', pageSize: 100 } });
    expect(new Set(below.list.map(({ organizeId }) => organizeId))).toEqual(
      new Set(['hq_rd', 'hq_rd_backend', 'hq_rd_frontend', 'hq_rd_test']),
    );
    const byKeyword = await admin.permission.users.list({ query: { keyword: '1380000' } });
    expect(byKeyword.list.map(({ id }) => id)).toContain('user001');
    const sorted = await admin.permission.users.list({ query: { sidx: 'account', sort: 'desc', pageSize: 100 } });
    expect(sorted.list.map(({ account }) => account)).toEqual(
      [...sorted.list.map(({ account }) => account)].sort().reverse(),
    );
    expect(
      (await admin.permission.users.list({ query: { state: 'disabled' } })).list.every(
        ({ enabledMark }) => enabledMark === 0,
      ),
    ).toBe(true);
    expect(
      (await admin.permission.users.list({ query: { roleId: 'hr', positionId: 'hq_hr_manager' } })).list,
    ).toHaveLength(1);
  });

  it('counts anew after every change', async () => {
    const total = async (query: { state?: 'enabled' | 'disabled' | 'locked' } = {}) =>
      (await admin.permission.users.list({ query })).pagination.total;
    const [all, disabled] = [await total(), await total({ state: 'disabled' })];
    const id = await admin.permission.users.create({
      body: { ...person({ account: 'counted', mobilePhone: '13600000077' }), password },
    });
    expect(await total()).toBe(all + 1);
    await admin.permission.users.updateState({ id });
    expect(await total({ state: 'disabled' })).toBe(disabled + 1);
    await admin.permission.users.remove({ id });
    expect([await total(), await total({ state: 'disabled' })]).toEqual([all, disabled]);
  });

  it('sorts Chinese names by pinyin', async () => {
    const { list } = await admin.permission.users.list({ query: { sidx: 'realName', sort: 'asc', pageSize: 500 } });
    const surnames = [...new Set(list.map(({ realName }) => realName.charAt(0)))];
    // surnames with one reading only
    const wanted = [
      '蔡',
      '曹',
      '陈',
      '邓',
      '冯',
      '郭',
      '韩',
      '何',
      '胡',
      '黄',
      '李',
      '梁',
      '刘',
      '罗',
      '马',
      '彭',
      '宋',
      '孙',
      '唐',
      '王',
      '吴',
      '徐',
      '杨',
      '张',
      '赵',
      '郑',
      '周',
      '朱',
    ];
    expect(surnames.filter((name) => wanted.includes(name))).toEqual(wanted.filter((name) => surnames.includes(name)));
    expect(surnames.length).toBeGreaterThan(20);
  });

  it('treats % and _ of a keyword as themselves', async () => {
    expect((await admin.permission.users.list({ query: { keyword: '%' } })).list).toEqual([]);
    expect((await admin.permission.users.list({ query: { keyword: 'a_m' } })).list).toEqual([]);
  });

  it('G6-06 shows only rows within the data permission, in list, single read and export', async () => {
    await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
    const operator = await app.signIn('operator');
    const { list } = await operator.permission.users.list({ query: { pageSize: 500 } });
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(list.map(({ organizeId }) => organizeId))).toEqual(new Set(['binhai_parking']));
    await refusal(operator.permission.users.read({ id: 'user001' }), 403);
    expect((await operator.permission.users.read({ id: list[0]?.id ?? '' })).id).toBe(list[0]?.id);
    const elsewhere = await operator.permission.users.list({ query: { organizeId: 'nanshan' } });
    expect(elsewhere.list).toEqual([]);
    await refusal(operator.permission.users.exportExcel({ query: {} }), 403);
  });

  it('leaves columns empty that the caller has not been given, and does not search or sort by them', async () => {
    const operator = await app.signIn('operator');
    const { list } = await operator.permission.users.list({ query: { pageSize: 500 } });
    expect(list.every(({ mobilePhone, email }) => mobilePhone === '' && email === '')).toBe(true);
    expect((await operator.permission.users.list({ query: { keyword: '13700000002' } })).list).toEqual([]);
    await refusal(operator.permission.users.list({ query: { sidx: 'mobilePhone', sort: 'asc', pageSize: 500 } }), 403);
  });
});

describe('one user', () => {
  it('A7.9-04 A7.9-06 A7.9-05 A7.9-07 creates, reads, changes and deletes', async () => {
    const id = await admin.permission.users.create({ body: { ...person(), password } });
    expect(await admin.permission.users.read({ id })).toMatchObject({
      account: 'zhangsan',
      organizeIds: ['binhai_parking'],
      roleIds: ['parkingStaff'],
      lockMark: 0,
    });
    const signedIn = await app.signIn('zhangsan', 'Secret123');
    expect((await signedIn.oauth.currentUser()).userInfo.positionName).toBe('停车管理员');
    await admin.permission.users.update({
      id,
      body: person({ realName: '张三丰', organizeIds: ['binhai_device', 'binhai_parking'], roleIds: [] }),
    });
    expect((await signedIn.oauth.currentUser()).userInfo).toMatchObject({
      userName: '张三丰',
      organizeName: '设备维护部',
    });
    expect((await signedIn.oauth.currentUser()).menuList).toEqual([]);
    await admin.permission.users.remove({ id });
    await refusal(signedIn.oauth.currentUser(), 602);
    await refusal(admin.permission.users.read({ id }), 404);
  });

  it('names the field of a taken account or mobile number and of anything foreign', async () => {
    const create = (fields: object) =>
      admin.permission.users.create({ body: { ...person({ account: 'lisi', mobilePhone: '' }), password, ...fields } });
    expect((await refusal(create({ account: 'OPERATOR' }), 400)).fieldErrors).toEqual({
      account: '账号“OPERATOR”已存在',
    });
    expect((await refusal(create({ mobilePhone: '13700000002' }), 400)).fieldErrors).toHaveProperty('mobilePhone');
    for (const [field, value] of [
      ['organizeIds', ['nowhere']],
      ['positionIds', ['x']],
      ['roleIds', ['x']],
      ['groupIds', ['x']],
      ['managerId', 'x'],
    ] as const) {
      expect((await refusal(create({ [field]: value }), 400)).fieldErrors).toHaveProperty(field);
    }
    expect((await refusal(create({ account: '张三', mobilePhone: '123', realName: '' }), 400)).fieldErrors).toEqual({
      account: '只能输入数字英文',
      mobilePhone: '请正确输入您的手机号',
      realName: '不能为空',
    });
    expect(await app.db.selectFrom('userAccount').select('id').where('account', '=', 'lisi').execute()).toEqual([]);
  });

  it('A7.9-08 resets a password and ends the sessions of the user', async () => {
    const account = await accountOf('user030');
    const signedIn = await app.signIn(account, 'Smart123');
    const differing = await refusal(
      admin.permission.users.resetPassword({
        id: 'user030',
        body: { userPassword: password, validatePassword: await hashPassword('Other123') },
      }),
      400,
    );
    expect(differing.fieldErrors).toHaveProperty('validatePassword');
    await admin.permission.users.resetPassword({
      id: 'user030',
      body: { userPassword: password, validatePassword: password },
    });
    await refusal(signedIn.oauth.currentUser(), 601);
    expect((await app.signIn(account, 'Secret123')).token).toBeTruthy();
  });

  it('A7.9-09 S4-07 switches a user off, who is out at once, and on again', async () => {
    const account = await accountOf('user031');
    const signedIn = await app.signIn(account, 'Smart123');
    await admin.permission.users.updateState({ id: 'user031' });
    await refusal(signedIn.oauth.currentUser(), 601);
    await expect(app.signIn(account, 'Smart123')).rejects.toMatchObject({ code: 400 });
    await admin.permission.users.updateState({ id: 'user031' });
    expect((await app.signIn(account, 'Smart123')).token).toBeTruthy();
  });

  it('A7.9-10 unlocks a locked user', async () => {
    const { id } = await app.db
      .selectFrom('userAccount')
      .select('id')
      .where('lockMark', '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    await admin.permission.users.unlock({ id });
    expect(await admin.permission.users.read({ id })).toMatchObject({ lockMark: 0 });
  });

  it('nobody deletes or disables themselves or the administrator', async () => {
    await refusal(admin.permission.users.remove({ id: 'admin' }), 409);
    await refusal(admin.permission.users.updateState({ id: 'admin' }), 409);
  });

  it('lets nobody rise: neither by giving more than they have, nor through a user who may do more', async () => {
    const hr = await app.signIn(
      await accountOf(
        (
          await app.db
            .selectFrom('membership')
            .select('userId')
            .where('kind', '=', 'role')
            .where('targetId', '=', 'hr')
            .where('userId', 'like', 'user%')
            .limit(1)
            .executeTakeFirstOrThrow()
        ).userId,
      ),
      'Smart123',
    );
    const own = await hr.permission.users.list({ query: {} });
    expect(own.pagination.total).toBeGreaterThan(200);
    await refusal(
      hr.permission.users.create({
        body: {
          ...person({ account: 'rise1', mobilePhone: '', roleIds: ['administrator'], positionIds: [] }),
          password,
        },
      }),
      403,
    );
    await refusal(
      hr.permission.users.create({
        body: { ...person({ account: 'rise2', mobilePhone: '', roleIds: ['developer'], positionIds: [] }), password },
      }),
      403,
    );
    await refusal(
      hr.permission.users.resetPassword({ id: 'admin', body: { userPassword: password, validatePassword: password } }),
      403,
    );
    await refusal(
      hr.permission.users.resetPassword({
        id: 'developer',
        body: { userPassword: password, validatePassword: password },
      }),
      403,
    );
    const plain = await hr.permission.users.create({
      body: { ...person({ account: 'plain', mobilePhone: '', roleIds: ['hr'], positionIds: [] }), password },
    });
    expect(plain).toMatch(/^\d+$/);
  });
});

describe('people for pickers', () => {
  it('A7.9-02 A7.9-03 A7.9-11 All lists enabled users, the selector is one tree, contacts are paged', async () => {
    expect((await admin.permission.users.all({ query: { keyword: '吴运营' } })).list).toMatchObject([
      { id: 'operator', department: '滨海智慧停车集团有限公司/滨海停车管理有限公司/停车运营部' },
    ]);
    expect(JSON.stringify((await admin.permission.users.selector()).list)).toContain('"type":"user"');
    const contacts = await admin.permission.users.imUsers({ query: { pageSize: 20, keyword: '' } });
    expect(contacts.list).toHaveLength(20);
    expect(contacts.pagination.total).toBeGreaterThan(250);
  });

  it('A7.9-24 the user tree has the paths of the decision', async () => {
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${app.url}${path}`, {
        method: 'POST',
        headers: { authorization: admin.token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { code: number; data: { list: { id: string }[] } };
    };
    const users = '/api/permission/Users';
    expect((await post(`${users}/ImUser/Selector/binhai_parking`, {})).data.list.map(({ id }) => id)).toContain(
      'operator',
    );
    expect((await post(`${users}/getUserList`, { userId: ['operator'] })).data.list.map(({ id }) => id)).toEqual([
      'operator',
    ]);
    expect((await post(`${users}/getSubordinates`, {})).code).toBe(200);
    const inOrganize = await fetch(`${app.url}${users}/getOrganization?organizeId=binhai_parking`, {
      headers: { authorization: admin.token },
    });
    expect(((await inOrganize.json()) as { data: { list: { id: string }[] } }).data.list.map(({ id }) => id)).toContain(
      'operator',
    );
  });

  it('A7.9-12 walks the tree by parent and searches by keyword', async () => {
    const root = await admin.permission.users.imUserSelector({ id: '0', body: {} });
    expect(root.list.map(({ id }) => id)).toEqual(['group']);
    const department = await admin.permission.users.imUserSelector({ id: 'binhai_parking', body: {} });
    expect(department.list.some(({ id, type, isLeaf }) => id === 'operator' && type === 'user' && isLeaf)).toBe(true);
    expect(
      (await admin.permission.users.imUserSelector({ id: '0', body: { keyword: 'operator' } })).list.map(
        ({ id }) => id,
      ),
    ).toEqual(['operator']);
  });

  it('A7.9-13 gives users by ids in the order asked', async () => {
    const { list } = await admin.permission.users.userList({
      body: { userId: ['operator', 'admin', 'nobody', 'developer'] },
    });
    expect(list.map(({ id }) => id)).toEqual(['operator', 'admin', 'developer']);
  });

  it('A7.9-14 A7.9-15 A7.9-16 A7.9-17 subordinates, of an organisation, of a position, of a role', async () => {
    const manager = await app.signIn(await accountOf('user001'), 'Smart123');
    const { list } = await manager.permission.users.subordinates({ body: {} });
    expect(list.length).toBeGreaterThan(3);
    expect(
      (await manager.permission.users.subordinates({ body: { keyword: list[0]?.account ?? '' } })).list.map(
        ({ id }) => id,
      ),
    ).toContain(list[0]?.id);
    expect(
      (
        await admin.permission.users.organization({ query: { organizeId: 'binhai_parking', keyword: '吴运营' } })
      ).list.map(({ id }) => id),
    ).toEqual(['operator']);
    expect(
      (await admin.permission.users.byPosition({ query: { positionId: 'binhai_parking_staff' } })).list.map(
        ({ id }) => id,
      ),
    ).toContain('operator');
    const inBranch = await admin.permission.users.byRoleOrg({ query: { roleId: 'operator', organizeId: 'binhai' } });
    expect(inBranch.list.every(({ department }) => department.includes('滨海停车管理有限公司'))).toBe(true);
    expect(inBranch.list.length).toBeGreaterThan(0);
  });
});
