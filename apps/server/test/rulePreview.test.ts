import { type ApiClient } from '@smart-admin/api-client';
import { type GrantsSchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readReleased } from '../src/modules/visualdev/releasedModel.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let role: string;
const ownGrants = {
  menu: ['permission_authorize', 'parking_visitor'],
  button: ['permission_authorize__btn_edit'],
  data: [{ moduleId: 'parking_visitor', scope: 'department' as const, organizeIds: [] }],
};
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  // those of the demonstration are nobody's here
  const { tables } = await readReleased(app.db, 'visitor');
  await sql`update ${sql.table(tables[0].name)} set _organize = 'hq_rd', _creator = 'admin'`.execute(app.db);
  for (const organizeId of ['binhai_parking', 'binhai_parking', 'binhai_device', 'hq_hr'])
    await placeRecord(organizeId);
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
  role = await admin.permission.role.create({ body: { fullName: '预览', enCode: 'rulePreview' } });
  const members = [await memberOf('binhai_device'), await memberOf('hq_hr'), 'admin'];
  await admin.permission.members.add({ holder: 'Role', id: role, body: { userIds: members } });
});
afterAll(() => app.stop());

async function placeRecord(organizeId: string) {
  const id = await admin.visualdev.records.create({ id: 'visitor', body: application });
  const { tables } = await readReleased(app.db, 'visitor');
  await sql`update ${sql.table(tables[0].name)} set _organize = ${organizeId} where _id = ${id}`.execute(app.db);
}

/** Somebody in a department who has nothing but what the tests give. */
async function memberOf(organizeId: string): Promise<string> {
  const { id } = await app.db
    .selectFrom('userAccount')
    .select('id')
    .where('organizeId', '=', organizeId)
    .where('enabledMark', '=', 1)
    .where('id', '<>', 'operator')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await app.db.deleteFrom('membership').where('userId', '=', id).where('kind', '<>', 'organize').execute();
  await app.db.deleteFrom('organizeAdministrator').where('userId', '=', id).execute();
  return id;
}

type Rule = z.input<typeof GrantsSchema>['data'][number];

const preview = async (client: ApiClient, data: Rule[]) => {
  const body = { menu: ['parking_visitor'], button: [], list: [], form: [], data };
  return (await client.permission.authority.preview({ holder: 'Role', id: role, body })).rules;
};
const visitor = (scope: Rule['scope'], organizeIds: string[] = []): Rule => ({
  moduleId: 'parking_visitor',
  scope,
  organizeIds,
});

it('tells how many people another rule reaches, and how many records the widest of them sees before and after', async () => {
  const total = (await admin.visualdev.records.list({ id: 'visitor', body: {} })).pagination.total;
  const reaches = { moduleId: 'parking_visitor', reached: 2 };
  // without the page nobody sees anything
  expect(await preview(admin, [visitor('all')])).toEqual([{ ...reaches, records: { before: 0, after: total } }]);
  await saveGrants(admin, 'Role', role, { menu: ['parking_visitor'], data: [visitor('own')] });
  expect(await preview(admin, [visitor('organizes', ['binhai_parking'])])).toEqual([
    { ...reaches, records: { before: 0, after: 2 } },
  ]);
  const group = await admin.permission.group.create({ body: { fullName: '预览组', enCode: 'rulePreviewGroup' } });
  const { list: members } = await admin.permission.members.list({ holder: 'Role', id: role, query: {} });
  await admin.permission.members.add({ holder: 'Group', id: group, body: { userIds: members.map(({ id }) => id) } });
  await saveGrants(admin, 'Group', group, {
    menu: ['parking_visitor'],
    data: [visitor('organizes', ['binhai_device'])],
  });
  // what they have from elsewhere stays
  expect(await preview(admin, [visitor('organizes', ['binhai_parking'])])).toEqual([
    { ...reaches, records: { before: 1, after: 3 } },
  ]);
});

it('tells a caller of limited scope only of people and records that they see themselves', async () => {
  const everybody = { moduleId: 'permission_user', scope: 'all' as const, organizeIds: [] };
  const seesPeople = { menu: [...ownGrants.menu, 'permission_user'], data: [...ownGrants.data, everybody] };
  await saveGrants(admin, 'User', 'operator', { ...ownGrants, ...seesPeople });
  const grantor = await app.signIn('operator');
  expect(await preview(grantor, [visitor('all')])).toEqual([
    { moduleId: 'parking_visitor', reached: 2, records: { before: 0, after: 2 } },
  ]);
  const withoutRecords = seesPeople.menu.filter((page) => page !== 'parking_visitor');
  await saveGrants(admin, 'User', 'operator', { ...ownGrants, ...seesPeople, menu: withoutRecords });
  expect(await preview(grantor, [visitor('all')])).toEqual([
    { moduleId: 'parking_visitor', reached: 2, records: null },
  ]);
  await saveGrants(admin, 'User', 'operator', ownGrants);
  expect(await preview(grantor, [visitor('all')])).toEqual([
    { moduleId: 'parking_visitor', reached: 0, records: null },
  ]);
});

it('tells of a page without a model how many people its rule reaches', async () => {
  expect(await preview(admin, [visitor('own'), { moduleId: 'permission_user', scope: 'all' }])).toEqual([
    { moduleId: 'permission_user', reached: 2, records: null },
  ]);
});
