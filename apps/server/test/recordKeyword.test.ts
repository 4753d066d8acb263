import { createField, encodeListDefinition } from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let id: string;

const fields = [
  createField('text', { id: 'title', label: '标题' }),
  // a column that the list does not show on any device
  createField('text', { id: 'code', label: '编号' }),
  // in the form alone
  createField('textarea', { id: 'note', label: '备注' }),
  createField('text', { id: 'secret', label: '内部说明' }),
];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
  const { columns, ...list } = listOf(fields.slice(0, 2));
  const shown = columns.map((column) => (column.id === 'code' ? { ...column, visibility: [] } : column));
  const columnData = JSON.stringify(encodeListDefinition({ ...list, search: [], columns: shown }));
  id = await admin.visualdev.models.create({ body: { ...modelBody('keyword.fields', fields), columnData } });
  await admin.visualdev.models.release({ id, body: {} });
  const body = { title: '合同', code: 'HT-2026-118', note: '请张工核对', secret: '底价八万' };
  await admin.visualdev.records.create({ id, body });
  await admin.visualdev.records.create({ id, body: { title: '其他', code: '1', note: '', secret: '' } });
});
afterAll(() => app.stop());

const found = async (client: ApiClient, keyword: string) =>
  (await client.visualdev.records.list({ id, body: { keyword } })).list.map(({ title }) => title);

/** Gives the operator the page and all its codes but those of some fields. */
async function give(...hidden: string[]) {
  const { menuId } = await admin.visualdev.records.config({ id });
  const codes = await app.db.selectFrom('menuCode').selectAll().where('menuId', '=', menuId).execute();
  const of = (kind: string) =>
    codes
      .filter((code) => code.kind === kind && !hidden.includes(code.enCode.split(':')[0] ?? ''))
      .map((code) => code.id);
  const data = [{ moduleId: menuId, scope: 'all' as const }];
  await saveGrants(admin, 'Role', 'operator', { menu: [menuId], list: of('list'), form: of('form'), data });
}

it.each(['HT-2026', '张工', 'zhanggong', '底价'])(
  'the keyword %s finds a record by a field that the list does not show',
  async (keyword) => {
    expect(await found(admin, keyword)).toEqual(['合同']);
    await give();
    expect(await found(operator, keyword)).toEqual(['合同']);
  },
);

it('finds nothing by a field or column that is not given, in its text or by its sound', async () => {
  await give('secret', 'code', 'note');
  for (const keyword of ['HT-2026', '张工', 'zhanggong', '底价']) expect(await found(operator, keyword)).toEqual([]);
  expect(await found(operator, '合同')).toEqual(['合同']);
});
