import { type ApiClient } from '@smart-admin/api-client';
import {
  decodeFormDocument,
  decodeListDefinition,
  encodeFormDocument,
  encodeListDefinition,
} from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let seller: ApiClient;
const ORDER = 'sampleOrder';
const FORM = 'sampleForm';
const GOODS = 'sampleGoods';
const PAGE = 'extend_order';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
  const { list: nodes } = await admin.permission.authority.tree();
  const codes = (kind: string, ...names: string[]) =>
    nodes
      .filter((node) => node.parentId === PAGE && node.kind === kind)
      .filter(({ enCode }) => names.length === 0 || names.includes(enCode))
      .map(({ id }) => id);
  await saveGrants(admin, 'User', 'operator', {
    menu: ['extend', PAGE],
    button: codes('button', 'btn_add', 'btn_edit', 'btn_detail'),
    list: codes('list'),
    form: codes('form'),
    data: [{ moduleId: PAGE, scope: 'own', organizeIds: [] }],
  });
  seller = await app.signIn('operator');
});
afterAll(() => app.stop());

const goods = [
  { product: '自动道闸', unit: '台', count: 3, price: 1960, discount: 5 },
  { product: '热敏小票纸', unit: '卷', count: 10, price: 6.8, discount: 0 },
];
const TOTAL = 5586 + 68 + 120;
const order = {
  ...{ customer: '滨海城市广场', salesperson: 'operator', orderDate: '2026-11-20', deliveryDate: '2026-12-01' },
  ...{ goods, freight: 120, plan: [], state: 'draft' },
};
const make = (client: ApiClient, more: object = {}) =>
  client.visualdev.records.create({ id: ORDER, body: { ...order, ...more } });
const read = (client: ApiClient, recordId: string) => client.visualdev.records.read({ id: ORDER, recordId });
const change = async (client: ApiClient, recordId: string, set: Record<string, unknown>) => {
  const { _revision } = await read(admin, recordId);
  return client.visualdev.records.change({ id: ORDER, recordId, body: { revision: Number(_revision), set } });
};

describe('orders', () => {
  it('have a number by their rule and the sums of goods and plan', async () => {
    const plan = [{ stage: '预付款', day: '2026-11-21', sum: 1000 }];
    const record = await read(seller, await make(seller, { plan, total: 1, goodsAmount: 1 }));
    expect(record).toMatchObject({
      orderNo: expect.stringMatching(/^DD-\d{6}-?\d+/) as string,
      state: 'draft',
      goods: [{ amount: '5586.00' }, { amount: '68.00' }],
      goodsAmount: '5654.00',
      total: TOTAL.toFixed(2),
      planned: '1000.00',
      open: (TOTAL - 1000).toFixed(2),
    });
  });

  it('refuse goods that are none, and a delivery before the order', async () => {
    expect(Object.keys((await refusal(make(seller, { goods: [] }), 400)).fieldErrors)).toEqual(['goods']);
    const wrong = [{ ...goods[0], count: 0 }];
    expect(Object.keys((await refusal(make(seller, { goods: wrong }), 400)).fieldErrors)).toEqual(['goods.0.count']);
    const early = await refusal(make(seller, { deliveryDate: '2026-11-01' }), 400);
    expect(early.fieldErrors).toEqual({ deliveryDate: '交货日期不能早于订单日期' });
  });

  it('are submitted when the plan pays the whole, and neither changed nor deleted from then on', async () => {
    const id = await make(seller);
    const refused = await refusal(change(seller, id, { state: 'submitted' }), 400);
    expect(refused.fieldErrors).toEqual({ plan: '付款计划合计须等于订单金额，才能提交' });
    const rows = { plan: { upsert: [{ id: 'new', stage: '全款', day: '2026-12-01', sum: TOTAL }] } };
    const { _revision } = await read(seller, id);
    const body = { revision: Number(_revision), set: { state: 'submitted' }, rows };
    await seller.visualdev.records.change({ id: ORDER, recordId: id, body });
    expect(await read(seller, id)).toMatchObject({ state: 'submitted', open: '0.00' });
    await refusal(change(seller, id, { customer: '别人' }), 403);
    await refusal(change(admin, id, { state: 'draft' }), 403);
    await refusal(admin.visualdev.records.remove({ id: ORDER, recordId: id }), 403);
  });

  it('of somebody else are neither listed, summed, read, submitted nor printed beyond the data permission', async () => {
    const [own, foreign] = [await make(seller, { customer: '自己的' }), await make(admin, { customer: '别人的' })];
    const { list, pagination } = await seller.visualdev.records.list({ id: ORDER, body: { pageSize: 500 } });
    expect(list.map(({ id }) => id)).toContain(own);
    expect(list.map(({ id }) => id)).not.toContain(foreign);
    expect(pagination.total).toBe(list.length);
    expect((await admin.visualdev.records.list({ id: ORDER, body: {} })).pagination.total).toBeGreaterThan(list.length);
    await refusal(read(seller, foreign), 403);
    await refusal(change(seller, foreign, { state: 'submitted' }), 403);
    await refusal(seller.visualdev.records.print({ id: ORDER, body: { ids: [own] } }), 403);
    await refusal(seller.visualdev.records.remove({ id: ORDER, recordId: own }), 403);
  });

  it('are printed by their template with goods, plan and total', async () => {
    const plan = [{ stage: '全款', day: '2026-12-01', sum: TOTAL }];
    const id = await make(admin, { plan });
    const { list } = await admin.visualdev.records.printTemplates({ id: ORDER });
    expect(list).toEqual([{ id: 'print_order', fullName: '销售订单' }]);
    const body = { ids: [id], templateId: 'print_order' };
    const { sheets } = await admin.visualdev.records.print({ id: ORDER, body });
    expect(sheets[0]?.values.order).toMatchObject({
      record: { customer: '滨海城市广场', state: '草稿' },
      lists: { goods: [{ product: '自动道闸' }, { product: '热敏小票纸' }], plan: [{ stage: '全款' }] },
    });
  });
});

it('a page of the application that draws a model keeps its place, and its codes follow each release', async () => {
  const buttonsOf = async () => {
    const { list } = await admin.permission.authority.tree();
    return list.filter(({ parentId, kind }) => parentId === PAGE && kind === 'button').map(({ enCode }) => enCode);
  };
  expect(await buttonsOf()).toEqual(expect.arrayContaining(['btn_add', 'btn_edit', 'btn_print', 'btn_upload']));
  const released = await admin.visualdev.models.release({ id: ORDER, body: { pc: 1 } });
  expect(released.menuId).toBe(PAGE);
  expect(await admin.system.menu.read({ id: PAGE })).toMatchObject({
    type: 2,
    urlAddress: 'extend/order',
    fullName: '订单管理',
    propertyJson: JSON.stringify({ moduleId: ORDER }),
  });
  expect(await buttonsOf()).toContain('btn_print');
});

describe('the sample forms', () => {
  const save = (body: Record<string, unknown>) => admin.visualdev.records.create({ id: FORM, body });
  const errorsOf = async (body: Record<string, unknown>) =>
    Object.keys((await refusal(save(body), 400)).fieldErrors).sort();
  const of = async (recordId: string) => admin.visualdev.records.read({ id: FORM, recordId });

  it('save what belongs to their own form and nothing of the others', async () => {
    const id = await save({
      kind: 'plain',
      title: '普通',
      level: 'high',
      progress: 40,
      mobile: '1',
      company: '不属于',
    });
    expect(await of(id)).toMatchObject({
      number: expect.stringMatching(/^BD-/) as string,
      title: '普通',
      level: 'high',
      progress: 40,
    });
    expect((await of(id)).company ?? '').toBe('');
  });

  it('check each field, what follows from others, and the record as a whole', async () => {
    const right = {
      ...{ kind: 'validated', title: '校验', mobile: '13900010001', email: 'a@example.com', amount: 100 },
      ...{ fromDate: '2026-11-01', toDate: '2026-11-02' },
    };
    expect(await errorsOf({ ...right, mobile: '12', email: 'a', idCard: '1', plate: 'X' })).toEqual([
      ...['email', 'idCard', 'mobile', 'plate'],
    ]);
    expect(await errorsOf({ ...right, amount: 20_000 })).toEqual(['reason']);
    expect(await errorsOf({ ...right, toDate: '2026-10-01' })).toEqual(['toDate']);
    await save({ ...right, amount: 20_000, reason: '设备采购' });
  });

  it('want all steps before they save, and add up what is nested', async () => {
    expect(await errorsOf({ kind: 'stepped', title: '分步', company: '滨海停车' })).toEqual([
      ...['bank', 'bankAccount', 'contactPerson'],
    ]);
    const nested = {
      ...{ kind: 'nested', title: '嵌套', project: '智慧停车' },
      members: [{ person: '周雨桐', duty: '产品' }],
      costs: [
        { item: '设备', cost: 1200.5 },
        { item: '施工', cost: 99.5 },
      ],
    };
    expect(await of(await save(nested))).toMatchObject({ budget: '1300.00', members: [{ person: '周雨桐' }] });
    expect(await errorsOf({ ...nested, costs: [{ item: '', cost: -1 }] })).toEqual(['costs.0.cost', 'costs.0.item']);
  });

  it('are listed by their form', async () => {
    const body = { pageSize: 500, queryJson: { kind: 'nested' } };
    const { list } = await admin.visualdev.records.list({ id: FORM, body });
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['nested']));
  });

  it('are nobody’s who has not been given their page', async () => {
    await refusal(seller.visualdev.records.list({ id: FORM, body: {} }), 403);
    await refusal(seller.visualdev.records.create({ id: FORM, body: { kind: 'plain', title: 'x' } }), 403);
  });
});

it('goods of a file are shown with what is wrong in each row before they are taken', async () => {
  const form = new FormData();
  const rows = ['商品编码,商品名称,类别,单价（元）,库存', 'T1,相机,设备,10,5', 'T2,,不存在,面议,0.5'];
  form.append('file', new Blob([rows.join('\n')]), 'goods.csv');
  const { name: file } = await admin.file.upload({ type: 'import', body: form });
  const preview = await admin.visualdev.records.importPreview({ id: GOODS, body: { file } });
  expect(preview.columns.map(({ field }) => field)).toEqual(['code', 'title', 'kind', 'price', 'stock']);
  expect(preview.rows.map(({ errors }) => Object.keys(errors).sort())).toEqual([
    [],
    ['kind', 'price', 'stock', 'title'],
  ]);
  await refusal(seller.visualdev.records.importPreview({ id: GOODS, body: { file } }), 403);
});

it('a field that gets another name keeps what was given of it on the page that draws its model', async () => {
  const codesOf = async (enCode: string) => {
    const { list } = await admin.permission.authority.tree();
    return list
      .filter((node) => node.parentId === 'extend_importExport' && node.enCode === enCode && node.kind !== 'button')
      .map(({ id }) => id);
  };
  const before = await codesOf('note');
  expect(before).toHaveLength(2);
  const { formData, columnData, ...head } = await admin.visualdev.models.read({ id: GOODS });
  const form = decodeFormDocument(formData);
  const list = decodeListDefinition(columnData);
  const renamed = <Part extends { id: string }>(part: Part) => (part.id === 'note' ? { ...part, id: 'remark' } : part);
  const layout = form.layout.map((node) =>
    node.type === 'field' && node.field === 'note' ? { ...node, field: 'remark' } : node,
  );
  const body = {
    ...head,
    formData: JSON.stringify(encodeFormDocument({ ...form, fields: form.fields.map(renamed), layout })),
    columnData: JSON.stringify(encodeListDefinition({ ...list, columns: list.columns.map(renamed) })),
  };
  await admin.visualdev.models.update({ id: GOODS, body });
  await admin.visualdev.models.release({ id: GOODS, body: { pc: 1 } });
  expect([await codesOf('note'), await codesOf('remark')]).toEqual([[], before]);
});
