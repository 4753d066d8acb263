import { hashPassword, type ApiClient } from '@smart-admin/api-client';
import { type MenuEntry } from '@smart-admin/api-client/contract';
import { createField } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const password = await hashPassword('Secret123');
  for (const [account, organizeId] of [
    ['seek1', 'hq_hr'],
    ['seek2', 'binhai_parking'],
  ] as const)
    await admin.permission.users.create({
      body: { account, realName: '慕容复', organizeIds: [organizeId], password },
    });
  for (const [enCode, organizeId] of [
    ['seek.p1', 'hq_hr'],
    ['seek.p2', 'binhai_parking'],
  ] as const)
    await admin.permission.position.create({ body: { fullName: '慕容师', enCode, organizeId } });
  await admin.permission.department.create({ body: { fullName: '慕容部', enCode: 'seek.d', parentId: 'hq_hr' } });
  await admin.permission.role.create({ body: { fullName: '慕容角', enCode: 'seek.r' } });
  await admin.visualdev.records.create({ id: 'visitor', body: { ...application, reason: '慕容来访' } });
});
afterAll(() => app.stop());

const search = async (client: ApiClient, keyword: string) =>
  (await client.permission.search.records({ query: { keyword } })).list;

it('finds people, places, positions, roles and records by word and sound, each with what tells it apart and its page', async () => {
  for (const keyword of ['慕容', 'murong', 'mr', '慕r']) {
    const found = await search(admin, keyword);
    expect(
      found.map(({ page, label }) => [page, label]),
      keyword,
    ).toEqual(
      expect.arrayContaining([
        ['permission.user', '慕容复 (seek1)'],
        ['permission.user', '慕容复 (seek2)'],
        ['permission.department', '慕容部'],
        ['permission.position', expect.stringContaining('慕容师') as string],
        ['permission.role', '慕容角'],
      ]),
    );
    expect(found.find(({ keyword: account }) => account === 'seek1')?.hint).toBe('人力资源部');
    expect(found.some(({ page }) => page === 'parking.visitor')).toBe(true);
  }
  await refusal(admin.permission.search.records({ query: { keyword: ' ' } }), 400);
});

it('gives somebody only the pages that they have, and of these their rows', async () => {
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  await saveGrants(admin, 'User', 'operator', {
    menu: ['permission_user', 'parking_visitor'],
    list: ['permission_user__account', 'permission_user__realName'],
    data: [{ moduleId: 'permission_user', scope: 'organizes', organizeIds: ['binhai'] }],
  });
  const operator = await app.signIn('operator');
  expect(await search(operator, 'murong')).toEqual([
    // the organisation is a column that they have not been given
    expect.objectContaining({ page: 'permission.user', label: '慕容复 (seek2)', hint: '' }) as object,
  ]);
});

it('looks through the ten models that stand first in the caller’s own menu, in its order', async () => {
  const directory = (enCode: string, sortCode: number) =>
    admin.system.menu.create({
      body: { parentId: '-1', enCode, fullName: enCode, type: 1, category: 'Web', sortCode },
    });
  const [last, first] = [await directory('seekLast', 9_002), await directory('seekFirst', 9_001)];
  const title = createField('text', { id: 'title', label: '标题' });
  const pageIds = new Map<string, string>();
  for (let number = 1; number <= 11; number += 1) {
    const enCode = `seek.model${number}`;
    const id = await releaseModel(admin, enCode, [title], undefined, { pcModuleParentId: number <= 6 ? last : first });
    pageIds.set(enCode, (await admin.visualdev.models.read({ id })).menuId);
    await admin.visualdev.records.create({ id, body: { title: '慕容记录' } });
  }
  const { list: released } = await admin.visualdev.models.selector();
  const pagesOf = (menu: readonly MenuEntry[]): string[] =>
    menu.flatMap(({ enCode, propertyJson, children }) => [
      ...(released.some(({ id }) => propertyJson === JSON.stringify({ moduleId: id })) ? [enCode] : []),
      ...pagesOf(children ?? []),
    ]);
  const inMenu = pagesOf((await admin.oauth.currentUser()).menuList);
  const others = ['leaveBalance', 'extend.form', 'extend.importExport', 'extend.order'];
  expect(inMenu).toHaveLength(16);
  expect(inMenu.slice(0, 6)).toEqual(['parking.visitor', ...others, 'seek.model7']);
  const models = new Set(inMenu);
  const found = (await search(admin, '慕容')).map(({ page }) => page).filter((page) => models.has(page));
  // balances and samples are looked through and hold no such text
  expect(found).toEqual(inMenu.slice(0, 10).filter((page) => !others.includes(page)));

  const beyond = inMenu.slice(10);
  const ids = beyond.map((page) => pageIds.get(page) ?? '');
  const { list: nodes } = await admin.permission.authority.tree();
  await saveGrants(admin, 'User', 'operator', {
    menu: ids,
    list: nodes.filter(({ parentId, kind }) => kind === 'list' && ids.includes(parentId)).map(({ id }) => id),
    data: ids.map((moduleId) => ({ moduleId, scope: 'all' as const, organizeIds: [] })),
  });
  expect((await search(await app.signIn('operator'), '慕容')).map(({ page }) => page)).toEqual(beyond);
});

it('reads no whole table of 10,000 users', async () => {
  await sql`
    insert into user_account (id, account, real_name, password_hash, organize_id, mobile_phone)
    select 'bulk' || n, 'bulk' || n, '批量' || n, 'none', 'hq_rd', '199' || lpad(n::text, 8, '0') from generate_series(1, 10000) n`.execute(
    app.db,
  );
  await sql`vacuum analyze user_account`.execute(app.db);
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await search(admin, 'murong');
  const sent = spy.mock.calls
    .map(([statement]) => statement as unknown as { text?: string; values: unknown[] })
    .find(({ text }) => /from "user_account"/.test(text ?? '') && /sound/.test(text ?? ''));
  spy.mockRestore();
  const client = new pg.Client(app.config as pg.ClientConfig);
  await client.connect();
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sent?.text ?? ''}`, sent?.values);
  await client.end();
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on user_account\s/);
});
