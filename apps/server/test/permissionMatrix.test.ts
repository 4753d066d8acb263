import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
/** Sees the department binhai_parking, may grant and set members there. */
let grantor: ApiClient;
const ownGrants = {
  menu: ['permission_authorize', 'permission_user', 'parking_order', 'parking_visitor'],
  button: [
    'permission_authorize__btn_edit',
    'permission_authorize__btn_members',
    'parking_order__btn_detail',
    'parking_visitor__btn_add',
    'parking_visitor__btn_remove',
    'parking_visitor__btn_batchRemove',
  ],
  data: [
    { moduleId: 'permission_user', scope: 'department' as const },
    { moduleId: 'parking_visitor', scope: 'department' as const },
  ],
};
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
  await saveGrants(admin, 'User', 'operator', ownGrants);
  grantor = await app.signIn('operator');
});
afterAll(() => app.stop());

const newRole = (enCode: string) => admin.permission.role.create({ body: { fullName: `角色${enCode}`, enCode } });
const inDepartment = async (organizeId: string) =>
  (await app.db
    .selectFrom('userAccount')
    .select(['id', 'account', 'realName'])
    .where('organizeId', '=', organizeId)
    .where('id', '<>', 'operator')
    .where('enabledMark', '=', 1)
    .orderBy('id')
    .execute()) as [
    { id: string; account: string; realName: string },
    { id: string; account: string; realName: string },
  ];

describe('the tree of permissions', () => {
  it('says what the caller may give, and of which rows', async () => {
    const nodes = new Map((await grantor.permission.authority.tree()).list.map((node) => [node.id, node]));
    expect(nodes.get('parking_order')?.givable).toBe(true);
    expect(nodes.get('system_menu')?.givable).toBe(false);
    expect(nodes.get('parking_visitor__btn_add')?.givable).toBe(true);
    expect(nodes.get('parking_visitor__btn_edit')?.givable).toBe(false);
    expect(nodes.get('parking_visitor__data')?.scopes).toEqual([
      'organizes',
      'departmentAndBelow',
      'department',
      'own',
    ]);
    const all = (await admin.permission.authority.tree()).list;
    expect(all.every(({ givable }) => givable)).toBe(true);
    expect(all.find(({ id }) => id === 'parking_visitor__data')?.scopes).toContain('all');
  });

  it('gives and takes deleting several together with deleting', async () => {
    const follower = (await admin.permission.authority.tree()).list.find(
      ({ id }) => id === 'parking_visitor__btn_batchRemove',
    );
    expect(follower?.follows).toBe('parking_visitor__btn_remove');
    const role = await newRole('follow');
    const button = ['parking_visitor__btn_remove'];
    const given = await saveGrants(admin, 'Role', role, { menu: ['parking_visitor'], button });
    expect(given.added.sort()).toEqual([
      'parking_visitor',
      'parking_visitor__btn_batchRemove',
      'parking_visitor__btn_remove',
    ]);
    const left = await saveGrants(admin, 'Role', role, {
      menu: ['parking_visitor'],
      button: ['parking_visitor__btn_batchRemove'],
    });
    expect(left.removed.sort()).toEqual(['parking_visitor__btn_batchRemove', 'parking_visitor__btn_remove']);
  });
});

describe('holders', () => {
  it('are listed by type with their members, paged and found by a keyword', async () => {
    const holders = (holder: string, query: object = {}) => admin.permission.authority.holders({ holder, query });
    const roles = await holders('Role', { pageSize: 3 });
    expect(roles.list).toHaveLength(3);
    expect(roles.pagination.total).toBeGreaterThan(7);
    const [administrators] = (await holders('Role', { keyword: 'administrator' })).list;
    expect(administrators).toMatchObject({ id: 'administrator', fixed: true });
    const [auditors] = (await holders('Role', { keyword: '审计' })).list;
    expect(auditors).toMatchObject({ id: 'auditor', fullName: '审计人员', fixed: false });
    const { pagination } = await admin.permission.members.list({ holder: 'Role', id: 'auditor', query: {} });
    expect(auditors?.memberCount).toBe(pagination.total);
    const [position] = (await holders('Position', { keyword: '停车管理员', pageSize: 1 })).list;
    expect(position).toMatchObject({ fullName: '停车管理员', note: '停车运营部' });
    expect((await holders('Group')).list.length).toBeGreaterThan(0);
    expect((await holders('User', { keyword: 'operator' })).list).toEqual([
      { id: 'operator', fullName: '吴运营', note: 'operator', memberCount: 1, fixed: false },
    ]);
    await refusal(holders('Nobody'), 404);
  });

  it('of the type user are those within the data permission, and only their grants are read', async () => {
    const { list } = await grantor.permission.authority.holders({ holder: 'User', query: { pageSize: 100 } });
    const seen = new Set(list.map(({ id }) => id));
    const [own] = await inDepartment('binhai_parking');
    const [foreign] = await inDepartment('hq_hr');
    expect(seen.has(own.id)).toBe(true);
    expect(seen.has(foreign.id)).toBe(false);
    await grantor.permission.authority.read({ holder: 'User', id: own.id });
    await refusal(grantor.permission.authority.read({ holder: 'User', id: foreign.id }), 403);
    await refusal(grantor.permission.authority.copy({ holder: 'User', id: foreign.id }), 403);
    await refusal(grantor.permission.authority.history({ holder: 'User', id: foreign.id, query: {} }), 403);
    await refusal(saveGrants(admin, 'User', 'nobody', {}), 404);
  });

  it('say whether the caller may change them', async () => {
    const editable = async (holder: string, id: string) =>
      (await grantor.permission.authority.read({ holder, id })).editable;
    expect(await editable('Role', await newRole('empty'))).toBe(true);
    expect(await editable('Role', 'developer')).toBe(false);
    expect(await editable('Role', 'administrator')).toBe(false);
    expect((await admin.permission.authority.read({ holder: 'Role', id: 'developer' })).editable).toBe(true);
  });
});

describe('a save', () => {
  it('answers what it changed and is kept with who did it', async () => {
    const role = await newRole('history');
    const first = await saveGrants(admin, 'Role', role, {
      menu: ['parking_order', 'permission_user'],
      data: [{ moduleId: 'permission_user', scope: 'department' }],
    });
    expect(first).toEqual({
      revision: 1,
      added: ['parking_order', 'permission_user'],
      removed: [],
      data: [{ moduleId: 'permission_user', before: null, after: { scope: 'department', organizeIds: [] } }],
    });
    const second = await saveGrants(admin, 'Role', role, {
      menu: ['permission_user'],
      data: [{ moduleId: 'permission_user', scope: 'organizes', organizeIds: ['binhai'] }],
    });
    expect(second).toMatchObject({ revision: 2, added: [], removed: ['parking_order'] });
    expect(second.data[0]).toMatchObject({ before: { scope: 'department' }, after: { organizeIds: ['binhai'] } });
    const history = await admin.permission.authority.history({ holder: 'Role', id: role, query: {} });
    expect(history.list.map(({ revision, userName }) => [revision, userName])).toEqual([
      [2, '系统管理员'],
      [1, '系统管理员'],
    ]);
    expect(history.list[0]?.change.removed).toEqual(['parking_order']);
    expect((await admin.permission.authority.read({ holder: 'Role', id: role })).saved).toMatchObject({ revision: 2 });
  });

  it('that changes nothing makes no revision', async () => {
    const role = await newRole('same');
    await saveGrants(admin, 'Role', role, { menu: ['parking_order'] });
    expect(await saveGrants(admin, 'Role', role, { menu: ['parking_order'] })).toMatchObject({
      revision: 1,
      added: [],
    });
  });

  it('of a revision that somebody else has replaced is refused and changes nothing', async () => {
    const role = await newRole('stale');
    const grants = { menu: ['parking_order'], button: [], list: [], form: [], data: [] };
    const save = (menu: string[], revision: number) =>
      admin.permission.authority.update({ holder: 'Role', id: role, body: { ...grants, menu, revision } });
    await save(['parking_order'], 0);
    expect((await refusal(save([], 0), 409)).message).toContain('他人');
    const outcomes = await Promise.allSettled(['parking_lot', 'parking_visitor'].map((menu) => save([menu], 1)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await admin.permission.authority.read({ holder: 'Role', id: role })).revision).toBe(2);
  });

  it('keeps what belongs to pages that are switched off for the time being', async () => {
    const role = await newRole('hidden');
    await saveGrants(admin, 'Role', role, { menu: ['extend_graph', 'parking_order'] });
    await admin.system.menu.updateState({ id: 'extend_graph' });
    await saveGrants(admin, 'Role', role, { menu: ['parking_order'] });
    await admin.system.menu.updateState({ id: 'extend_graph' });
    expect((await admin.permission.authority.read({ holder: 'Role', id: role })).menu).toContain('extend_graph');
  });
});

describe('copying from another holder', () => {
  it('gives everything to administrators, and to others what they may give', async () => {
    const role = await newRole('source');
    const given = {
      menu: ['parking_order', 'system_menu', 'parking_visitor'],
      button: ['parking_order__btn_detail', 'system_menu__btn_edit'],
      data: [{ moduleId: 'parking_visitor', scope: 'all' as const }],
    };
    await saveGrants(admin, 'Role', role, given);
    const all = await admin.permission.authority.copy({ holder: 'Role', id: role });
    expect(all).toMatchObject({ leftOut: 0, data: [{ moduleId: 'parking_visitor', scope: 'all' }] });
    const some = await grantor.permission.authority.copy({ holder: 'Role', id: role });
    expect(some).toMatchObject({
      menu: ['parking_order', 'parking_visitor'],
      button: ['parking_order__btn_detail'],
      data: [],
      leftOut: 3,
    });
  });
});

describe('the preview of a save', () => {
  it('tells how many members gain and lose, and who has it from where else', async () => {
    const role = await newRole('preview');
    const people = (await inDepartment('binhai_device')).map(({ id }) => id);
    await admin.permission.members.add({ holder: 'Role', id: role, body: { userIds: people } });
    const group = await admin.permission.group.create({ body: { fullName: '值班', enCode: 'previewDuty' } });
    await admin.permission.members.add({ holder: 'Group', id: group, body: { userIds: people.slice(0, 1) } });
    await saveGrants(admin, 'Role', role, { menu: ['extend_graph'] });
    await saveGrants(admin, 'Group', group, { menu: ['extend_graph', 'extend_table'] });
    const { change, effects } = await admin.permission.authority.preview({
      holder: 'Role',
      id: role,
      body: { menu: ['extend_table'], button: [], list: [], form: [], data: [] },
    });
    expect(change).toEqual({ added: ['extend_table'], removed: ['extend_graph'], data: [] });
    const source = { key: `Group:${group}`, type: 'Group', id: group, fullName: '值班', note: 'previewDuty' };
    const counts = { reached: people.length - 1, others: 1, sources: [source] };
    expect(effects).toEqual([
      { itemId: 'extend_table', ...counts },
      { itemId: 'extend_graph', ...counts },
    ]);
    expect((await admin.permission.authority.read({ holder: 'Role', id: role })).menu).toEqual(['extend_graph']);
    await admin.permission.role.updateState({ id: role });
    const disabled = await admin.permission.authority.preview({
      holder: 'Role',
      id: role,
      body: { menu: [], button: [], list: [], form: [], data: [] },
    });
    expect(disabled.effects).toEqual([{ itemId: 'extend_graph', reached: 0, others: 0, sources: [] }]);
  });
});

describe('why somebody has what they have', () => {
  it('names every source of every permission and row rule', async () => {
    const [person] = await inDepartment('binhai_customer');
    await app.db.deleteFrom('membership').where('userId', '=', person.id).where('kind', '<>', 'organize').execute();
    const role = await newRole('whyRole');
    const off = await newRole('whyOff');
    const position = 'binhai_customer_staff';
    for (const [holder, id] of [
      ['Role', role],
      ['Role', off],
      ['Position', position],
    ] as const)
      await admin.permission.members.add({ holder, id, body: { userIds: [person.id] } });
    await saveGrants(admin, 'Role', role, {
      menu: ['parking_visitor'],
      button: ['parking_visitor__btn_add'],
      data: [{ moduleId: 'parking_visitor', scope: 'department' }],
    });
    await saveGrants(admin, 'Role', off, { menu: ['extend_graph'] });
    await admin.permission.role.updateState({ id: off });
    await saveGrants(admin, 'Position', position, {
      menu: ['parking_visitor'],
      data: [{ moduleId: 'parking_visitor', scope: 'organizes', organizeIds: ['binhai'] }],
    });
    await saveGrants(admin, 'User', person.id, { menu: ['extend_table'] });
    await admin.permission.organize.updateAdministrators({ organizeId: 'xicheng', body: { userIds: [person.id] } });
    const why = await admin.permission.authority.why({ id: person.id });
    const keys = { role: `Role:${role}`, position: `Position:${position}`, user: `User:${person.id}` };
    expect(why.user).toMatchObject({ id: person.id, realName: person.realName });
    expect(new Set(why.sources.map(({ key }) => key))).toEqual(new Set([...Object.values(keys), 'Organize:xicheng']));
    const sourcesOf = (id: string) => why.items.find(({ itemId }) => itemId === id)?.sources.sort();
    expect(sourcesOf('parking_visitor')).toEqual([keys.position, keys.role]);
    expect(sourcesOf('parking_visitor__btn_add')).toEqual([keys.role]);
    expect(sourcesOf('extend_table')).toEqual([keys.user]);
    expect(sourcesOf('extend_graph')).toBeUndefined();
    expect(why.data).toEqual([
      {
        moduleId: 'parking_visitor',
        rules: expect.arrayContaining([
          { source: keys.role, scope: 'department', organizeIds: [], organizeNames: [] },
          {
            source: keys.position,
            scope: 'organizes',
            organizeIds: ['binhai'],
            organizeNames: ['滨海停车管理有限公司'],
          },
          {
            source: 'Organize:xicheng',
            scope: 'organizes',
            organizeIds: ['xicheng'],
            organizeNames: ['西城停车管理有限公司'],
          },
        ]) as unknown,
      },
    ]);
    expect(why.data[0]?.rules).toHaveLength(3);
    // what is explained is what the server decides by
    const session = await app.signIn(person.account, 'Smart123');
    const pages = (await session.oauth.currentUser()).permissionList.map(({ modelId }) => modelId);
    expect(pages.sort()).toEqual(['extend_table', 'parking_visitor']);
  });

  it('says of administrators that they have everything by that', async () => {
    const why = await admin.permission.authority.why({ id: 'admin' });
    const nodes = (await admin.permission.authority.tree()).list.filter(({ kind }) => kind !== 'data');
    expect(why.items).toHaveLength(nodes.length);
    expect(why.items.every(({ sources }) => sources.includes('Administrator'))).toBe(true);
    expect(why.data.every(({ rules }) => rules[0]?.scope === 'all')).toBe(true);
  });

  it('is refused beyond the data permission', async () => {
    const [own] = await inDepartment('binhai_parking');
    const [foreign] = await inDepartment('hq_hr');
    expect((await grantor.permission.authority.why({ id: own.id })).user.id).toBe(own.id);
    await refusal(grantor.permission.authority.why({ id: foreign.id }), 403);
    await refusal(admin.permission.authority.why({ id: 'nobody' }), 404);
  });
});

describe('members', () => {
  it('are paged and found by a keyword, added and removed in place', async () => {
    const role = await newRole('members');
    const people = [...(await inDepartment('binhai_parking')), ...(await inDepartment('hq_hr'))];
    const userIds = people.map(({ id }) => id);
    const where = { holder: 'Role', id: role };
    expect(await admin.permission.members.add({ ...where, body: { userIds } })).toEqual({ changed: userIds.length });
    expect(await admin.permission.members.add({ ...where, body: { userIds } })).toEqual({ changed: 0 });
    const page = await admin.permission.members.list({ ...where, query: { pageSize: 2, currentPage: 2 } });
    expect(page.list).toHaveLength(2);
    expect(page.pagination.total).toBe(userIds.length);
    const { account, id } = people[0] ?? { account: '', id: '' };
    const found = await admin.permission.members.list({ ...where, query: { keyword: account } });
    expect(found.list.map((member) => member.id)).toContain(id);
    expect(await admin.permission.members.remove({ ...where, body: { userIds: [id] } })).toEqual({ changed: 1 });
    expect((await admin.permission.members.list({ ...where, query: {} })).pagination.total).toBe(userIds.length - 1);
    await refusal(admin.permission.members.add({ ...where, body: { userIds: ['nobody'] } }), 400);
  });

  it('beyond the data permission are neither shown nor added, removed or lost', async () => {
    const role = await newRole('scoped');
    const [own] = await inDepartment('binhai_parking');
    const [foreign, other] = await inDepartment('hq_hr');
    const where = { holder: 'Role', id: role };
    await app.db.deleteFrom('membership').where('userId', '=', own.id).where('kind', '<>', 'organize').execute();
    await admin.permission.members.add({ ...where, body: { userIds: [foreign.id, own.id] } });
    const shown = await grantor.permission.members.list({ ...where, query: {} });
    expect(shown).toMatchObject({ list: [{ id: own.id }], pagination: { total: 1 } });
    await refusal(grantor.permission.members.add({ ...where, body: { userIds: [other.id] } }), 403);
    await refusal(grantor.permission.members.remove({ ...where, body: { userIds: [foreign.id] } }), 403);
    await grantor.permission.members.remove({ ...where, body: { userIds: [own.id] } });
    const left = await admin.permission.members.list({ ...where, query: {} });
    expect(left.list.map(({ id }) => id)).toEqual([foreign.id]);
  });
});
