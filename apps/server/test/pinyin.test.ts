import { hashPassword, type ApiClient } from '@smart-admin/api-client';
import { createField, tableOfModel } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let password: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  password = await hashPassword('Secret123');
});
afterAll(() => app.stop());

const user = (account: string, realName: string, organizeIds = ['hq_hr']) =>
  admin.permission.users.create({ body: { account, realName, organizeIds, password } });
const namesFound = async (client: ApiClient, keyword: string) =>
  (await client.permission.users.list({ query: { keyword, pageSize: 200 } })).list.map(({ realName }) => realName);

describe('people by how their names sound', () => {
  beforeAll(async () => {
    for (const [index, name] of ['赵铁嘴', '单雄信', '尉迟敬德', '吕绿茵', '欧阳 修远'].entries())
      await user(`heard${index}`, name);
  });

  it.each([
    [
      '赵铁嘴',
      ['zhaotiezui', 'ztz', 'zhaotz', 'ztiezui', '赵tz', '赵t嘴', 'zhaot', 'zhaotiezu', 'ZhaoTie', 'tiez', 'zhao tie'],
    ],
    // family names by their own sound, other characters by any of theirs
    ['单雄信', ['shanxiongxin', 'danxiongxin', 'sxx', 'dxx', 'shxx']],
    ['尉迟敬德', ['yuchijingde', 'weichijd', 'ycjd']],
    ['吕绿茵', ['lvlvyin', 'lly', 'lvly']],
    ['欧阳 修远', ['ouyangxiuyuan', 'oyxy', '欧阳xy']],
  ])('finds %s', async (name, keywords) => {
    for (const keyword of keywords) expect(await namesFound(admin, keyword), keyword).toContain(name);
  });

  it('finds nobody by what does not sound so', async () => {
    for (const keyword of [
      'zhatiezui',
      'zhotz',
      'tzz',
      '铁zhao',
      'zhaotiezuizui',
      'zhaotiezui1',
      'z.t',
      'z|t',
      'z(',
      '赵\\t',
    ])
      expect(await namesFound(admin, keyword), keyword).not.toContain('赵铁嘴');
  });

  it('follows a new name, whoever writes it', async () => {
    const id = await user('renamed1', '钱多多');
    expect(await namesFound(admin, 'qdd')).toEqual(['钱多多']);
    const { id: _id, hidden: _hidden, lockMark: _lock, ...body } = await admin.permission.users.read({ id });
    await admin.permission.users.update({ id, body: { ...body, realName: '孙少少' } });
    expect(await namesFound(admin, 'qdd')).toEqual([]);
    expect(await namesFound(admin, 'sss')).toContain('孙少少');
    const row = { rowNumber: 2, account: 'imported1', realName: '孔乙己', gender: '', mobilePhone: '', email: '' };
    await admin.permission.users.importData({
      body: { list: [{ ...row, organize: '人力资源部', position: '', role: '', description: '' }] },
    });
    expect(await namesFound(admin, 'kongyj')).toEqual(['孔乙己']);
  });

  it('finds them in pickers, members and the list of those who hold rights too', async () => {
    const { list: all } = await admin.permission.users.all({ query: { keyword: 'ztz' } });
    expect(all.map(({ realName }) => realName)).toEqual(['赵铁嘴']);
    const holders = await admin.permission.authority.holders({ holder: 'User', query: { keyword: 'ztz' } });
    expect(holders.list.map(({ fullName }) => fullName)).toEqual(['赵铁嘴']);
  });

  it('gives somebody of limited scope nothing beyond their rows', async () => {
    await user('beyond1', '上官婉儿');
    await user('within1', '上官无极', ['binhai_parking']);
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
    await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
    await saveGrants(admin, 'User', 'operator', {
      menu: ['permission_user', 'permission_department'],
      list: ['permission_user__account', 'permission_user__realName'],
      data: ['permission_user', 'permission_department'].map((moduleId) => ({
        moduleId,
        scope: 'organizes' as const,
        organizeIds: ['binhai'],
      })),
    });
    const operator = await app.signIn('operator');
    for (const keyword of ['shangguan', 'sg', '上g']) expect(await namesFound(operator, keyword)).toEqual(['上官无极']);
    expect(await namesFound(admin, 'shangguan')).toHaveLength(2);
  });
});

describe('every noun by how its names sound', () => {
  it('finds positions, roles, groups and areas', async () => {
    await admin.permission.position.create({ body: { fullName: '锅炉工', enCode: 'heard.p', organizeId: 'hq_hr' } });
    await admin.permission.role.create({ body: { fullName: '锅炉长', enCode: 'heard.r' } });
    await admin.permission.group.create({ body: { fullName: '锅炉组', enCode: 'heard.g' } });
    const query = { keyword: 'guol' };
    const lists = await Promise.all([
      admin.permission.position.list({ query }),
      admin.permission.role.list({ query }),
      admin.permission.group.list({ query }),
    ]);
    expect(lists.map(({ list }) => list.map(({ fullName }) => fullName))).toEqual([['锅炉工'], ['锅炉长'], ['锅炉组']]);
    const areas = await admin.system.area.list({ parentId: '-1', query: { keyword: 'guangdongs' } });
    expect(areas.list.map(({ fullName }) => fullName)).toContain('广东省');
  });

  it('finds departments, dictionaries and menu entries with what is above them', async () => {
    const parentId = await admin.permission.department.create({
      body: { fullName: '锅炉房', enCode: 'heard.d1', parentId: 'group' },
    });
    await admin.permission.department.create({ body: { fullName: '烟囱科', enCode: 'heard.d2', parentId } });
    const { list } = await admin.permission.department.list({ id: 'group', query: { keyword: 'yanck' } });
    expect(list).toMatchObject([{ fullName: '锅炉房', children: [{ fullName: '烟囱科' }] }]);
    expect(list[0]?.children).toHaveLength(1);

    const items = await admin.system.dictionaryData.list({ typeId: 'gender', query: { keyword: 'nan' } });
    expect(items.list.map(({ fullName }) => fullName)).toEqual(['男']);
    const menus = await admin.system.menu.list({ query: { keyword: 'yonghugl' } });
    expect(menus.list.map(({ id }) => id)).toEqual(['permission']);
    expect(JSON.stringify(menus.list)).toContain('permission_user');
    expect(JSON.stringify(menus.list)).not.toContain('permission_role');
    const inEnglish = await admin.system.menu.list({ query: { keyword: 'online users' } });
    expect(JSON.stringify(inEnglish.list)).toContain('permission_onlineUser');
  });
});

describe('records of models by how their texts sound', () => {
  const title = createField('text', { id: 'title', label: '标题', maxLength: 50 });
  const note = createField('textarea', { id: 'note', label: '备注', maxLength: 200 });
  const kind = createField('select', { id: 'kind', label: '类型', options: [{ value: 'zzz', label: '甲' }] });

  it('finds them, follows changes and releases, and reads an index for it', async () => {
    const model = await releaseModel(admin, 'heard.model', [title, kind]);
    const found = async (keyword: string) =>
      (await admin.visualdev.records.list({ id: model, body: { keyword } })).list.map((row) => row.title);
    const id = await admin.visualdev.records.create({ id: model, body: { title: '停车场', kind: 'zzz' } });
    for (const keyword of ['tingchechang', 'tcc', 'tingcc', '停cc'])
      expect(await found(keyword), keyword).toEqual(['停车场']);
    // the id of an option is no text
    expect(await found('zzz')).toEqual([]);
    await admin.visualdev.records.update({ id: model, recordId: id, body: { title: '加油站' } });
    expect(await found('tcc')).toEqual([]);
    expect(await found('jyz')).toEqual(['加油站']);

    await releaseModel(admin, 'heard.model', [title, kind, note], model);
    expect(await found('jyz')).toEqual(['加油站']);
    await admin.visualdev.records.create({ id: model, body: { title: '其他', note: '洗车房' } });
    expect(await found('xichef')).toEqual(['其他']);

    const table = sql.table(tableOfModel(model));
    await sql`
      insert into ${table} (_id, _creator, _organize, title, note)
      select 'r' || i, 'admin', '', '记录' || i, '说明' || i from generate_series(1, 5000) i`.execute(
      app.db.withoutPlugins(),
    );
    await sql`vacuum analyze ${table}`.execute(app.db);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain select _id from ${table} where _sounds @@ ${sql.lit("'title:x':*")}::tsquery`.execute(
      app.db.withoutPlugins(),
    );
    expect(rows.map((row) => row['QUERY PLAN']).join()).not.toContain('Seq Scan');
  });

  it('looks in every text that the caller may read, shown in the list or not, and in no other', async () => {
    const secret = createField('text', { id: 'secret', label: '机密', maxLength: 50 });
    const model = await releaseModel(admin, 'heard.hidden', [title, note, secret]);
    const { columnData, ...body } = await admin.visualdev.models.read({ id: model });
    const list = JSON.parse(columnData) as { columnList: { prop: string }[] };
    const shown = { ...list, columnList: list.columnList.filter(({ prop }) => prop === 'title') };
    await admin.visualdev.models.update({
      id: model,
      body: {
        fullName: body.fullName,
        enCode: body.enCode,
        formData: body.formData,
        columnData: JSON.stringify(shown),
      },
    });
    const { menuId } = await admin.visualdev.models.release({ id: model, body: {} });
    await admin.visualdev.records.create({ id: model, body: { title: '甲方', note: '青龙', secret: '白虎' } });
    const found = async (client: ApiClient, keyword: string) =>
      (await client.visualdev.records.list({ id: model, body: { keyword } })).list.length;
    for (const keyword of ['甲方', 'jiaf', '青龙', 'qingl', '白虎', 'bh'])
      expect(await found(admin, keyword), keyword).toBe(1);

    const { list: codes } = await admin.permission.authority.tree();
    const given = (kind: string, code: string) =>
      codes
        .filter((node) => node.parentId === menuId && node.kind === kind && node.enCode === code)
        .map(({ id }) => id);
    await saveGrants(admin, 'User', 'operator', {
      menu: [menuId],
      list: given('list', 'title'),
      form: [...given('form', 'title'), ...given('form', 'note')],
      data: [{ moduleId: menuId, scope: 'all' }],
    });
    const operator = await app.signIn('operator');
    for (const keyword of ['甲方', 'jiaf', '青龙', 'qingl']) expect(await found(operator, keyword), keyword).toBe(1);
    for (const keyword of ['白虎', 'baihu', 'bh', '白h']) expect(await found(operator, keyword), keyword).toBe(0);
  });
});
