import { type ApiClient } from '@smart-admin/api-client';
import { createField, encodeListDefinition, type RelatedTabSetting } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
/** Customers, to whom contracts and visits point; a contract by two fields. */
let customers: string;
let contracts: string;
let visits: string;

const customerFields = [createField('text', { id: 'name', label: '名称' })];
const pointing = (id: string, label: string) => ({
  ...createField('relationForm', { id, label }),
  modelId: customers,
  relationField: 'name',
});

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  customers = await releaseModel(admin, 'customers', customerFields);
  contracts = await releaseModel(admin, 'contracts', [
    createField('text', { id: 'title', label: '标题' }),
    pointing('buyer', '买方'),
    pointing('seller', '卖方'),
  ]);
  visits = await releaseModel(admin, 'visits', [
    createField('text', { id: 'note', label: '备注' }),
    pointing('whom', '客户'),
  ]);
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
});
afterAll(() => app.stop());

const make = (client: ApiClient, id: string, body: object) =>
  client.visualdev.records.create({ id, body: { ...body } });
const tabsOf = async (client: ApiClient, recordId: string) =>
  (await client.visualdev.records.related({ id: customers, recordId })).list.map(({ label, field, count }) => [
    label,
    field,
    count,
  ]);

it('a record tells what of other models points to it, in the order that its list gives, and lists it', async () => {
  const [one, other] = [await make(admin, customers, { name: '甲' }), await make(admin, customers, { name: '乙' })];
  await make(admin, contracts, { title: '一', buyer: one, seller: other });
  await make(admin, contracts, { title: '二', buyer: one });
  await make(admin, visits, { note: '来访', whom: other });
  expect(await tabsOf(admin, one)).toEqual([
    ['模型contracts · 买方', 'buyer', 2],
    ['模型contracts · 卖方', 'seller', 0],
    ['模型visits', 'whom', 0],
  ]);
  expect((await tabsOf(admin, other)).map(([, , count]) => count)).toEqual([0, 1, 1]);
  const list = (field: string, recordId: string, page = {}) =>
    admin.visualdev.records.list({ id: contracts, body: { related: { field, recordId }, ...page } });
  expect((await list('buyer', one)).list.map(({ title }) => title)).toEqual(['二', '一']);
  expect(await list('buyer', one, { pageSize: 1, currentPage: 2 })).toMatchObject({
    list: [{ title: '一' }],
    pagination: { total: 2 },
  });
  // a field that points nowhere is no relation
  await refusal(list('title', one), 403);
  await refusal(admin.visualdev.records.related({ id: customers, recordId: 'nobody' }), 404);

  const { list: forms } = await admin.visualdev.models.relatedForms({ id: customers });
  expect(forms.map(({ modelId, field }) => [modelId, field])).toEqual([
    [contracts, 'buyer'],
    [contracts, 'seller'],
    [visits, 'whom'],
  ]);
  const related: RelatedTabSetting[] = [
    { modelId: visits, field: 'whom', hidden: false },
    { modelId: contracts, field: 'seller', hidden: true },
    { modelId: 'gone', field: 'x', hidden: false },
  ];
  const columnData = JSON.stringify(encodeListDefinition({ ...listOf(customerFields), related }));
  await admin.visualdev.models.update({
    id: customers,
    body: { ...modelBody('customers', customerFields), columnData },
  });
  await admin.visualdev.models.release({ id: customers, body: {} });
  expect((await tabsOf(admin, one)).map(([, field]) => field)).toEqual(['whom', 'buyer']);
});

it('shows nobody a tab of a page or a field that they have not, and counts their own rows alone', async () => {
  const { list: nodes } = await admin.permission.authority.tree();
  const menuOf = async (id: string) => (await admin.visualdev.records.config({ id })).menuId;
  const [customerMenu, contractMenu] = [await menuOf(customers), await menuOf(contracts)];
  const codes = (kind: string, names: string[]) =>
    nodes
      .filter(
        ({ parentId, kind: of, enCode }) =>
          (parentId === customerMenu || parentId === contractMenu) && of === kind && names.includes(enCode),
      )
      .map(({ id }) => id);
  const own = (moduleId: string) => ({ moduleId, scope: 'own' as const, organizeIds: [] });
  await saveGrants(admin, 'User', 'operator', {
    menu: [customerMenu, contractMenu],
    button: codes('button', ['btn_add']),
    list: codes('list', ['name', 'title', 'buyer']),
    form: codes('form', ['name', 'title', 'buyer']),
    data: [own(customerMenu), own(contractMenu)],
  });
  const operator = await app.signIn('operator');
  const foreign = await make(admin, customers, { name: '丙' });
  const mine = await make(operator, customers, { name: '丁' });
  await make(admin, contracts, { title: '别人的', buyer: mine });
  await make(operator, contracts, { title: '我的', buyer: mine });
  expect(await tabsOf(operator, mine)).toEqual([['模型contracts · 买方', 'buyer', 1]]);
  await refusal(operator.visualdev.records.related({ id: customers, recordId: foreign }), 403);
  const list = (field: string) =>
    operator.visualdev.records.list({ id: contracts, body: { related: { field, recordId: mine } } });
  expect((await list('buyer')).list.map(({ title }) => title)).toEqual(['我的']);
  await refusal(list('seller'), 403);
  await refusal(operator.visualdev.models.relatedForms({ id: customers }), 403);
});
