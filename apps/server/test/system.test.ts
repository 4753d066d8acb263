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

describe('areas', () => {
  const area = (fields: object = {}) => ({ parentId: '1101', fullName: '高新区', enCode: '110199', ...fields });

  it('A7.4-11 are seeded down to the districts', async () => {
    const { count } = await app.db
      .selectFrom('area')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(3_300);
  });

  it('A7.4-01 lists below a parent, a keyword searches below it', async () => {
    expect((await admin.system.area.list({ parentId: '-1' })).list).toHaveLength(34);
    expect((await admin.system.area.list({ parentId: '1101' })).list[0]).toMatchObject({
      fullName: '东城区',
      isLeaf: true,
    });
    expect(
      (await admin.system.area.list({ parentId: '44', query: { keyword: '南山' } })).list.map(
        ({ fullName }) => fullName,
      ),
    ).toEqual(['南山区']);
  });

  it('A7.4-02 A7.4-09 the selector leaves one out, with -1 as the root and data.list', async () => {
    expect((await admin.system.area.selector({ id: '-1', x: '0' })).list[0]).toEqual({
      id: '11',
      fullName: '北京市',
      enCode: '11',
      isLeaf: false,
    });
    expect((await admin.system.area.selector({ id: '-1', x: '11' })).list.map(({ id }) => id)).not.toContain('11');
  });

  it('A7.4-03 A7.4-10 GetAreaByIds answers lists of names in the order asked', async () => {
    const idsList = [['44', '4403', '440305'], ['11', '1101', '110101'], ['x']];
    expect(await admin.system.area.namesByIds({ body: { idsList } })).toEqual([
      ['广东省', '深圳市', '南山区'],
      ['北京市', '市辖区', '东城区'],
      [''],
    ]);
  });

  it('A7.4-04 A7.4-07 A7.4-05 A7.4-08 A7.4-06 creates, reads, changes, switches and deletes an area', async () => {
    const id = await admin.system.area.create({ body: area() });
    await admin.system.area.update({ id, body: area({ fullName: '高新技术区' }) });
    await admin.system.area.updateState({ id });
    expect(await admin.system.area.read({ id })).toMatchObject({ fullName: '高新技术区', enabledMark: 0 });
    expect((await admin.system.area.selector({ id: '1101', x: '0' })).list.map((row) => row.id)).not.toContain(id);
    await admin.system.area.remove({ id });
    await refusal(admin.system.area.read({ id }), 404);
    expect((await refusal(admin.system.area.remove({ id: '1101' }), 409)).message).toContain('存在下级');
    await refusal(admin.system.area.update({ id: '11', body: area({ parentId: '1101', enCode: '11' }) }), 400);
  });
});

describe('dictionaries', () => {
  const type = (fields: object = {}) => ({
    parentId: 'business',
    fullName: '设备状态',
    enCode: 'deviceState',
    ...fields,
  });

  it('A7.11-01 A7.11-02 A7.11-03 A7.11-05 A7.11-04 A7.11-06 types as a tree, the selector, create, read, change, delete without items only', async () => {
    expect((await admin.system.dictionaryType.list()).list.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['system', 'business']),
    );
    expect(JSON.stringify((await admin.system.dictionaryType.selector({ id: 'business' })).list)).not.toContain(
      'plateColour',
    );
    const id = await admin.system.dictionaryType.create({ body: type({ isTree: 1 }) });
    await admin.system.dictionaryType.update({ id, body: type({ isTree: 1, fullName: '设备状态表' }) });
    expect(await admin.system.dictionaryType.read({ id })).toMatchObject({ fullName: '设备状态表', isTree: 1 });
    const item = await admin.system.dictionaryData.create({
      body: { dictionaryTypeId: id, fullName: '在线', enCode: 'online' },
    });
    expect((await refusal(admin.system.dictionaryType.remove({ id }), 409)).message).toContain('1条字典数据');
    await admin.system.dictionaryData.remove({ id: item });
    await admin.system.dictionaryType.remove({ id });
    await refusal(admin.system.dictionaryType.read({ id }), 404);
  });

  it('A7.11-07 A7.11-08 A7.11-10 items of a type, all, by id or code', async () => {
    expect(
      (await admin.system.dictionaryData.list({ typeId: 'plateColour', query: { keyword: '蓝' } })).list.map(
        ({ enCode }) => enCode,
      ),
    ).toEqual(['5']);
    const all = (await admin.system.dictionaryData.all()).list;
    expect(all.find(({ enCode }) => enCode === 'gender')?.dictionaryList.map(({ fullName }) => fullName)).toEqual([
      '男',
      '女',
      '保密',
    ]);
    expect((await admin.system.dictionaryData.dataSelector({ id: 'plateColour' })).list).toHaveLength(5);
  });

  it('A7.11-11 A7.11-13 A7.11-12 A7.11-15 A7.11-14 A7.11-09 A7.11-16 creates, reads, changes, switches, deletes an item, selects as a tree, exports', async () => {
    const dictionaryTypeId = await admin.system.dictionaryType.create({
      body: type({ enCode: 'deviceKind', isTree: 1 }),
    });
    const item = (fields: object) => ({ dictionaryTypeId, fullName: '道闸', enCode: 'gate', ...fields });
    const gate = await admin.system.dictionaryData.create({ body: item({}) });
    const arm = await admin.system.dictionaryData.create({
      body: item({ parentId: gate, fullName: '直杆', enCode: 'arm' }),
    });
    await admin.system.dictionaryData.update({
      id: arm,
      body: item({ parentId: gate, fullName: '直杆道闸', enCode: 'arm' }),
    });
    expect(await admin.system.dictionaryData.read({ id: arm })).toMatchObject({ fullName: '直杆道闸', parentId: gate });
    expect((await admin.system.dictionaryData.list({ typeId: dictionaryTypeId })).list).toMatchObject([
      { id: gate, children: [{ id: arm }] },
    ]);
    expect(
      (await admin.system.dictionaryData.selector({ typeId: dictionaryTypeId, id: arm, query: { isTree: 1 } })).list,
    ).toMatchObject([{ id: gate, isLeaf: true }]);
    expect((await refusal(admin.system.dictionaryData.create({ body: item({}) }), 400)).fieldErrors).toHaveProperty(
      'enCode',
    );
    await refusal(admin.system.dictionaryData.remove({ id: gate }), 409);
    const file = await admin.system.dictionaryData.export({ id: dictionaryTypeId });
    expect(file.fileName).toBe('设备状态.json');
    expect((JSON.parse(await file.blob.text()) as { items: unknown[] }).items).toHaveLength(2);
    await admin.system.dictionaryData.updateState({ id: arm });
    expect((await admin.system.dictionaryData.dataSelector({ id: 'deviceKind' })).list.map(({ id }) => id)).toEqual([
      gate,
    ]);
    await admin.system.dictionaryData.remove({ id: arm });
    await refusal(admin.system.dictionaryData.read({ id: arm }), 404);
  });
});

describe('menu', () => {
  const entry = (fields: object = {}) => ({
    parentId: 'extend',
    enCode: 'extend.fresh',
    fullName: '新页面',
    type: 2,
    urlAddress: 'extend/fresh',
    buttons: [
      { enCode: 'btn_add', fullName: '新增' },
      { enCode: 'btn_edit', fullName: '编辑' },
    ],
    ...fields,
  });

  it('creates, moves, disables and deletes entries; the change is in the next CurrentUser', async () => {
    const id = await admin.system.menu.create({ body: entry() });
    const seen = async () => JSON.stringify((await admin.oauth.currentUser()).menuList).includes(id);
    expect(await seen()).toBe(true);
    await admin.system.menu.update({ id, body: entry({ parentId: 'system', fullName: '新名' }) });
    expect(await admin.system.menu.read({ id })).toMatchObject({
      parentId: 'system',
      fullName: '新名',
      buttons: [{ enCode: 'btn_add' }, { enCode: 'btn_edit' }],
    });
    await admin.system.menu.updateState({ id });
    expect(await seen()).toBe(false);
    await admin.system.menu.remove({ id });
    await refusal(admin.system.menu.read({ id }), 404);
  });

  it('keeps the grants of codes that stay and drops those of codes that go', async () => {
    const id = await admin.system.menu.create({ body: entry({ enCode: 'extend.codes' }) });
    const tree = (await admin.permission.authority.tree()).list.filter(({ parentId }) => parentId === id);
    const grants = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    await saveGrants(admin, 'Role', 'operator', {
      ...grants,
      menu: [...grants.menu, id],
      button: [...grants.button, ...tree.map((node) => node.id)],
    });
    await admin.system.menu.update({
      id,
      body: entry({ enCode: 'extend.codes', buttons: [{ enCode: 'btn_edit', fullName: '修改' }] }),
    });
    const operator = await app.signIn('operator');
    const page = (await operator.oauth.currentUser()).permissionList.find(({ modelId }) => modelId === id);
    expect(page?.button).toEqual([{ enCode: 'btn_edit', fullName: '修改' }]);
  });

  it('refuses taken codes, circles, codes twice, broken properties and deleting with entries below', async () => {
    expect(
      (await refusal(admin.system.menu.create({ body: entry({ enCode: 'permission.user' }) }), 400)).fieldErrors,
    ).toHaveProperty('enCode');
    const { id: _id, ...permission } = await admin.system.menu.read({ id: 'permission' });
    expect(
      (
        await refusal(
          admin.system.menu.update({ id: 'permission', body: { ...permission, parentId: 'permission_user' } }),
          400,
        )
      ).fieldErrors,
    ).toHaveProperty('parentId');
    expect(
      (await refusal(admin.system.menu.create({ body: entry({ enCode: 'x.y', propertyJson: '[1]' }) }), 400))
        .fieldErrors,
    ).toHaveProperty('propertyJson');
    expect(
      (
        await refusal(
          admin.system.menu.create({
            body: entry({
              enCode: 'x.z',
              columns: [
                { enCode: 'a', fullName: 'A' },
                { enCode: 'a', fullName: 'B' },
              ],
            }),
          }),
          400,
        )
      ).fieldErrors,
    ).toHaveProperty('columns');
    await refusal(admin.system.menu.remove({ id: 'permission' }), 409);
  });

  it('finds entries by keyword with what is above them', async () => {
    const { list } = await admin.system.menu.list({ query: { keyword: 'Barcode' } });
    expect(list).toMatchObject([{ id: 'extend', children: [{ id: 'extend_barCode' }] }]);
  });
});

describe('the system configuration', () => {
  it('changes name, version and logo for the sign-in page and for everybody who loads anew, and keeps the rest', async () => {
    const { system, oauth } = admin;
    const { revision, ...before } = await system.config.read();
    const stranger = app.client();
    expect(await stranger.oauth.sysConfig()).toMatchObject({
      sysName: before.sysName,
      sysVersion: 'V3.3',
      logoIcon: '',
    });
    await system.config.update({
      body: { sysName: '滨海停车', sysVersion: 'V4.0', logoIcon: '/api/file/Download/avatar/logo.png' },
    });
    const changed = {
      sysName: '滨海停车',
      sysVersion: 'V4.0',
      logoIcon: '/api/file/Download/avatar/logo.png',
      sysNameEn: before.sysNameEn,
    };
    expect(await stranger.oauth.sysConfig()).toMatchObject(changed);
    expect((await oauth.currentUser()).sysConfigInfo).toMatchObject(changed);
    expect(await stranger.oauth.sysConfig()).not.toHaveProperty('passwordErrorsNumber');
    await system.config.update({ body: before });
    expect(await system.config.read()).toEqual({ ...before, revision: revision + 2 });
  });

  it('refuses addresses that would run a script, values out of range, and people without the right', async () => {
    const { config } = admin.system;
    expect(
      (
        await refusal(
          config.update({
            body: { docUrl: 'javascript:alert(1)', dataVHost: 'data:text/html,x', logoIcon: '//evil.example/x.png' },
          }),
          400,
        )
      ).fieldErrors,
    ).toMatchObject({
      docUrl: expect.any(String) as string,
      dataVHost: expect.any(String) as string,
      logoIcon: expect.any(String) as string,
    });
    await refusal(config.update({ body: { passwordErrorsNumber: -1 } }), 400);
    await refusal((await app.signIn('operator')).system.config.update({ body: { sysName: 'x' } }), 403);
    await config.update({ body: {} });
  });

  it('refuses working time that contradicts itself, and a week without any', async () => {
    const { config } = admin.system;
    const { week } = (await config.read()).workCalendar;
    const [sunday = [], ...rest] = week;
    const refused = async (workCalendar: Awaited<ReturnType<typeof config.read>>['workCalendar']) =>
      (await refusal(config.update({ body: { workCalendar } }), 400)).fieldErrors?.workCalendar;
    const of = (hours: [number, number][]) => ({ week: [hours, ...rest], special: [] });
    const overlapping: [number, number][] = [
      [540, 720],
      [700, 800],
    ];
    expect(await refused(of(overlapping))).toContain('星期日');
    expect(await refused(of([[720, 540]]))).toContain('星期日');
    await refused(of([[0, 2_000]]));
    expect(await refused({ week: week.map(() => []), special: [] })).toBe('每周至少要有一小时工作时间');
    const days = { name: '国庆', from: '2026-10-01', to: '2026-10-08', hours: [] };
    const special = (...all: (typeof days)[]) => ({ week: [sunday, ...rest], special: all });
    expect(await refused(special({ ...days, to: '2026-09-30' }))).toContain('国庆');
    await refused(special({ ...days, to: '2026-02-30' }));
    expect(await refused(special(days, { ...days, name: '中秋', from: '2026-10-08', to: '2026-10-09' }))).toContain(
      '中秋',
    );
  });
});

describe('operation log', () => {
  it('holds who did what, with which result', async () => {
    await refusal(admin.permission.users.remove({ id: 'admin' }), 409);
    const { list, pagination } = await admin.system.log.list({
      query: { category: 'operation', keyword: 'Users/admin' },
    });
    expect(pagination.total).toBe(1);
    expect(list[0]).toMatchObject({
      description: '删除用户',
      userName: '系统管理员/admin',
      requestMethod: 'DELETE',
      requestURL: '/api/permission/Users/admin',
      resultCode: 409,
      ipAddressName: '内网',
    });
  });

  it('holds requests that change nothing apart from the rest, by user, time and keyword', async () => {
    const { log } = admin.system;
    const operator = await app.signIn('operator');
    const before = Date.now();
    await operator.permission.users.list({ query: { keyword: '秘密' } });
    await refusal(operator.system.log.list({ query: {} }), 403);
    await app.deps.requests.flush();
    const query = { category: 'request' as const, keyword: '吴运营', startTime: before };
    const { list } = await log.list({ query });
    expect(list.map(({ requestURL, resultCode }) => [requestURL, resultCode])).toEqual([
      ['/api/system/Log', 403],
      ['/api/permission/Users', 200],
    ]);
    expect(list[1]).toMatchObject({ category: 'request', userId: 'operator', description: '查询用户' });
    // what was asked is nobody's business
    expect(JSON.stringify(list)).not.toContain(encodeURIComponent('秘密'));
    expect((await log.list({ query: { ...query, endTime: before - 1 } })).list).toEqual([]);
    expect((await log.list({ query: { pageSize: 500 } })).list.map(({ category }) => category)).not.toContain(
      'request',
    );
  });

  it('deletes chosen lines, a category or everything, and remembers that it was cleared', async () => {
    const { log } = admin.system;
    const { list } = await log.list({ query: { category: 'login', pageSize: 3 } });
    const ids = list.map(({ id }) => id);
    await log.remove({ body: { ids: ids.slice(0, 2) } });
    const left = (await log.list({ query: { category: 'login', pageSize: 500 } })).list.map(({ id }) => id);
    expect(left).toContain(ids[2]);
    expect(left).not.toContain(ids[0]);
    expect(left).not.toContain(ids[1]);
    const auditor = await app.signIn('operator');
    await refusal(auditor.system.log.clear({ body: {} }), 403);
    await log.clear({ body: { category: 'login' } });
    expect((await log.list({ query: { category: 'login' } })).list).toEqual([]);
    expect((await log.list({ query: { category: 'operation' } })).list.length).toBeGreaterThan(1);
    await log.clear({ body: {} });
    const after = (await log.list({ query: {} })).list;
    expect(after.map(({ description }) => description)).toEqual(['清空系统日志']);
  });

  it('counts the sign-ins of the last days on the clock of the caller', async () => {
    const today = async (offset: number) => (await admin.system.log.signIns({ query: { days: 3, offset } })).list;
    const midnight = new Date().setUTCHours(0, 0, 0, 0);
    const east = async () =>
      (await today(60)).find(({ day }) => day === new Date(midnight).toISOString().slice(0, 10))?.count ?? 0;
    const [days, before] = [await today(0), await east()];
    expect(days.map(({ day }) => day)).toEqual(
      [2, 1, 0].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)),
    );
    const line = {
      category: 'login' as const,
      description: '登录成功',
      requestMethod: 'POST',
      requestUrl: '/api/oauth/Login',
      requestDuration: 0,
    };
    // one minute before midnight UTC is already today an hour further east; a refused sign-in counts nowhere
    await app.db
      .insertInto('operationLog')
      .values([
        { ...line, id: 'late', resultCode: 200, creatorTime: new Date(midnight - 60_000) },
        { ...line, id: 'refused', resultCode: 400, creatorTime: new Date(midnight - 60_000) },
      ])
      .execute();
    const [, yesterday, now] = await today(0);
    expect([yesterday?.count, now?.count]).toEqual([(days[1]?.count ?? 0) + 1, days[2]?.count]);
    expect(await east()).toBe(before + 1);
    const operator = await app.signIn('operator');
    await refusal(operator.system.log.signIns({ query: {} }), 403);
  });
});
