import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

describe('grants', () => {
  it('G6-24 gives a user the union of their roles, positions, groups and own grants', async () => {
    const group = await admin.permission.group.create({ body: { fullName: '并集', enCode: 'union' } });
    await app.db.deleteFrom('membership').where('userId', '=', 'user050').where('kind', '<>', 'organize').execute();
    await app.db
      .insertInto('membership')
      .values([
        { kind: 'role', targetId: 'auditor', userId: 'user050' },
        { kind: 'position', targetId: 'hq_hr_manager', userId: 'user050' },
        { kind: 'group', targetId: group, userId: 'user050' },
      ])
      .execute();
    const give = (holder: string, id: string, page: string) => saveGrants(admin, holder, id, { menu: [page] });
    await give('Position', 'hq_hr_manager', 'extend_graph');
    await give('Group', group, 'extend_table');
    await give('User', 'user050', 'extend_form');
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('id', '=', 'user050')
      .executeTakeFirstOrThrow();
    const user = await app.signIn(account, 'Smart123');
    const pages = (await user.oauth.currentUser()).permissionList.map(({ modelId }) => modelId);
    expect(pages.sort()).toEqual([
      'extend_form',
      'extend_graph',
      'extend_table',
      'parking_payment',
      'parking_revenueReport',
      'permission_onlineUser',
      'system_log',
      ...['circulate', 'done', 'entrust', 'launch', 'toDo'].map((page) => `workFlow_${page}`),
    ]);
    await admin.permission.role.updateState({ id: 'auditor' });
    expect((await user.oauth.currentUser()).permissionList.map(({ modelId }) => modelId).sort()).toEqual([
      'extend_form',
      'extend_graph',
      'extend_table',
    ]);
    await admin.permission.role.updateState({ id: 'auditor' });
  });

  it('reads back what was given, and works at once for who is signed in', async () => {
    const operator = await app.signIn('operator');
    const before = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    expect(before.data).toEqual(
      expect.arrayContaining([{ moduleId: 'permission_user', scope: 'department', organizeIds: [] }]),
    );
    await refusal(operator.system.log.list({ query: {} }), 403);
    await saveGrants(admin, 'Role', 'operator', { ...before, menu: [...before.menu, 'system_log'] });
    expect((await operator.system.log.list({ query: {} })).list.length).toBeGreaterThan(0);
    await saveGrants(admin, 'Role', 'operator', before);
    await refusal(operator.system.log.list({ query: {} }), 403);
    const after = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    expect(after).toEqual({ ...before, revision: before.revision + 2, saved: after.saved });
  });

  it('scopes: own, department, department and below, chosen organisations, all', async () => {
    const operator = await app.signIn('operator');
    const given = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
    const total = async (
      scope: 'own' | 'department' | 'departmentAndBelow' | 'organizes' | 'all',
      organizeIds: string[] = [],
    ) => {
      const data = [
        ...given.data.filter(({ moduleId }) => moduleId !== 'permission_user'),
        { moduleId: 'permission_user', scope, organizeIds },
      ];
      await saveGrants(admin, 'Role', 'operator', { ...given, data });
      return (await operator.permission.users.list({ query: {} })).pagination.total;
    };
    expect(await total('own')).toBe(1);
    const department = await total('department');
    expect(department).toBeGreaterThan(1);
    expect(await total('departmentAndBelow')).toBe(department);
    expect(await total('organizes', ['hq_rd'])).toBeGreaterThan(10);
    expect(await total('all')).toBe(300);
    await saveGrants(admin, 'Role', 'operator', given);
  });

  it('rules about rows let go of an organisation that is removed, and can be saved again', async () => {
    const given = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    const { id } = await app.db.selectFrom('organize').select('id').where('id', '=', 'hq_rd').executeTakeFirstOrThrow();
    const gone = 'goneOrganize';
    await sql`
      insert into organize (id, parent_id, category, full_name, en_code, company_id, path)
      select ${gone}::text, ${id}::text, 'department', ${gone}::text, ${gone}::text, company_id, path || ${`${gone},`}::text from organize where id = ${id}`.execute(
      app.db,
    );
    const rule = (organizeIds: string[]) => ({ moduleId: 'permission_user', scope: 'organizes' as const, organizeIds });
    const others = given.data.filter(({ moduleId }) => moduleId !== 'permission_user');
    await saveGrants(admin, 'Role', 'operator', { ...given, data: [...others, rule([id, gone])] });
    await admin.permission.department.remove({ id: gone });
    const after = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    expect(after.data).toContainEqual(rule([id]));
    await saveGrants(admin, 'Role', 'operator', { ...after, menu: after.menu });
    await saveGrants(admin, 'Role', 'operator', given);
  });

  it('refuses unknown items, unknown holders and the administrator role', async () => {
    await refusal(saveGrants(admin, 'Role', 'operator', { menu: ['nothing'] }), 400);
    await refusal(admin.permission.authority.read({ holder: 'Nobody', id: 'operator' }), 404);
    await refusal(admin.permission.authority.read({ holder: 'Role', id: 'nobody' }), 404);
    await refusal(saveGrants(admin, 'Role', 'administrator', {}), 409);
  });

  it('lets nobody give what they have not', async () => {
    const tree = (await admin.permission.authority.tree()).list;
    const codes = tree
      .filter(({ parentId, kind }) => parentId === 'permission_authorize' && kind === 'button')
      .map(({ id }) => id);
    const given = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    await saveGrants(admin, 'Role', 'operator', {
      ...given,
      menu: [...given.menu, 'permission_authorize'],
      button: [...given.button, ...codes],
    });
    const operator = await app.signIn('operator');
    await saveGrants(operator, 'Role', 'parkingStaff', { menu: ['parking_order'] });
    await refusal(saveGrants(operator, 'Role', 'parkingStaff', { menu: ['system_menu'] }), 403);
    await refusal(
      saveGrants(operator, 'Role', 'parkingStaff', { data: [{ moduleId: 'permission_user', scope: 'all' }] }),
      403,
    );
    await refusal(saveGrants(operator, 'Role', 'developer', {}), 403);
    await refusal(
      operator.permission.members.add({ holder: 'Role', id: 'administrator', body: { userIds: ['operator'] } }),
      403,
    );
    await saveGrants(admin, 'Role', 'operator', given);
  });
});

describe('who belongs to something that is disabled', () => {
  it('is managed by nobody who may do less than it gives once it is enabled', async () => {
    const codes = (await admin.permission.authority.tree()).list.filter(
      ({ parentId, kind }) => parentId === 'permission_user' && kind === 'button',
    );
    const [manager, member] = ['user060', 'user061'];
    await app.db
      .deleteFrom('membership')
      .where('userId', 'in', [manager, member])
      .where('kind', '<>', 'organize')
      .execute();
    await saveGrants(admin, 'User', manager, {
      menu: ['permission_user'],
      button: codes.map(({ id }) => id),
      data: [{ moduleId: 'permission_user', scope: 'all' }],
    });
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('id', '=', manager)
      .executeTakeFirstOrThrow();
    const client = await app.signIn(account, 'Smart123');
    const password = 'a'.repeat(64);
    const reset = () =>
      client.permission.users.resetPassword({
        id: member,
        body: { userPassword: password, validatePassword: password },
      });
    await reset();
    const role = await admin.permission.role.create({ body: { fullName: '停用的角色', enCode: 'resting.role' } });
    const group = await admin.permission.group.create({ body: { fullName: '停用的分组', enCode: 'resting.group' } });
    for (const [holder, id, setState] of [
      ['Role', role, admin.permission.role.updateState],
      ['Group', group, admin.permission.group.updateState],
    ] as const) {
      await saveGrants(admin, holder, id, { menu: ['system_menu'] });
      await admin.permission.members.add({ holder, id, body: { userIds: [member] } });
      await refusal(reset(), 403);
      await setState({ id });
      await refusal(reset(), 403);
      await admin.permission.members.remove({ holder, id, body: { userIds: [member] } });
      await reset();
    }
  });
});

describe('columns of a page', () => {
  it('A7.16-01 A7.16-02 reads and saves the caller’s own; an empty list restores the default', async () => {
    const fieldList = JSON.stringify([
      { prop: 'account', label: '账号', visible: true },
      { prop: 'email', visible: false, fixed: null, width: 240 },
      { prop: 'realName', visible: true, fixed: 'left' },
    ]);
    await admin.permission.authority.saveColumns({ body: { moduleId: 'permission.user', fieldList } });
    expect(await admin.permission.authority.columns({ id: 'permission.user' })).toEqual(JSON.parse(fieldList));
    expect(await (await app.signIn('operator')).permission.authority.columns({ id: 'permission.user' })).toEqual([]);
    await admin.permission.authority.saveColumns({ body: { moduleId: 'permission.user', fieldList: '[]' } });
    expect(await admin.permission.authority.columns({ id: 'permission.user' })).toEqual([]);
    await refusal(admin.permission.authority.saveColumns({ body: { moduleId: 'x', fieldList: '{}' } }), 400);
  });
});
