import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
});
afterAll(() => app.stop());

describe('columns of users that a caller has not been given', () => {
  const target = 'user009';
  const stored = () =>
    app.db
      .selectFrom('userAccount')
      .select(['gender', 'mobilePhone', 'email', 'organizeId', 'positionId', 'description'])
      .where('id', '=', target)
      .executeTakeFirstOrThrow();
  beforeAll(async () => {
    await app.db.deleteFrom('membership').where('userId', '=', target).where('kind', '=', 'role').execute();
    await saveGrants(admin, 'User', 'operator', {
      menu: ['permission_user'],
      button: ['permission_user__btn_edit'],
      list: ['permission_user__account', 'permission_user__realName'],
      data: [{ moduleId: 'permission_user', scope: 'all' }],
    });
    operator = await app.signIn('operator');
  });

  it('are empty in the list and in one user, which names them', async () => {
    const user = await operator.permission.users.read({ id: target });
    expect(user).toMatchObject({
      gender: 0,
      mobilePhone: '',
      email: '',
      organizeIds: [],
      positionIds: [],
      roleIds: [],
      creatorTime: null,
    });
    expect(new Set(user.hidden)).toEqual(
      new Set([
        'gender',
        'mobilePhone',
        'email',
        'organizeIds',
        'positionIds',
        'roleIds',
        'lastLoginTime',
        'creatorTime',
      ]),
    );
    const { account, realName } = user;
    const [row] = (await operator.permission.users.list({ query: { keyword: account } })).list;
    expect(row).toMatchObject({ account, realName, mobilePhone: '', organizeId: '', organizeName: '', gender: 0 });
    const whole = await admin.permission.users.read({ id: target });
    expect(whole.hidden).toEqual([]);
    expect(whole.mobilePhone).not.toBe('');
  });

  it.each([
    { gender: 1 as const },
    { organizeId: 'hq_hr' },
    { positionId: 'hq_hr_staff' },
    { roleId: 'hr' },
    { startTime: 1 },
    { endTime: Date.UTC(2030, 0) },
    { sidx: 'mobilePhone', sort: 'asc' },
    { sidx: 'account,email', sort: 'asc,desc' },
    { sidx: 'lastLoginTime' },
  ])('are neither filtered nor sorted by: %o is refused', async (query) => {
    expect((await refusal(operator.permission.users.list({ query }), 403)).message).toMatch(/无权限按“.+”筛选或排序/);
    expect((await admin.permission.users.list({ query })).pagination.currentPage).toBe(1);
  });

  it('are not searched by a keyword', async () => {
    const { mobilePhone } = await stored();
    expect((await operator.permission.users.list({ query: { keyword: mobilePhone } })).list).toEqual([]);
  });

  it('stay as they are when the caller saves the user', async () => {
    const before = await stored();
    const {
      id: _id,
      hidden: _hidden,
      lockMark: _lock,
      revision: _revision,
      ...user
    } = await operator.permission.users.read({ id: target });
    await operator.permission.users.update({ id: target, body: { ...user, description: '新的说明' } });
    expect(await stored()).toEqual({ ...before, description: '新的说明' });
    const forged = { ...user, mobilePhone: '13699999990', roleIds: ['administrator'], organizeIds: ['hq_hr'] };
    await operator.permission.users.update({ id: target, body: forged });
    expect(await stored()).toEqual({ ...before, description: user.description });
    const { roleIds } = await admin.permission.users.read({ id: target });
    expect(roleIds).toEqual([]);
  });

  it('are required of whoever may see them', async () => {
    const { id: _id, hidden: _hidden, lockMark: _lock, ...user } = await admin.permission.users.read({ id: target });
    const { fieldErrors } = await refusal(
      admin.permission.users.update({ id: target, body: { ...user, organizeIds: [] } }),
      400,
    );
    expect(fieldErrors).toHaveProperty('organizeIds');
  });
});

describe('related records', () => {
  it('have a name for whoever may see the record there, and are chosen by nobody else', async () => {
    const cars = await releaseModel(admin, 'hidden.car', [createField('text', { id: 'plate', label: '车牌号' })]);
    const visits = await releaseModel(admin, 'hidden.visit', [
      createField('relationForm', { id: 'car', label: '车辆', modelId: cars, relationField: 'plate' }),
      createField('text', { id: 'note', label: '备注' }),
    ]);
    const car = await admin.visualdev.records.create({ id: cars, body: { plate: '京A66666' } });
    const visit = await admin.visualdev.records.create({ id: visits, body: { car, note: '一' } });
    const { list: nodes } = await admin.permission.authority.tree();
    const menuOf = async (id: string) => (await admin.visualdev.records.config({ id })).menuId;
    const codesOf = (menu: string, kind: string) =>
      nodes.filter((node) => node.parentId === menu && node.kind === kind).map(({ id }) => id);
    const [carMenu, visitMenu] = [await menuOf(cars), await menuOf(visits)];
    const give = async (menus: string[], carRows: 'all' | 'own', carColumns = true) => {
      await saveGrants(admin, 'User', 'operator', {
        menu: menus,
        button: menus.flatMap((menu) => codesOf(menu, 'button')),
        list: menus.flatMap((menu) => (menu === carMenu && !carColumns ? [] : codesOf(menu, 'list'))),
        form: menus.flatMap((menu) => codesOf(menu, 'form')),
        data: menus.map((moduleId) => ({ moduleId, scope: moduleId === carMenu ? carRows : ('all' as const) })),
      });
    };
    const shown = async () => {
      const [row] = (await operator.visualdev.records.list({ id: visits, body: {} })).list;
      const { data } = await operator.visualdev.records.dataChange({ id: visits, recordId: visit });
      return JSON.stringify([row, data]);
    };
    const choose = () => operator.visualdev.records.create({ id: visits, body: { car, note: '二' } });
    const cases: [menus: string[], rows: 'all' | 'own', columns: boolean, isSeen: boolean][] = [
      [[visitMenu, carMenu], 'all', true, true],
      [[visitMenu], 'all', true, false],
      [[visitMenu, carMenu], 'own', true, false],
      [[visitMenu, carMenu], 'all', false, false],
    ];
    for (const [menus, rows, columns, isSeen] of cases) {
      await give(menus, rows, columns);
      operator = await app.signIn('operator');
      expect((await shown()).includes('京A66666')).toBe(isSeen);
      if (isSeen) await admin.visualdev.records.remove({ id: visits, recordId: await choose() });
      else expect((await refusal(choose(), 400)).fieldErrors).toHaveProperty('car');
    }
    // what somebody else chose stays when they save the rest
    await operator.visualdev.records.update({ id: visits, recordId: visit, body: { note: '三' } });
    expect(await admin.visualdev.records.read({ id: visits, recordId: visit })).toMatchObject({ car, note: '三' });
    await refusal(operator.visualdev.models.selector(), 403);
    await refusal(operator.visualdev.models.formDataFields({ id: cars }), 403);
  });
});

describe('choices and names', () => {
  it('are those within the data permission of their page, once it has one', async () => {
    for (const id of ['permission_organize', 'permission_department', 'permission_position']) {
      const { id: _id, ...menu } = await admin.system.menu.read({ id });
      await admin.system.menu.update({ id, body: { ...menu, isDataAuthorize: 1 } });
    }
    await saveGrants(admin, 'User', 'operator', {
      menu: ['permission_department', 'permission_position'],
      data: ['permission_department', 'permission_position'].map((moduleId) => ({ moduleId, scope: 'department' })),
    });
    operator = await app.signIn('operator');
    const { organize, department, position, names, role, users } = operator.permission;
    const answers = await Promise.all([
      organize.tree(),
      organize.selector({ id: '0' }),
      department.selector({ id: '0' }),
      department.list({ id: '0', query: {} }),
      position.selector(),
      position.all(),
      position.listByOrgIds({ body: { organizeIds: ['binhai_parking', 'hq_hr'] } }),
      position.list({ query: {} }),
      role.selector(),
      names.list({ body: { kind: 'organize', ids: ['binhai_parking', 'hq_hr', 'group'] } }),
      names.list({ body: { kind: 'position', ids: ['binhai_parking_staff', 'hq_hr_staff'] } }),
      users.imUserSelector({ id: '0', body: {} }),
    ]);
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/人力资源部|招聘专员|hq_hr/);
    expect(JSON.stringify(answers[0])).toContain('停车运营部');
    expect(answers[9]?.list).toEqual([
      { id: 'binhai_parking', fullName: expect.stringMatching(/ \/ 停车运营部$/) as string, path: '停车运营部' },
    ]);
    await refusal(department.read({ id: 'hq_hr' }), 403);
    expect((await department.read({ id: 'binhai_parking' })).fullName).toBe('停车运营部');
    const hr = { query: { roleId: 'hr' } };
    expect((await users.byRoleOrg(hr)).list).toEqual([]);
    expect((await admin.permission.users.byRoleOrg(hr)).list.length).toBeGreaterThan(0);
  });
});
