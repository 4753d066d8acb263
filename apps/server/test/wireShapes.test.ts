import { type ApiClient } from '@smart-admin/api-client';
import { createSources } from '@smart-admin/api-client/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient & { token: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

type Json = Record<string, unknown>;

/** What the server really answers, before any client has read it. */
async function wire(path: string): Promise<{ status: number; body: { code: number; msg: string; data: Json } }> {
  const answer = await fetch(app.url + path, { headers: { authorization: admin.token, 'smart-origin': 'pc' } });
  return { status: answer.status, body: (await answer.json()) as { code: number; msg: string; data: Json } };
}

const anything = { text: expect.any(String) as string, number: expect.any(Number) as number };

describe('responses', () => {
  it('E3-30 every answer has code and msg; 200 means success, and a refusal has another code', async () => {
    expect(await wire('/api/permission/Role')).toMatchObject({ status: 200, body: { code: 200, msg: '操作成功' } });
    expect(await wire('/api/permission/Role/nothing')).toMatchObject({
      status: 200,
      body: { code: 404, msg: expect.stringMatching(/./) as string, data: null },
    });
    expect((await wire('/api/permission/Role?pageSize=0')).body).toMatchObject({ code: 400, msg: anything.text });
  });
});

describe('the signed-in user on the wire', () => {
  it('E3-01 a menu entry has its fields, types 1 to 8, and JSON properties with moduleId and isTree', async () => {
    const { menuList } = (await wire('/api/oauth/CurrentUser')).body.data as { menuList: Json[] };
    const all: Json[] = [];
    const visit = (entries: Json[]) => {
      for (const entry of entries) {
        all.push(entry);
        visit((entry.children as Json[] | undefined) ?? []);
      }
    };
    visit(menuList);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    for (const entry of all) {
      expect(entry).toMatchObject({
        id: anything.text,
        enCode: anything.text,
        fullName: anything.text,
        icon: anything.text,
        urlAddress: anything.text,
        linkTarget: anything.text,
        propertyJson: anything.text,
      });
      expect(entry.hasChildren).toBe(((entry.children as Json[] | undefined) ?? []).length > 0);
    }
    const properties = all.filter(({ type }) => type === 3 || type === 4).map(({ propertyJson }) => propertyJson);
    expect(properties.length).toBeGreaterThan(1);
    for (const text of properties) expect(JSON.parse(text as string)).toHaveProperty('moduleId', anything.text);
    await admin.system.menu.create({
      body: {
        parentId: 'extend',
        enCode: 'extend.tree',
        fullName: '树形字典',
        type: 4,
        propertyJson: JSON.stringify({ moduleId: 'plateColour', isTree: 1 }),
      },
    });
    const again = JSON.stringify((await wire('/api/oauth/CurrentUser')).body.data.menuList);
    expect(again).toContain(JSON.stringify(JSON.stringify({ moduleId: 'plateColour', isTree: 1 })));
  });

  it('E3-05 the user info holds menuList, userInfo, permissionList and sysConfigInfo', async () => {
    expect((await wire('/api/oauth/CurrentUser')).body.data).toEqual({
      menuList: expect.any(Array) as unknown[],
      // what phones show besides
      appMenuList: expect.any(Array) as unknown[],
      permissionList: expect.any(Array) as unknown[],
      userInfo: expect.objectContaining({
        headIcon: anything.text,
        userName: '系统管理员',
        portalId: anything.text,
      }) as Json,
      sysConfigInfo: expect.objectContaining({ sysName: anything.text }) as Json,
    });
  });

  it('E3-06 the current user holds who they are and where they signed in before', async () => {
    await app.signIn('admin');
    expect((await wire('/api/oauth/CurrentUser')).body.data.userInfo).toMatchObject({
      userId: 'admin',
      userAccount: 'admin',
      userName: '系统管理员',
      headIcon: anything.text,
      prevLogin: expect.toBeOneOf([0, 1]) as number,
      prevLoginTime: expect.toBeOneOf([null, anything.number]) as number | null,
      prevLoginIPAddress: anything.text,
      prevLoginIPAddressName: anything.text,
    });
  });

  it('E3-09 a permission entry has a modelId and columns, form fields and buttons by their enCodes', async () => {
    const { permissionList } = (await wire('/api/oauth/CurrentUser')).body.data as { permissionList: Json[] };
    const coded = expect.objectContaining({ enCode: anything.text }) as Json;
    const users = permissionList.find(({ modelId }) => modelId === 'permission_user');
    const visitors = permissionList.find(({ modelId }) => modelId === 'parking_visitor');
    expect(users).toMatchObject({
      column: expect.arrayContaining([coded]) as Json[],
      button: expect.arrayContaining([coded]) as Json[],
    });
    expect(visitors).toMatchObject({ form: expect.arrayContaining([coded]) as Json[] });
    for (const entry of permissionList) {
      for (const list of ['column', 'form', 'button']) {
        expect((entry[list] as Json[]).every(({ enCode }) => typeof enCode === 'string' && enCode !== '')).toBe(true);
      }
    }
  });
});

describe('lists that clients keep', () => {
  it('E3-10 dictionaries are types with enCode, isTree and dictionaryList of id and fullName', async () => {
    const { list } = (await wire('/api/system/DictionaryData/All')).body.data as { list: Json[] };
    expect(list.length).toBeGreaterThan(3);
    for (const type of list) {
      expect(type).toMatchObject({ enCode: anything.text, isTree: expect.toBeOneOf([0, 1]) as number });
      for (const item of type.dictionaryList as Json[]) {
        expect(item).toMatchObject({ id: anything.text, fullName: anything.text });
      }
    }
  });

  it('E3-11 organisations, companies, departments and roles come as trees, users and positions as list and tree', async () => {
    const { permission } = admin;
    const types = (nodes: readonly { type?: string; children?: readonly object[] }[]): Set<string> =>
      new Set(nodes.flatMap((node) => [node.type ?? '', ...types((node.children ?? []) as typeof nodes)]));
    expect(types((await permission.organize.tree()).list)).toEqual(new Set(['company', 'department']));
    expect(types((await permission.organize.selector({ id: '0' })).list)).toEqual(new Set(['company']));
    expect(types((await permission.department.selector({ id: '0' })).list)).toContain('department');
    expect(types((await permission.users.selector()).list)).toContain('user');
    expect((await permission.users.all({ query: {} })).list[0]).toMatchObject({
      id: anything.text,
      realName: anything.text,
    });
    expect(types((await permission.position.selector()).list)).toContain('position');
    expect((await permission.position.all()).list[0]).toMatchObject({ id: anything.text, fullName: anything.text });
    const scoped = await permission.role.create({
      body: { fullName: '收费主管', enCode: 'toll.lead', globalMark: 0, organizeIds: ['binhai'] },
    });
    const roles = (await permission.role.selector()).list;
    expect(types(roles)).toContain('role');
    const flat = (nodes: typeof roles): typeof roles => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
    const node = flat(roles).find(({ id }) => id === scoped);
    expect(node).toMatchObject({ type: 'role', isLeaf: true });
    expect(flat(roles).find(({ id }) => id === node?.parentId)?.type).not.toBe('role');
    await permission.role.remove({ id: scoped });
  });
});

describe('entities', () => {
  it('E3-44 E3-45 a role has its id and the fields of the decision', async () => {
    const body = {
      fullName: '巡检主管',
      enCode: 'patrol.lead',
      globalMark: 0 as const,
      organizeIds: ['binhai'],
      sortCode: 7,
      enabledMark: 1 as const,
      description: '巡检',
    };
    const id = await admin.permission.role.create({ body });
    expect((await wire(`/api/permission/Role/${id}`)).body.data).toMatchObject({ id, ...body });
    await admin.permission.role.remove({ id });
  });

  it('E3-49 E3-50 a user has an id, flags for enabled and locked as 1 and 0, and the fields of the decision', async () => {
    await app.db.updateTable('userAccount').set({ lockMark: 1 }).where('id', '=', 'user007').execute();
    await admin.permission.users.updateState({ id: 'user008' });
    const user = async (id: string) => (await wire(`/api/permission/Users/${id}`)).body.data;
    expect(await user('user007')).toMatchObject({ id: 'user007', enabledMark: 1, lockMark: 1 });
    expect(await user('user008')).toMatchObject({ id: 'user008', enabledMark: 0, lockMark: 0 });
    for (const field of [
      'account',
      'realName',
      'gender',
      'mobilePhone',
      'email',
      'organizeIds',
      'positionIds',
      'roleIds',
      'groupIds',
      'managerId',
      'headIcon',
      'entryDate',
      'description',
      'sortCode',
    ]) {
      expect(await user('user007')).toHaveProperty(field);
    }
    await admin.permission.users.updateState({ id: 'user008' });
    await admin.permission.users.unlock({ id: 'user007' });
    expect(await user('user007')).toMatchObject({ enabledMark: 1, lockMark: 0 });
  });

  it('E3-46 E3-48 a model has an id, a record too, and a batch deletion names the ids', async () => {
    const { list } = await admin.visualdev.models.list({ query: {} });
    const model = list.find(({ enCode }) => enCode === 'visitor');
    expect((await wire(`/api/visualdev/Base/${model?.id ?? ''}`)).body.data).toMatchObject({ id: model?.id });
    const id = model?.id ?? '';
    const page = async () => (await admin.visualdev.records.list({ id, body: { pageSize: 3 } })).list;
    const ids = (await page()).map((record) => record.id);
    expect(ids).toHaveLength(3);
    const answer = await fetch(`${app.url}/api/visualdev/OnlineDev/batchDelete/${id}`, {
      method: 'POST',
      headers: { authorization: admin.token, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: ids.slice(0, 2) }),
    });
    expect(await answer.json()).toMatchObject({ code: 200 });
    const left = (await page()).map((record) => record.id);
    expect(left).toContain(ids[2]);
    expect(left).not.toContain(ids[0]);
    expect(left).not.toContain(ids[1]);
  });

  it('E3-51 types and items of dictionaries are entities of their own: the same id may stand in both', async () => {
    const type = await admin.system.dictionaryType.create({
      body: { parentId: 'business', fullName: '道闸状态', enCode: 'gateState' },
    });
    const item = await admin.system.dictionaryData.create({
      body: { dictionaryTypeId: type, fullName: '常开', enCode: 'open' },
    });
    await app.db.updateTable('dictionaryData').set({ id: type }).where('id', '=', item).execute();
    expect(await admin.system.dictionaryData.read({ id: type })).toMatchObject({ fullName: '常开' });
    expect(await admin.system.dictionaryType.read({ id: type })).toMatchObject({ fullName: '道闸状态' });
    await admin.system.dictionaryData.remove({ id: type });
    expect(await admin.system.dictionaryType.read({ id: type })).toMatchObject({ fullName: '道闸状态' });
    await admin.system.dictionaryType.remove({ id: type });
  });

  it('E3-28 A7.16-03 saved columns are a moduleId and a JSON fieldList of prop, label and visible, which tables call columnVisible', async () => {
    const fieldList = [
      { prop: 'account', label: '账号', visible: true },
      { prop: 'email', label: '邮箱', visible: false },
    ];
    const save = (body: object) =>
      fetch(`${app.url}/api/permission/Authority/SetColumnsByModuleId`, {
        method: 'PUT',
        headers: { authorization: admin.token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    expect(await save({ moduleId: 'permission.user', fieldList: JSON.stringify(fieldList) })).toMatchObject({
      code: 200,
    });
    expect((await wire('/api/permission/Authority/GetColumnsByModuleId/permission.user')).body.data).toEqual(fieldList);
    const ofTable = [{ prop: 'account', label: '账号', columnVisible: false }];
    expect(await save({ moduleId: 'permission.role', fieldList: JSON.stringify(ofTable) })).toMatchObject({
      code: 200,
    });
    expect((await wire('/api/permission/Authority/GetColumnsByModuleId/permission.role')).body.data).toEqual([
      { ...ofTable[0], visible: false },
    ]);
    expect(await save({ moduleId: 'x', fieldList: JSON.stringify([{ prop: 'account' }]) })).toMatchObject({
      code: 400,
    });
    expect(await save({ moduleId: 'permission.user', fieldList })).toMatchObject({ code: 400 });
  });
});

describe('states', () => {
  it('S4-09 enabled is 1, disabled is 0, and what is disabled leaves the selectors', async () => {
    const { permission, system } = admin;
    const text = async (answer: Promise<unknown>) => JSON.stringify(await answer);
    const name = (label: string) => ({ fullName: `停用的${label}`, enCode: 'retired', enabledMark: 0 as const });
    const gone = async (label: string, ...selectors: Promise<unknown>[]) => {
      for (const selector of selectors) expect(await text(selector)).not.toContain(`停用的${label}`);
    };
    const role = await permission.role.create({ body: name('角色') });
    expect((await permission.role.read({ id: role })).enabledMark).toBe(0);
    await gone(
      '角色',
      permission.role.selector(),
      permission.role.selectorByPermission(),
      permission.role.listByOrgIds({ body: { organizeIds: [] } }),
    );
    await permission.role.updateState({ id: role });
    expect((await permission.role.read({ id: role })).enabledMark).toBe(1);
    expect(await text(permission.role.selector())).toContain('停用的角色');

    await permission.position.create({ body: { ...name('岗位'), organizeId: 'hq_hr' } });
    await gone(
      '岗位',
      permission.position.selector(),
      permission.position.all(),
      permission.position.listByOrgIds({ body: { organizeIds: ['hq_hr'] } }),
    );
    await permission.group.create({ body: { ...name('分组'), type: 'duty' } });
    await gone('分组', permission.group.selector());
    await permission.organize.create({ body: { ...name('公司'), parentId: 'binhai' } });
    await gone('公司', permission.organize.selector({ id: '0' }));
    await permission.department.create({ body: { ...name('部门'), parentId: 'binhai' } });
    await gone('部门', permission.department.selector({ id: '0' }));
    await system.area.create({ body: { parentId: '1101', fullName: '停用的区域', enCode: '110198', enabledMark: 0 } });
    await gone('区域', system.area.selector({ id: '1101', x: '0' }));
    await system.dictionaryData.create({ body: { ...name('颜色'), dictionaryTypeId: 'plateColour' } });
    await gone('颜色', system.dictionaryData.dataSelector({ id: 'plateColour' }), system.dictionaryData.all());

    const sources = createSources(admin, () => Promise.reject(new Error('no address is read here')));
    await permission.users.updateState({ id: 'user009' });
    const { realName } = await permission.users.read({ id: 'user009' });
    const found = await sources.users.search({ keyword: realName, page: 1, pageSize: 50 });
    expect(found.items.map(({ id }) => id)).not.toContain('user009');
    expect((await permission.users.all({ query: { keyword: realName } })).list.map(({ id }) => id)).not.toContain(
      'user009',
    );
    expect(await text(permission.users.selector())).not.toContain('"user009"');
  });
});
