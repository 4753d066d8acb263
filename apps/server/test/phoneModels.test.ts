import {
  asPhoneForm,
  asPhoneList,
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  withPhoneForm,
  withPhoneList,
} from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let grants: Awaited<ReturnType<typeof admin.permission.authority.read>>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
  grants = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
});
afterAll(() => app.stop());

const title = createField('text', { id: 'title', label: '标题', required: true });
const amount = createField('number', { id: 'amount', label: '金额' });
const note = createField('text', { id: 'note', label: '备注' });
const form = createFormDocument([title, amount, note]);
const list = listOf([title, amount]);

/** A model whose phones have another order of fields, and a list with a column and a search that the web's has not. */
const phoneBody = (enCode: string) => {
  const columns = listOf([note, title]).columns;
  const phone = { ...asPhoneList(list), columns, search: listOf([note]).search };
  return {
    ...modelBody(enCode, []),
    formData: JSON.stringify(
      encodeFormDocument(withPhoneForm(form, { ...asPhoneForm(form), layout: form.layout.toReversed() })),
    ),
    columnData: JSON.stringify(encodeListDefinition(withPhoneList(list, phone))),
  };
};

const rowOf = async (id: string) =>
  (await admin.visualdev.models.list({ query: {} })).list.find((row) => row.id === id);
/** Ids of the codes of a menu entry, by kind and code. */
async function codesOf(menuId: string) {
  const rows = await app.db
    .selectFrom('menuCode')
    .select(['id', 'kind', 'enCode'])
    .where('menuId', '=', menuId)
    .orderBy('sortCode')
    .execute();
  return new Map(rows.map(({ id, kind, enCode }) => [`${kind} ${enCode}`, id]));
}

describe('a model that is designed for phones', () => {
  it('says in the list of models what phones have of their own and whether the app’s menu has it', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('phone.plain', [title]) });
    expect(await rowOf(id)).toMatchObject({ phoneForm: 0, phoneList: 0, inApp: 0 });
    const { fullName, enCode, ...documents } = phoneBody('phone.plain');
    await admin.visualdev.models.update({ id, body: documents });
    expect(await rowOf(id)).toMatchObject({ phoneForm: 1, phoneList: 1, inApp: 0 });
    await admin.visualdev.models.release({ id, body: { pc: 0, app: 1 } });
    expect(await rowOf(id)).toMatchObject({ inApp: 1, state: 1 });
    expect(await admin.visualdev.models.read({ id })).toMatchObject({ inApp: 1, phoneForm: 1 });
    await refusal(operator.visualdev.models.list({ query: {} }), 403);
    await refusal(operator.visualdev.models.release({ id, body: { pc: 0, app: 1 } }), 403);
    expect([fullName, enCode]).toEqual(['模型phone.plain', 'phone.plain']);
  });

  it('stands in the app’s menu of whoever was given its entry, and in nobody else’s', async () => {
    const id = await admin.visualdev.models.create({ body: phoneBody('phone.menu') });
    const { appMenuId } = await admin.visualdev.models.release({ id, body: { pc: 0, app: 1 } });
    const menusOf = async (client: ApiClient) => {
      const { menuList, appMenuList } = await client.oauth.currentUser();
      return {
        web: JSON.stringify(menuList).includes(appMenuId),
        app: JSON.stringify(appMenuList).includes(appMenuId),
      };
    };
    expect(await menusOf(admin)).toEqual({ web: false, app: true });
    expect(await menusOf(operator)).toEqual({ web: false, app: false });
    await saveGrants(admin, 'Role', 'operator', { ...grants, menu: [...grants.menu, appMenuId] });
    expect(await menusOf(operator)).toEqual({ web: false, app: true });
    const { list: tree } = await admin.permission.authority.tree();
    expect(tree.find((node) => node.id === appMenuId)).toMatchObject({ kind: 'menu', inApp: true, givable: true });
    expect(tree.find((node) => node.id === 'parking_visitor')).not.toHaveProperty('inApp');
    await saveGrants(admin, 'Role', 'operator', grants);
    expect(await menusOf(operator)).toEqual({ web: false, app: false });
  });

  it('offers what only phones show as a right of its own: without it neither its values nor its search', async () => {
    const id = await admin.visualdev.models.create({ body: phoneBody('phone.rights') });
    const { appMenuId } = await admin.visualdev.models.release({ id, body: { pc: 0, app: 1 } });
    const codes = await codesOf(appMenuId);
    expect([...codes.keys()].filter((code) => code.startsWith('list '))).toEqual([
      'list title',
      'list amount',
      'list note',
    ]);
    await admin.visualdev.records.create({ id, body: { title: '一号', amount: 5, note: '内部' } });
    const give = (...wanted: string[]) =>
      saveGrants(admin, 'Role', 'operator', {
        ...grants,
        menu: [...grants.menu, appMenuId],
        list: [...grants.list, ...wanted.map((code) => codes.get(`list ${code}`) ?? '')],
        data: [...grants.data, { moduleId: appMenuId, scope: 'all' as const }],
      });
    const found = async (query: Record<string, unknown> = {}) =>
      (await operator.visualdev.records.list({ id, body: { queryJson: query } })).list;
    await give('title');
    const [without] = await found();
    expect(without).toMatchObject({ title: '一号' });
    expect(without).not.toHaveProperty('note');
    await refusal(operator.visualdev.records.list({ id, body: { queryJson: { note: '内部' } } }), 403);
    await give('title', 'note');
    expect(await found({ note: '内部' })).toMatchObject([{ title: '一号', note: '内部' }]);
    expect(await found({ note: '外部' })).toEqual([]);
    await saveGrants(admin, 'Role', 'operator', grants);
  });
});
