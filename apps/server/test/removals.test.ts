import { createField } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanBin } from '../src/modules/visualdev/records/recycle/purgeRecords.js';
import { hashPassword } from '@smart-admin/api-client';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

// what other modules keep about something ends with it, in its transaction

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const BODY = { fullName: '临时', enCode: 'temporary' };

it.for([
  ['Group', () => admin.permission.group.create({ body: BODY }), (id: string) => admin.permission.group.remove({ id })],
  [
    'Role',
    () => admin.permission.role.create({ body: { ...BODY, globalMark: 1 } }),
    (id: string) => admin.permission.role.remove({ id }),
  ],
  [
    'Position',
    () => admin.permission.position.create({ body: { ...BODY, organizeId: 'hq_hr' } }),
    (id: string) => admin.permission.position.remove({ id }),
  ],
] as const)('takes away what a removed holder had been given: %s', async ([holder, create, remove]) => {
  const id = await create();
  await saveGrants(admin, holder, id, { menu: ['system_log'] });
  const given = async () => {
    const items = app.db.selectFrom('grantItem').select('itemId').where('holderType', '=', holder);
    const saves = app.db.selectFrom('grantSave').select('revision').where('holderType', '=', holder);
    return [
      (await items.where('holderId', '=', id).execute()).length,
      (await saves.where('holderId', '=', id).execute()).length,
    ];
  };
  expect(await given()).toEqual([1, 1]);
  await remove(id);
  expect(await given()).toEqual([0, 0]);
});

it('forgets the files of records that the bin drops by age, and of those in the bin of a removed model', async () => {
  const model = await releaseModel(admin, 'removals.files', [createField('text', { id: 'title', label: '标题' })]);
  const file = (name: string) => `annex_${name.repeat(32)}.pdf`;
  const create = (name: string) => admin.visualdev.records.create({ id: model, body: { title: file(name) } });
  const [old, young] = [await create('a'), await create('b')];
  for (const recordId of [old, young]) await admin.visualdev.records.remove({ id: model, recordId });
  const used = async () =>
    (
      await app.db.selectFrom('fileUsage').select('fileName').where('modelId', '=', model).orderBy('fileName').execute()
    ).map(({ fileName }) => fileName);
  expect(await used()).toEqual([file('a'), file('b')]);
  await sql`update recycled_record set deleted_at = now() - interval '31 days' where record_id = ${old}`.execute(
    app.db,
  );
  await cleanBin(app.deps, { days: 30 });
  expect(await used()).toEqual([file('b')]);
  await admin.visualdev.models.remove({ id: model });
  expect(await used()).toEqual([]);
});

it('lets nobody keep a removed user: their rights, their avatar, what they managed and administered', async () => {
  const body = {
    account: 'leaver',
    realName: '离职者',
    organizeIds: ['hq_hr'],
    password: await hashPassword('Secret123'),
  };
  const id = await admin.permission.users.create({ body });
  await saveGrants(admin, 'User', id, { menu: ['system_log'] });
  await sql`insert into file_usage (kind, owner_id, field, file_name)
    values ('user', ${id}, 'head_icon', ${`userAvatar_${'c'.repeat(32)}.png`})`.execute(app.db);
  await sql`update organize set manager_id = ${id} where id = 'hq_hr'`.execute(app.db);
  await sql`insert into organize_administrator (organize_id, user_id) values ('hq_hr', ${id})`.execute(app.db);
  const left = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from grant_item where holder_type = 'User' and holder_id = ${id}
      union all select count(*)::int from grant_save where holder_type = 'User' and holder_id = ${id}
      union all select count(*)::int from file_usage where owner_id = ${id}
      union all select count(*)::int from organize where manager_id = ${id}
      union all select count(*)::int from organize_administrator where user_id = ${id}`.execute(app.db);
    return rows.map(({ count }) => count);
  };
  expect(await left()).toEqual([1, 1, 1, 1, 1]);
  await admin.permission.users.remove({ id });
  expect(await left()).toEqual([0, 0, 0, 0, 0]);
});

it('takes away what had been given of a removed menu entry, and of codes that left one that stays', async () => {
  const group = await admin.permission.group.create({ body: { fullName: '有权', enCode: 'entitled' } });
  const page = {
    ...{ enCode: 'removals.page', fullName: '页面', parentId: '-1', type: 2 },
    ...({ isButtonAuthorize: 1, isColumnAuthorize: 1 } as const),
    buttons: [
      { enCode: 'btn_a', fullName: '甲' },
      { enCode: 'btn_b', fullName: '乙' },
    ],
    columns: [{ enCode: 'name', fullName: '名称' }],
  };
  const id = await admin.system.menu.create({ body: page });
  const codes = await app.db.selectFrom('menuCode').select(['id', 'kind', 'enCode']).where('menuId', '=', id).execute();
  const idsOf = (kind: string) => codes.filter((code) => code.kind === kind).map((code) => code.id);
  await saveGrants(admin, 'Group', group, { menu: [id], button: idsOf('button'), list: idsOf('list') });
  const given = async () => {
    const { rows } = await sql<{ kind: string; code: string | null }>`
      select item.kind, en_code as code from grant_item item left join menu_code on menu_code.id = item_id
      where holder_id = ${group} order by item.kind, en_code`.execute(app.db);
    return rows.map(({ kind, code }) => code ?? kind);
  };
  expect(await given()).toEqual(['btn_a', 'btn_b', 'name', 'menu']);
  await admin.system.menu.update({ id, body: { ...page, buttons: page.buttons.slice(0, 1), columns: [] } });
  expect(await given()).toEqual(['btn_a', 'menu']);
  await admin.system.menu.remove({ id });
  expect(await given()).toEqual([]);
});
