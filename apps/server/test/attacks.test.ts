import { createField } from '@smart-admin/form-engine/core';
import { hashPassword, type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/*
 * What people try who want to do more than they have been given. The attacker has every button of the pages that manage
 * rights, over the research department (hq_rd and below), and of the visitors' page the rows of hq_rd alone.
 */
let app: TestApp;
let admin: ApiClient;
let attacker: ApiClient;
let password: string;
/** Made in beforeAll: below the attacker, above by permissions, above by rows, outside. */
let people: { weak: string; strong: string; widerRows: string; outside: string };
let holders: { own: string; disabled: string; strongPosition: string; strongGroup: string; relative: string };
let model: string;

const ADMIN_PAGES = ['user', 'role', 'position', 'group', 'authorize', 'organize', 'department', 'onlineUser'];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  password = await hashPassword('Secret123');
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').execute();
  const own = await role('attacker');
  const { list: nodes } = await admin.permission.authority.tree();
  const menu = [...ADMIN_PAGES.map((page) => `permission_${page}`), 'system_menu', 'extend_table', 'parking_visitor'];
  const codes = (kind: string, pages: string[]) =>
    nodes.filter((node) => node.kind === kind && pages.includes(node.parentId)).map(({ id }) => id);
  const managing = menu.filter((id) => id !== 'parking_visitor');
  await saveGrants(admin, 'Role', own, {
    menu,
    button: [...codes('button', managing), 'parking_visitor__btn_add'],
    list: codes('list', ['permission_user']),
    data: [
      { moduleId: 'permission_user', scope: 'organizes', organizeIds: ['hq_rd'] },
      { moduleId: 'parking_visitor', scope: 'department' },
    ],
  });
  await app.db
    .updateTable('userAccount')
    .set({ organizeId: 'hq_rd', positionId: '' })
    .where('id', '=', 'operator')
    .execute();
  await app.db
    .insertInto('membership')
    .values([
      { kind: 'organize', targetId: 'hq_rd', userId: 'operator' },
      { kind: 'role', targetId: own, userId: 'operator' },
    ])
    .execute();
  people = {
    weak: await person('weak', 'hq_rd_frontend'),
    strong: await person('strong', 'hq_rd_backend', { roleIds: ['developer'] }),
    widerRows: await person('rows', 'hq_rd_test'),
    outside: await person('outside', 'hq_hr'),
  };
  await saveGrants(admin, 'User', people.widerRows, {
    menu: ['parking_visitor'],
    data: [{ moduleId: 'parking_visitor', scope: 'all' }],
  });
  const strongGroup = await admin.permission.group.create({ body: { fullName: '强组', enCode: 'strongGroup' } });
  const disabled = await role('disabledStrong');
  const relative = await role('relativeRows');
  const strongPosition = 'hq_rd_manager';
  for (const [holder, id] of [
    ['Group', strongGroup],
    ['Role', disabled],
    ['Position', strongPosition],
  ] as const)
    await saveGrants(admin, holder, id, { menu: ['system_log'] });
  await admin.permission.members.add({ holder: 'Role', id: disabled, body: { userIds: ['operator'] } });
  await admin.permission.role.updateState({ id: disabled });
  await saveGrants(admin, 'Role', relative, {
    menu: ['parking_visitor'],
    data: [{ moduleId: 'parking_visitor', scope: 'department' }],
  });
  holders = { own, disabled, strongPosition, strongGroup, relative };
  model = await releaseModel(admin, 'attacked', [createField('text', { id: 'title', label: '标题' })]);
  attacker = await app.signIn('operator');
});
afterAll(() => app.stop());

const role = (enCode: string) => admin.permission.role.create({ body: { fullName: `角色${enCode}`, enCode } });
let mobile = 13_600_000_100;
const person = (account: string, organizeId: string, fields: object = {}) =>
  admin.permission.users.create({
    body: {
      account,
      realName: account,
      organizeIds: [organizeId],
      mobilePhone: String((mobile += 1)),
      ...fields,
      password,
    },
  });

/** Everything that decides what people may do. */
async function rights(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select md5(string_agg(line, ' ' order by line)) as state from (
      select g::text as line from grant_item g union all select d::text from data_grant d
      union all select concat(m.kind, m.target_id, m.user_id) from membership m
      union all select a::text from organize_administrator a
      union all select concat(u.id, u.password_hash, u.mobile_phone, u.organize_id, u.enabled_mark, u.lock_mark) from user_account u
      union all select concat(r.id, r.full_name, r.enabled_mark) from role r
      union all select concat(p.id, p.full_name, p.organize_id, p.enabled_mark) from position p
      union all select concat(g.id, g.full_name, g.enabled_mark) from user_group g
      union all select m::text from menu m union all select c::text from menu_code c
      union all select concat(o.id, o.path) from organize o
      union all select concat(s.id, s.ended_at) from session s) lines`.execute(app.db);
  return rows[0]?.state ?? '';
}

const change = async (id: string, fields: object) => {
  const {
    id: _id,
    lockMark: _lock,
    creatorTime: _made,
    lastModifyTime: _changed,
    hidden: _hidden,
    ...user
  } = await admin.permission.users.read({ id });
  return attacker.permission.users.update({ id, body: { ...user, ...fields } });
};
const own = () => admin.permission.authority.read({ holder: 'Role', id: holders.own });
const ownRows = async (moduleId: string, rule: object) => {
  const { data, ...grants } = await own();
  const next = data.map((row) => (row.moduleId === moduleId ? { ...row, ...rule } : row));
  return saveGrants(attacker, 'Role', holders.own, { ...grants, data: next });
};
const entry = async (id: string, fields: object) => {
  const { id: _id, ...menu } = await admin.system.menu.read({ id });
  return attacker.system.menu.update({ id, body: { ...menu, ...fields } });
};
const addTo = (holder: string, id: string, userIds: string[]) =>
  attacker.permission.members.add({ holder, id, body: { userIds } });
const reset = (id: string) =>
  attacker.permission.users.resetPassword({ id, body: { userPassword: password, validatePassword: password } });
const departmentBody = async (id: string) => {
  const { organizeId: _company, ...department } = await admin.permission.department.read({ id });
  return department;
};

const attacks: [name: string, attack: () => Promise<unknown>][] = [
  [
    'gives the own role a page',
    async () => {
      const grants = await own();
      return saveGrants(attacker, 'Role', holders.own, { ...grants, menu: [...grants.menu, 'system_config'] });
    },
  ],
  [
    'gives the own role a button',
    async () => {
      const grants = await own();
      const button = [...grants.button, 'parking_visitor__btn_edit'];
      return saveGrants(attacker, 'Role', holders.own, { ...grants, button });
    },
  ],
  ['gives the own role all rows', () => ownRows('parking_visitor', { scope: 'all' })],
  [
    'gives the own role the rows below the own department',
    () => ownRows('parking_visitor', { scope: 'departmentAndBelow' }),
  ],
  [
    'gives the own role a department by choosing it, and so all below it',
    () => ownRows('parking_visitor', { scope: 'organizes', organizeIds: ['hq_rd'] }),
  ],
  [
    'gives the own role a company by choosing it',
    () => ownRows('permission_user', { scope: 'organizes', organizeIds: ['group'] }),
  ],
  ['gives themselves a page', () => saveGrants(attacker, 'User', 'operator', { menu: ['system_log'] })],
  [
    'gives themselves rows',
    () => saveGrants(attacker, 'User', 'operator', { data: [{ moduleId: 'parking_visitor', scope: 'all' }] }),
  ],
  [
    'gives somebody rows of their department that the attacker does not see',
    () =>
      saveGrants(attacker, 'User', people.weak, {
        menu: ['parking_visitor'],
        data: [{ moduleId: 'parking_visitor', scope: 'department' }],
      }),
  ],
  ['takes a permission from a stronger role', () => saveGrants(attacker, 'Role', 'developer', {})],
  ['changes what a stronger person has been given', () => saveGrants(attacker, 'User', people.widerRows, {})],
  ['changes what somebody outside has been given', () => saveGrants(attacker, 'User', people.outside, {})],
  ['joins the administrators', () => addTo('Role', 'administrator', ['operator'])],
  ['joins a stronger role', () => addTo('Role', 'developer', ['operator'])],
  ['joins a stronger position', () => addTo('Position', holders.strongPosition, ['operator'])],
  ['joins a stronger group', () => addTo('Group', holders.strongGroup, ['operator'])],
  ['joins a stronger role by the user form', () => change('operator', { roleIds: [holders.own, 'developer'] })],
  ['joins a stronger position by the user form', () => change('operator', { positionIds: [holders.strongPosition] })],
  ['joins a stronger group by the user form', () => change('operator', { groupIds: [holders.strongGroup] })],
  ['puts somebody else into a stronger role', () => change(people.weak, { roleIds: ['developer'] })],
  [
    'puts somebody else into a role that gives rows of their own department',
    () => change(people.weak, { roleIds: [holders.relative] }),
  ],
  [
    'creates somebody with a stronger role',
    () =>
      attacker.permission.users.create({
        body: { account: 'helper', realName: '帮手', organizeIds: ['hq_rd'], roleIds: ['developer'], password },
      }),
  ],
  [
    'creates somebody outside of what they manage',
    () =>
      attacker.permission.users.create({
        body: { account: 'helper', realName: '帮手', organizeIds: ['hq_hr'], password },
      }),
  ],
  ['moves to a department whose rows come with it', () => change('operator', { organizeIds: ['hq_rd_test'] })],
  [
    'adds a department whose rows would come with it',
    () => change('operator', { organizeIds: ['hq_rd', 'hq_rd_test'] }),
  ],
  ['moves to an organisation outside', () => change('operator', { organizeIds: ['hq_hr'] })],
  [
    'takes a member out of a stronger role',
    () => attacker.permission.members.remove({ holder: 'Role', id: 'developer', body: { userIds: [people.strong] } }),
  ],
  [
    'takes themselves out of a disabled role that is stronger',
    () => attacker.permission.members.remove({ holder: 'Role', id: holders.disabled, body: { userIds: ['operator'] } }),
  ],
  ['resets the password of a stronger person', () => reset(people.strong)],
  ['resets the password of somebody who sees more rows', () => reset(people.widerRows)],
  ['resets the password of the administrator', () => reset('admin')],
  ['resets the password of somebody outside', () => reset(people.outside)],
  ['gives a stronger person another mobile number', () => change(people.strong, { mobilePhone: '13699999999' })],
  [
    'gives somebody who sees more rows another mobile number',
    () => change(people.widerRows, { mobilePhone: '13699999998' }),
  ],
  ['disables a stronger person', () => attacker.permission.users.updateState({ id: people.strong })],
  [
    'disables several, one of them stronger',
    () => attacker.permission.users.batchState({ body: { ids: [people.weak, people.widerRows], enabledMark: 0 } }),
  ],
  ['unlocks a stronger person', () => attacker.permission.users.unlock({ id: people.strong })],
  ['deletes a stronger person', () => attacker.permission.users.remove({ id: people.widerRows })],
  [
    'deletes several, one of them outside',
    () => attacker.permission.users.batchRemove({ body: { ids: [people.weak, people.outside] } }),
  ],
  [
    'signs the administrator out',
    async () => {
      const { list } = await admin.permission.onlineUser.list({ query: { keyword: 'admin' } });
      return attacker.permission.onlineUser.forceOffline({ id: list[0]?.id ?? '' });
    },
  ],
  [
    'enables a disabled role that gives them more',
    () => attacker.permission.role.updateState({ id: holders.disabled }),
  ],
  [
    'enables it by its form',
    () =>
      attacker.permission.role.update({ id: holders.disabled, body: { fullName: '启用', enCode: 'disabledStrong' } }),
  ],
  [
    'renames a stronger role',
    () => attacker.permission.role.update({ id: 'developer', body: { fullName: '开发', enCode: 'developer' } }),
  ],
  ['deletes a stronger group', () => attacker.permission.group.remove({ id: holders.strongGroup })],
  ['disables a stronger group', () => attacker.permission.group.updateState({ id: holders.strongGroup })],
  [
    'changes a stronger position',
    async () => {
      const {
        id: _id,
        creatorTime: _made,
        lastModifyTime: _changed,
        ...position
      } = await admin.permission.position.read({
        id: holders.strongPosition,
      });
      return attacker.permission.position.update({
        id: holders.strongPosition,
        body: { ...position, fullName: '改名' },
      });
    },
  ],
  [
    'makes themselves administrator of the company',
    () => attacker.permission.organize.updateAdministrators({ organizeId: 'group', body: { userIds: ['operator'] } }),
  ],
  [
    'makes themselves administrator of a branch',
    () => attacker.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: ['operator'] } }),
  ],
  [
    'moves a department below the own one',
    async () => {
      const body = await departmentBody('hq_hr');
      return attacker.permission.department.update({ id: 'hq_hr', body: { ...body, parentId: 'hq_rd' } });
    },
  ],
  ['gives the code of a page to an entry that they have', () => entry('extend_table', { enCode: 'system.config' })],
  ['takes its code from a page of the product', () => entry('system_config', { enCode: 'system.old' })],
  [
    'lets an entry that they have show a model',
    () => entry('extend_table', { type: 3, propertyJson: JSON.stringify({ moduleId: model }) }),
  ],
  [
    'switches the buttons of a page off, so that everybody has them',
    () => entry('parking_visitor', { isButtonAuthorize: 0 }),
  ],
  ['switches the columns of a page off', () => entry('parking_visitor', { isColumnAuthorize: 0 })],
  ['switches the fields of a page off', () => entry('parking_visitor', { isFormAuthorize: 0 })],
  ['switches the rows of a page off', () => entry('parking_visitor', { isDataAuthorize: 0 })],
];

describe('an attacker', () => {
  let before: string;
  beforeEach(async () => {
    before = await rights();
  });

  it.each(attacks)('%s: refused, and nothing has changed', async (_name, attack) => {
    const { message } = await refusal(attack(), 403);
    expect(message).not.toMatch(/user\d{3}|[0-9A-Za-z]{20}/);
    expect(await rights()).toBe(before);
  });
});

describe('the same people', () => {
  it('do what is theirs: give what they have, manage who is below them, move what they see', async () => {
    const helper = await role('helper');
    await saveGrants(attacker, 'Role', helper, {
      menu: ['extend_table', 'permission_user'],
      data: [{ moduleId: 'permission_user', scope: 'organizes', organizeIds: ['hq_rd_frontend'] }],
    });
    expect(await addTo('Role', helper, [people.weak])).toEqual({ changed: 1 });
    await reset(people.weak);
    await change(people.weak, { roleIds: [], mobilePhone: '13699999990' });
    await entry('extend_table', { fullName: '表格' });
    const { organizeIds } = await admin.permission.users.read({ id: people.weak });
    expect(organizeIds).toEqual(['hq_rd_frontend']);
  });

  it('import nobody with a role that they may not give', async () => {
    const row = {
      rowNumber: 2,
      account: 'imported',
      realName: '导入',
      gender: '',
      mobilePhone: '',
      email: '',
      organize: '技术研发中心',
      position: '',
      role: '开发人员',
      description: '',
    };
    const { snum, failResult } = await attacker.permission.users.importData({ body: { list: [row] } });
    expect(snum).toBe(0);
    expect(failResult[0]?.errors.join()).toContain('开发人员');
  });

  it('are told by name whose permissions go beyond theirs', async () => {
    expect((await refusal(addTo('Role', 'developer', ['operator']), 403)).message).toContain('开发人员');
  });
});
