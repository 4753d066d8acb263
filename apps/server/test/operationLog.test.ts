import { createClient, type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ParkingTargets } from './support/ParkingTargets.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let adminToken: string;
beforeAll(async () => {
  app = await startTestApp();
  const signedIn = await app.signIn('admin');
  [admin, adminToken] = [signedIn, signedIn.token];
});
afterAll(() => app.stop());

type Language = 'zh' | 'en' | 'zhtw' | 'vi';
const reading = (language: Language, token = adminToken) =>
  createClient({ baseUrl: app.url, getToken: () => token, getLanguage: () => language });
/** The latest line that names a record, as a reader sees it. */
const lineOf = async (recordName: string, reader = admin) => {
  const { list } = await reader.system.log.list({ query: { category: 'operation', keyword: recordName, pageSize: 1 } });
  const { description = '', changes = [] } = list[0] ?? {};
  return { description, changes: [...changes].sort(byField) };
};

describe('a noun that declares nothing', () => {
  it('says choices, references, moments and money as their pages do, in the language of whoever reads it', async () => {
    const made = new ParkingTargets(
      () => admin,
      () => app,
    );
    const [own, other] = [await made.place('own'), await made.place('own')];
    const lane = { fullName: '日志车道', enCode: 'logLane', placeId: own.id, direction: 'in' as const };
    const id = await admin.parking.lane.create({ body: lane });
    await admin.parking.lane.update({ id, body: { ...lane, placeId: other.id, direction: 'both' } });
    const names = await Promise.all(
      [own, other].map(async (place) => (await admin.parking.place.read(place)).fullName),
    );
    expect((await lineOf('日志车道')).changes).toEqual([
      { field: 'direction', label: '方向', before: '入口', after: '出入口' },
      { field: 'placeId', label: '停车场或路段', before: names[0], after: names[1] },
    ]);
    expect((await lineOf('日志车道', reading('en'))).changes[0]).toMatchObject({ before: 'Entry', after: 'Both' });

    const kind = { placeId: own.id, fullName: '日志月卡', vehicle: 'small' as const, price: 30_000 };
    const kindId = await admin.parking.cardKind.create({ body: kind });
    await admin.parking.cardKind.update({ id: kindId, body: { ...kind, price: 32_050, vehicle: 'large' } });
    expect((await lineOf('日志月卡')).changes).toMatchObject([
      { field: 'price', before: '300.00', after: '320.50' },
      { field: 'vehicle', before: '小型车', after: '大型车' },
    ]);

    const user = { account: 'logdated', realName: '入职员', organizeIds: ['hq_hr'], password: 'a'.repeat(64) };
    const userId = await admin.permission.users.create({ body: { ...user, entryDate: Date.UTC(2026, 6, 1) } });
    await admin.permission.users.update({ id: userId, body: { entryDate: Date.UTC(2026, 7, 2), gender: 2 } });
    const { changes } = await lineOf('入职员');
    expect(changes.find(({ field }) => field === 'gender')).toMatchObject({ before: '保密', after: '女' });
    expect(changes.find(({ field }) => field === 'entryDate')?.after).toBe('2026/8/2');
  });

  it('says who did what to which record, with the change, in the language of whoever reads it', async () => {
    const body = { fullName: '自动化测试部', enCode: 'automation', parentId: 'hq_rd_test' };
    const id = await admin.permission.department.create({ body });
    expect(await lineOf('自动化测试部')).toEqual({ description: '新增部门 自动化测试部', changes: [] });
    await admin.permission.department.update({
      id,
      body: { ...body, fullName: '自动化测试二部', parentId: 'hq_rd', enabledMark: 0 },
    });
    expect(await lineOf('自动化测试二部')).toEqual({
      description: '修改部门 自动化测试二部',
      changes: [
        { field: 'fullName', label: '名称', before: '自动化测试部', after: '自动化测试二部' },
        { field: 'enabledMark', label: '状态', before: '启用', after: '禁用' },
        { field: 'parentId', label: '上级', before: '质量测试组', after: '技术研发中心' },
      ].sort(byField),
    });
    const english = await lineOf('自动化测试二部', reading('en'));
    expect(english.description).toBe('Changed department 自动化测试二部');
    expect(english.changes.find(({ field }) => field === 'enabledMark')).toMatchObject({
      label: 'State',
      before: 'enabled',
      after: 'disabled',
    });
    expect((await lineOf('自动化测试二部', reading('zhtw'))).description).toBe('修改部門 自动化测试二部');
    expect((await lineOf('自动化测试二部', reading('vi'))).description).toBe('Đã sửa phòng ban 自动化测试二部');
    await admin.permission.department.remove({ id });
    expect((await lineOf('自动化测试二部')).description).toBe('删除部门 自动化测试二部');
  });

  it('says what was enabled, disabled and copied', async () => {
    const id = await admin.permission.group.create({ body: { fullName: '日志分组', enCode: 'logGroup' } });
    await admin.permission.group.updateState({ id });
    expect((await lineOf('日志分组')).description).toBe('禁用分组 日志分组');
    await admin.permission.group.updateState({ id });
    expect((await lineOf('日志分组')).description).toBe('启用分组 日志分组');
  });
});

describe('people and their rights', () => {
  it('are named, with what changed of them', async () => {
    const password = 'a'.repeat(64);
    const body = { account: 'logged', realName: '记录员', organizeIds: ['hq_hr'], mobilePhone: '13600000999' };
    const id = await admin.permission.users.create({ body: { ...body, password } });
    expect((await lineOf('记录员')).description).toBe('新增用户 记录员');
    await admin.permission.users.update({ id, body: { ...body, mobilePhone: '13600000998', roleIds: ['auditor'] } });
    expect((await lineOf('记录员')).changes).toEqual(
      [
        { field: 'mobilePhone', label: '手机号', before: '13600000999', after: '13600000998' },
        { field: 'roleIds', label: '角色', before: '', after: '审计人员' },
      ].sort(byField),
    );
    await admin.permission.users.resetPassword({ id, body: { userPassword: password, validatePassword: password } });
    expect(await lineOf('记录员')).toEqual({ description: '重置密码：用户 记录员', changes: [] });
    await saveGrants(admin, 'User', id, { menu: ['parking_order'] });
    expect(await lineOf('记录员')).toEqual({
      description: '授权：用户 记录员',
      changes: [{ field: 'granted', label: '授予的权限', before: '', after: '停车订单' }],
    });
    await admin.permission.members.add({ holder: 'Role', id: 'finance', body: { userIds: [id] } });
    expect(await lineOf('财务人员')).toEqual({
      description: '设置成员：角色 财务人员',
      changes: [{ field: 'userIds', label: '成员', before: '', after: '记录员' }],
    });
    await admin.permission.users.batchRemove({ body: { ids: [id] } });
    expect((await lineOf('记录员')).description).toBe('删除用户 记录员');
  });

  it('are shown without the fields that the reader may not see', async () => {
    const { id: _id, hidden: _hidden, lockMark: _lock, ...user } = await admin.permission.users.read({ id: 'user020' });
    const changed = { ...user, mobilePhone: '13600000990', email: 'new@example.com', description: '看得见' };
    await admin.permission.users.update({ id: 'user020', body: changed });
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
    await saveGrants(admin, 'User', 'operator', {
      menu: ['system_log', 'permission_user'],
      list: ['permission_user__email'],
    });
    const { token } = await app.signIn('operator');
    const { changes } = await lineOf(user.realName, reading('zh', token));
    expect(changes.map(({ field }) => field).sort()).toEqual(['description', 'email']);
    expect(JSON.stringify(changes)).not.toContain('13600000990');
  });
});

describe('records of models', () => {
  it('are named by the first column, with the texts of what changed, as far as the reader has the field', async () => {
    const recordId = await admin.visualdev.records.create({ id: 'visitor', body: application });
    const { billNo } = await admin.visualdev.records.read({ id: 'visitor', recordId });
    const name = String(billNo);
    expect((await lineOf(name)).description).toMatch(new RegExp(`^新增.+ ${name}$`));
    await admin.visualdev.records.change({
      id: 'visitor',
      recordId,
      body: { revision: 1, set: { reason: '改了事由', department: 'hq_hr' } },
    });
    const { changes } = await lineOf(name);
    expect(changes).toEqual([
      { field: 'department', label: '接待部门', before: '滨海分公司 / 停车运营部', after: '人力资源部' },
      { field: 'reason', label: '来访事由', before: application.reason, after: '改了事由' },
    ]);
    await admin.visualdev.records.update({ id: 'visitor', recordId, body: { reason: '改了事由' } });
    expect((await lineOf(name)).changes).toEqual([]);
    const form = await app.db
      .selectFrom('menuCode')
      .select('id')
      .where('menuId', '=', 'parking_visitor')
      .where('enCode', '<>', 'reason')
      .where('kind', 'in', ['form'])
      .execute();
    await saveGrants(admin, 'User', 'operator', {
      menu: ['system_log', 'parking_visitor'],
      form: form.map(({ id }) => id),
    });
    await admin.visualdev.records.update({ id: 'visitor', recordId, body: { reason: '第三个', plate: '京B88888' } });
    const { token } = await app.signIn('operator');
    expect((await lineOf(name, reading('zh', token))).changes.map(({ field }) => field)).toEqual(['plate']);
    await admin.visualdev.records.remove({ id: 'visitor', recordId });
    expect((await lineOf(name)).description).toMatch(/^删除/);
  });
});

function byField(one: { field: string }, other: { field: string }) {
  return one.field < other.field ? -1 : 1;
}
