import { type ApiClient } from '@smart-admin/api-client';
import { createField, encodeListDefinition } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let id: string;
const records: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const options = ['new', 'done'].map((value) => ({ value, label: value }));
  const fields = [
    createField('text', { id: 'title', label: '事由' }),
    createField('radio', { id: 'state', label: '状态', options }),
    createField('date', { id: 'day', label: '日期' }),
  ];
  const [title] = fields;
  // neither the state nor the day is a column or a search field
  const list = { ...listOf(title ? [title] : []), layouts: ['board' as const, 'calendar' as const] };
  const columnData = JSON.stringify(encodeListDefinition({ ...list, boardField: 'state', calendarStart: 'day' }));
  id = await admin.visualdev.models.create({ body: { ...modelBody('layouts', fields), columnData } });
  await admin.visualdev.models.release({ id, body: {} });
  for (const [name, state, day] of [
    ['a', 'new', '2026-11-02'],
    ['b', 'done', '2026-11-20'],
    ['c', '', '2026-12-01'],
  ] as const)
    records[name] = await admin.visualdev.records.create({ id, body: { title: name, state, day } });
});
afterAll(() => app.stop());

async function found(queryJson: Record<string, unknown>, by = admin): Promise<unknown[]> {
  const { list, pagination } = await by.visualdev.records.list({ id, body: { queryJson, sidx: 'title', sort: 'asc' } });
  expect(pagination.total).toBe(list.length);
  return list.map(({ title }) => title);
}

it('records are asked for by the fields of the layouts, also where they are empty', async () => {
  expect(await found({ state: 'new' })).toEqual(['a']);
  expect(await found({ state: { isEmpty: true } })).toEqual(['c']);
  expect(await found({ day: ['2026-11-01', '2026-11-30'] })).toEqual(['a', 'b']);
  const { list } = await admin.visualdev.records.list({ id, body: { queryJson: { state: 'done' } } });
  expect(list).toEqual([expect.objectContaining({ title: 'b', state: 'done', state_name: 'done', day: '2026-11-20' })]);
});

it('these questions have an index each', async () => {
  const { rows } = await sql<{ tablename: string; indexdef: string }>`
    select tablename, indexdef from pg_indexes where indexdef ~ 'list_'`.execute(app.db);
  const table = rows.find(({ indexdef }) => indexdef.includes('(day,'))?.tablename;
  const own = rows.filter(({ tablename, indexdef }) => tablename === table && /\(state,|\(day,/.test(indexdef));
  expect(own).toHaveLength(2);
});

it('nobody is told by them what they may not see, or records that are not theirs', async () => {
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  const { menuId } = await admin.visualdev.records.config({ id });
  const codes = await app.db
    .selectFrom('menuCode')
    .select(['id', 'kind', 'enCode'])
    .where('menuId', '=', menuId)
    .execute();
  const idOf = (kind: string, enCode: string) =>
    codes.flatMap((code) => (code.kind === kind && code.enCode === enCode ? [code.id] : []));
  const grant = async (form: string[], scope: 'all' | 'own') => {
    const grants = { menu: [menuId], list: idOf('list', 'title'), form: form.flatMap((field) => idOf('form', field)) };
    await saveGrants(admin, 'User', 'operator', { ...grants, data: [{ moduleId: menuId, scope }] });
    return app.signIn('operator');
  };
  const blind = await grant([], 'all');
  await refusal(blind.visualdev.records.list({ id, body: { queryJson: { state: 'new' } } }), 403);
  const { list } = await blind.visualdev.records.list({ id, body: {} });
  expect(list.every((row) => !('state' in row) && !('day' in row))).toBe(true);
  const reader = await grant(['state:read'], 'all');
  expect(await found({ state: 'new' }, reader)).toEqual(['a']);
  expect(await found({ state: 'new' }, await grant(['state:read'], 'own'))).toEqual([]);
});
