import { createSources } from '@smart-admin/api-client/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TreeNode } from '@smart-admin/api-client/contract';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const flat = (nodes: TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const company = (fields: object = {}) => ({
  parentId: 'group',
  fullName: '新港停车有限公司',
  enCode: 'xingang',
  ...fields,
});

describe('companies', () => {
  it('A7.6-01 lists companies as a tree with user counts; a keyword keeps what is above', async () => {
    const { list } = await admin.permission.organize.list();
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ id: 'group', hasChildren: true, userCount: 300 });
    expect(list[0]?.children?.map(({ id }) => id)).toEqual(['binhai', 'dongcheng', 'xicheng', 'nanshan', 'beihu']);
    const found = await admin.permission.organize.list({ query: { keyword: '南山' } });
    expect(found.list[0]?.children?.map(({ id }) => id)).toEqual(['nanshan']);
  });

  it('A7.6-02 the selector leaves out a company and those below it; 0 leaves out nothing', async () => {
    expect(flat((await admin.permission.organize.selector({ id: '0' })).list).map(({ id }) => id)).toContain('binhai');
    const without = flat((await admin.permission.organize.selector({ id: 'binhai' })).list);
    expect(without.map(({ id }) => id)).not.toContain('binhai');
    expect(without.every(({ type }) => type === 'company')).toBe(true);
    expect((await admin.permission.organize.selector({ id: 'group' })).list).toEqual([]);
  });

  it('A7.6-03 the tree holds companies and departments', async () => {
    const types = new Set(flat((await admin.permission.organize.tree()).list).map(({ type }) => type));
    expect([...types].sort()).toEqual(['company', 'department']);
  });

  it('counts the people whom the caller finds in the list of users, and no others', async () => {
    await saveGrants(admin, 'User', 'operator', { menu: ['permission', 'permission_organize'] });
    const operator = await app.signIn('operator');
    const { pagination } = await operator.permission.users.list({ query: { pageSize: 1 } });
    expect(pagination.total).toBeLessThan(300);
    const [group] = (await operator.permission.organize.list()).list;
    expect(group).toMatchObject({ id: 'group', userCount: pagination.total });
    expect(await operator.permission.organize.read({ id: 'group' })).toMatchObject({ userCount: pagination.total });
    await saveGrants(admin, 'User', 'operator', {});
  });

  it('A7.6-04 A7.6-06 A7.6-05 A7.6-07 creates, reads, changes and deletes a company', async () => {
    const id = await admin.permission.organize.create({ body: company() });
    expect(id).toMatch(/^\d{18,19}$/);
    expect(await admin.permission.organize.read({ id })).toMatchObject({
      fullName: '新港停车有限公司',
      parentId: 'group',
      userCount: 0,
      enabledMark: 1,
    });
    await admin.permission.organize.update({
      id,
      body: company({ fullName: '新港停车管理有限公司', parentId: 'binhai' }),
    });
    expect(await admin.permission.organize.read({ id })).toMatchObject({
      fullName: '新港停车管理有限公司',
      parentId: 'binhai',
    });
    await admin.permission.organize.remove({ id });
    await refusal(admin.permission.organize.read({ id }), 404);
  });

  it('refuses a taken code, a missing parent, a parent below itself and deleting with something below', async () => {
    expect(
      (await refusal(admin.permission.organize.create({ body: company({ enCode: 'BINHAI' }) }), 400)).fieldErrors,
    ).toEqual({ enCode: '编码“BINHAI”已存在' });
    expect(
      (await refusal(admin.permission.organize.create({ body: company({ parentId: 'nothing' }) }), 400)).fieldErrors,
    ).toHaveProperty('parentId');
    const group = await admin.permission.organize.read({ id: 'group' });
    await refusal(admin.permission.organize.update({ id: 'group', body: { ...group, parentId: 'binhai' } }), 400);
    expect((await refusal(admin.permission.organize.remove({ id: 'binhai' }), 409)).message).toContain('存在下级');
  });

  it('A7.6-08 A7.6-09 reads and sets the administrators, who then manage everybody below', async () => {
    expect((await admin.permission.organize.readAdministrators({ organizeId: 'binhai' })).userIds).toEqual([
      'operator',
    ]);
    const operator = await app.signIn('operator');
    const before = await operator.permission.users.list({ query: { pageSize: 500 } });
    expect(before.list.every(({ organizeId }) => organizeId.startsWith('binhai'))).toBe(true);
    await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
    const after = await operator.permission.users.list({ query: { pageSize: 500 } });
    expect(after.pagination.total).toBeLessThan(before.pagination.total);
    await refusal(
      admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: ['nobody'] } }),
      400,
    );
  });

  it('keeps the administrator whom somebody else appoints at the same time', async () => {
    const appoint = (userId: string) =>
      admin.permission.organize.updateAdministrators({ organizeId: 'nanshan', body: { userIds: { add: [userId] } } });
    await admin.permission.organize.updateAdministrators({ organizeId: 'nanshan', body: { userIds: ['user010'] } });
    await Promise.all([appoint('user011'), appoint('user012')]);
    await admin.permission.organize.updateAdministrators({
      organizeId: 'nanshan',
      body: { userIds: { add: [], remove: ['user010'] } },
    });
    const { userIds } = await admin.permission.organize.readAdministrators({ organizeId: 'nanshan' });
    expect([...userIds].sort()).toEqual(['user011', 'user012']);
  });
});

describe('departments', () => {
  const department = (fields: object = {}) => ({
    parentId: 'binhai',
    fullName: '新能源部',
    enCode: 'binhai.energy',
    ...fields,
  });

  it('A7.6-10 lists the departments of a company, with a keyword; 0 gives all', async () => {
    expect((await admin.permission.department.list({ id: 'binhai' })).list).toHaveLength(6);
    expect(
      (await admin.permission.department.list({ id: 'binhai', query: { keyword: '路侧' } })).list.map(({ id }) => id),
    ).toEqual(['binhai_roadside']);
    const all = await admin.permission.department.list({ id: '0' });
    const count = (rows: typeof all.list): number =>
      rows.reduce((sum, { children }) => sum + 1 + count(children ?? []), 0);
    expect(count(all.list)).toBe(41);
  });

  it('A7.16-10 the loaders of companies and departments read data.list', async () => {
    const sources = createSources(admin, () => Promise.reject(new Error('no address is read here')));
    const labels = (nodes: { label: string; children?: object[] }[]): string[] =>
      nodes.flatMap(({ label, children }) => [label, ...labels((children ?? []) as { label: string }[])]);
    expect(labels(await sources.organizeTree.load())).toContain('滨海停车管理有限公司');
    expect(labels(await sources.departmentTree.load())).toContain('停车运营部');
    expect(await sources.departmentTree.names(['binhai_parking'])).toMatchObject({
      binhai_parking: { label: expect.stringMatching(/ \/ 停车运营部$/) as string },
    });
  });

  it('A7.6-11 the selector holds companies and departments without a branch', async () => {
    const nodes = flat((await admin.permission.department.selector({ id: 'hq_rd' })).list).map(({ id }) => id);
    expect(nodes).toContain('binhai_parking');
    expect(nodes).not.toContain('hq_rd');
    expect(nodes).not.toContain('hq_rd_backend');
  });

  it('A7.6-12 A7.6-14 A7.6-13 A7.6-15 creates, reads, moves and deletes a department', async () => {
    const id = await admin.permission.department.create({ body: department({ managerId: 'user001' }) });
    expect(await admin.permission.department.read({ id })).toMatchObject({
      organizeId: 'binhai',
      managerName: '陈慧敏',
    });
    const below = await admin.permission.department.create({
      body: department({ parentId: id, enCode: 'binhai.energy.charge', fullName: '充电组' }),
    });
    await admin.permission.department.update({ id, body: department({ parentId: 'nanshan' }) });
    expect(await admin.permission.department.read({ id: below })).toMatchObject({
      organizeId: 'nanshan',
      parentId: id,
    });
    await refusal(admin.permission.department.remove({ id }), 409);
    await admin.permission.department.remove({ id: below });
    await admin.permission.department.remove({ id });
    await refusal(admin.permission.department.read({ id }), 404);
  });

  it('refuses to delete a department with users, with a message', async () => {
    expect((await refusal(admin.permission.department.remove({ id: 'hq_hr' }), 409)).message).toMatch(
      /“人力资源部”下还有\d+名用户/,
    );
  });
});

describe('positions', () => {
  const position = (fields: object = {}) => ({
    organizeId: 'binhai_parking',
    fullName: '夜班组长',
    enCode: 'night.leader',
    type: 'operation',
    ...fields,
  });

  it('A7.7-01 lists positions of an organisation and everything below it', async () => {
    const { list, pagination } = await admin.permission.position.list({ query: { organizeId: 'hq_rd', pageSize: 50 } });
    expect(pagination.total).toBe(8);
    expect(list.find(({ id }) => id === 'hq_rd_backend_staff')).toMatchObject({
      fullName: '后端工程师',
      organizeName: '平台开发组',
      userCount: expect.any(Number) as number,
    });
    const found = await admin.permission.position.list({ query: { keyword: '测试', sidx: 'fullName', sort: 'desc' } });
    expect(found.list.map(({ fullName }) => fullName)).toEqual(['质量测试组经理', '测试工程师']);
  });

  it('A7.7-02 A7.7-07 A7.7-08 the selector is a tree with positions as leaves, All is a list, by organisations', async () => {
    const leaf = flat((await admin.permission.position.selector()).list).find(
      ({ id }) => id === 'binhai_parking_staff',
    );
    expect(leaf).toMatchObject({ type: 'position', isLeaf: true });
    expect((await admin.permission.position.all()).list.length).toBeGreaterThanOrEqual(60);
    const { list } = await admin.permission.position.listByOrgIds({
      body: { organizeIds: ['binhai_parking', 'binhai_device'] },
    });
    expect(list.map(({ id }) => id).sort()).toEqual([
      'binhai_device_manager',
      'binhai_device_staff',
      'binhai_parking_manager',
      'binhai_parking_staff',
    ]);
  });

  it('A7.7-03 A7.7-05 A7.7-04 A7.7-06 creates, reads, changes and deletes a position', async () => {
    const id = await admin.permission.position.create({ body: position() });
    await admin.permission.position.update({ id, body: position({ fullName: '夜班主管' }) });
    expect(await admin.permission.position.read({ id })).toMatchObject({
      fullName: '夜班主管',
      organizeId: 'binhai_parking',
      lastModifyTime: expect.any(Number) as number,
    });
    await admin.permission.members.add({ holder: 'Position', id, body: { userIds: ['user001'] } });
    expect((await refusal(admin.permission.position.remove({ id }), 409)).message).toContain('1名成员');
    await admin.permission.members.remove({ holder: 'Position', id, body: { userIds: ['user001'] } });
    await admin.permission.position.remove({ id });
    await refusal(admin.permission.position.read({ id }), 404);
    await refusal(admin.permission.position.create({ body: position({ organizeId: 'nowhere' }) }), 400);
  });
});

describe('roles and groups', () => {
  const role = (fields: object = {}) => ({ fullName: '收费主管', enCode: 'toll.lead', ...fields });

  it('A7.8-01 A7.8-02 G6-23 lists roles, offers them as a tree, with the seeded ones', async () => {
    const { list } = await admin.permission.role.list({ query: { pageSize: 50 } });
    expect(list.map(({ id }) => id)).toEqual([
      'administrator',
      'developer',
      'operator',
      'parkingStaff',
      'roadsideStaff',
      'hr',
      'finance',
      'auditor',
    ]);
    expect((await admin.permission.role.selector()).list.map(({ type }) => type)).toEqual(Array(8).fill('role'));
  });

  it('A7.8-03 SelectorByPermission offers only roles that hold nothing that the caller has not', async () => {
    const operator = await app.signIn('operator');
    const offered = (await operator.permission.role.selectorByPermission()).list.map(({ id }) => id);
    expect(offered).toContain('operator');
    expect(offered).toContain('parkingStaff');
    expect(offered).not.toContain('administrator');
    expect(offered).not.toContain('hr');
    expect((await admin.permission.role.selectorByPermission()).list.map(({ id }) => id)).toContain('administrator');
  });

  it('A7.8-04 A7.8-06 A7.8-05 A7.8-08 A7.8-07 creates, reads, changes, switches and deletes a role', async () => {
    const id = await admin.permission.role.create({ body: role({ globalMark: 0, organizeIds: ['binhai'] }) });
    expect(await admin.permission.role.read({ id })).toMatchObject({ globalMark: 0, organizeIds: ['binhai'] });
    await admin.permission.role.update({
      id,
      body: role({ globalMark: 0, organizeIds: ['binhai', 'nanshan'], description: '收费' }),
    });
    expect((await admin.permission.role.list({ query: { organizeId: 'nanshan' } })).list[0]).toMatchObject({
      id,
      organizeNames: '滨海停车管理有限公司、南山停车管理有限公司',
    });
    const byOrganize = flat((await admin.permission.role.listByOrgIds({ body: { organizeIds: ['binhai'] } })).list);
    expect(byOrganize.filter((node) => node.id === id)).toMatchObject([{ parentId: 'binhai' }]);
    await admin.permission.role.updateState({ id });
    expect(await admin.permission.role.read({ id })).toMatchObject({ enabledMark: 0 });
    await admin.permission.role.remove({ id });
    await refusal(admin.permission.role.read({ id }), 404);
  });

  it('A7.8-09 getListByOrgIds gives global roles and those of the organisations', async () => {
    const rolesOf = async (organizeIds: string[]) =>
      flat((await admin.permission.role.listByOrgIds({ body: { organizeIds } })).list)
        .filter(({ type }) => type === 'role')
        .map(({ id }) => id)
        .sort();
    const global = await rolesOf([]);
    expect(global).toHaveLength(8);
    const id = await admin.permission.role.create({ body: role({ globalMark: 0, organizeIds: ['nanshan'] }) });
    expect(await rolesOf(['nanshan', 'binhai'])).toEqual([...global, id].sort());
    expect(await rolesOf(['binhai'])).toEqual(global);
    expect(await rolesOf([])).toEqual(global);
    await admin.permission.role.remove({ id });
  });

  it('keeps the administrator role, and roles with members', async () => {
    await refusal(admin.permission.role.remove({ id: 'administrator' }), 409);
    await refusal(admin.permission.role.updateState({ id: 'administrator' }), 409);
    await refusal(admin.permission.role.remove({ id: 'hr' }), 409);
  });

  it('creates a group, sets its members and deletes it with its memberships', async () => {
    const id = await admin.permission.group.create({ body: { fullName: '应急组', enCode: 'emergency', type: 'duty' } });
    await admin.permission.members.add({ holder: 'Group', id, body: { userIds: ['user001', 'user002'] } });
    expect(
      (await admin.permission.members.list({ holder: 'Group', id, query: {} })).list.map((user) => user.id).sort(),
    ).toEqual(['user001', 'user002']);
    expect((await admin.permission.group.list({ query: { keyword: '应急' } })).list[0]).toMatchObject({ userCount: 2 });
    await admin.permission.group.remove({ id });
    expect(await app.db.selectFrom('membership').select('userId').where('targetId', '=', id).execute()).toEqual([]);
  });
});
