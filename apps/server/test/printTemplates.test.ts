import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsOf, parameter, sqlOf } from './support/interfaceDrafts.js';
import { freshName } from './support/ScopeTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const { create: createInterface } = callsOf(() => admin);
const visitor = { name: 'visitor', kind: 'model' as const, sourceId: 'visitor' };
const text = (html: string) => ({ id: 'text', kind: 'text' as const, html, align: 'center' as const });
const body = (fields: object = {}) => ({ fullName: '入库单', enCode: freshName('own'), ...fields });

it('A7.12-05 A7.12-01 A7.12-02 A7.12-04 A7.12-03 creates, lists, reads, changes and deletes a template', async () => {
  const id = await admin.system.printDev.create({
    body: body({ fullName: '采购入库单', paperSize: 'roll80', queries: [visitor], blocks: [text('<p>单号</p>')] }),
  });
  const { list } = await admin.system.printDev.list({ query: { keyword: 'caigou', type: 2 } });
  expect(list).toMatchObject([{ id, fullName: '采购入库单', paperSize: 'roll80', type: 2 }]);
  expect(list[0]).not.toHaveProperty('blocks');
  expect((await admin.system.printDev.list({ query: { keyword: 'caigou', type: 1 } })).list).toEqual([]);
  const read = await admin.system.printDev.read({ id });
  expect(read).toMatchObject({ marginTop: 15, blocks: [text('<p>单号</p>')], queries: [{ name: 'visitor' }] });
  const { blocks: _blocks, ...head } = read;
  await admin.system.printDev.update({ id, body: { ...head, marginTop: 4.5, orientation: 'landscape' } });
  const changed = await admin.system.printDev.read({ id });
  expect(changed).toMatchObject({ marginTop: 4.5, orientation: 'landscape', blocks: read.blocks });
  await admin.system.printDev.remove({ id });
  await refusal(admin.system.printDev.read({ id }), 404);
});

it('A7.12-06 A7.12-07 copies a template, and exports one that comes back as it was', async () => {
  const id = await admin.system.printDev.copy({ id: 'print_visitor' });
  const { blocks, queries } = await admin.system.printDev.read({ id: 'print_visitor' });
  expect(await admin.system.printDev.read({ id })).toMatchObject({ blocks, queries });
  const file = await admin.system.printDev.export({ id: 'print_visitor' });
  expect(file.fileName).toBe('访客通行单.json');
  const { version, printTemplate } = JSON.parse(await file.blob.text()) as { version: number; printTemplate: never };
  expect(version).toBe(1);
  const again = await admin.system.printDev.create({ body: Object.assign(printTemplate, { enCode: 'again' }) });
  expect(await admin.system.printDev.read({ id: again })).toMatchObject({ blocks, queries, pageNumber: 'center' });
});

it('A7.12-08 E3-13 A7.16-11 the selector has the enabled templates of a kind, for whoever prints', async () => {
  const flow = await admin.system.printDev.create({ body: body({ type: 1, sortCode: 9 }) });
  const off = await admin.system.printDev.create({ body: body({ type: 1, enabledMark: 0 }) });
  const ids = async (query: { type?: 1 | 2 }) =>
    (await operator.system.printDev.selector({ query })).list.map((row) => row.id);
  expect(await ids({ type: 1 })).toEqual([flow]);
  expect(await ids({ type: 2 })).toContain('print_visitor');
  expect(await ids({})).toEqual(expect.arrayContaining([flow, 'print_visitor']));
  expect(await ids({})).not.toContain(off);
});

it('A7.12-09 answers the fields and lists of models and of interfaces', async () => {
  const sourceId = await createInterface(
    sqlOf('select {{id}}::text as "名称", 1 as code', {
      parameters: [parameter('id', { required: true })],
    }),
  );
  const asked = { ...visitor, name: 'menu', kind: 'interface' as const, sourceId, recordParameter: 'id' };
  const { list } = await admin.system.printDev.fields({ body: { queries: [visitor, asked], recordId: '7' } });
  expect(list).toMatchObject([
    { name: 'visitor', fields: expect.arrayContaining([{ name: 'billNo', label: '申请单号' }]) as object },
    { name: 'menu', fields: [{ name: '名称' }, { name: 'code' }], lists: [{ name: 'rows', fields: [{}, {}] }] },
  ]);
  const names = list[0]?.fields.map(({ name }) => name);
  expect(names).not.toContain('visitorsTitle');
  expect(list[0]?.lists).toMatchObject([{ name: 'visitors', fields: [{ name: 'name' }, {}, {}, {}] }]);
  const [bare] = (await admin.system.printDev.fields({ body: { queries: [asked] } })).list;
  expect(bare?.fields).toEqual([]);
});

it('A7.12-10 answers what a template prints of a record, within the rights of whoever prints', async () => {
  const recordId = await admin.visualdev.records.create({ id: 'visitor', body: application });
  const sourceId = await createInterface({ staticData: '[{"n":"<b>1</b>"},{"n":"2"}]' });
  const rows = { ...visitor, name: 'stock', kind: 'interface' as const, sourceId };
  const id = await admin.system.printDev.create({ body: body({ queries: [visitor, rows] }) });
  const { template, values } = await admin.system.printDev.data({ query: { id, formId: recordId } });
  expect(template).toMatchObject({ id, paperSize: 'A4', blocks: [] });
  expect(values.visitor?.record).toMatchObject({ plate: '京A66666', reasonType: '面试' });
  expect(values.visitor?.lists.visitors).toMatchObject([{ name: '李思远' }, { name: '王若彤' }]);
  expect(values.stock).toEqual({ record: { n: '<b>1</b>' }, lists: { rows: [{ n: '<b>1</b>' }, { n: '2' }] } });
  await refusal(admin.system.printDev.data({ query: { id, formId: 'nothing' } }), 404);
  // the interface is open to its managers alone, and the record lies beyond the operator's department
  await refusal(operator.system.printDev.data({ query: { id, formId: recordId } }), 403);
  await refusal(operator.system.printDev.data({ query: { id: 'print_visitor', formId: recordId } }), 403);
  const print = { query: { id: 'print_visitor', formId: recordId } };
  expect(await admin.system.printDev.data(print)).toMatchObject({ values: { visitor: {} } });
  const { id: _id, ...whole } = await admin.system.printDev.read({ id: 'print_visitor' });
  await admin.system.printDev.update({ id: 'print_visitor', body: { ...whole, enabledMark: 0 } });
  expect((await refusal(operator.system.printDev.data(print), 409)).message).toContain('已停用');
});

it('keeps no HTML that does anything, and refuses bindings that could carry some', async () => {
  const html = '<p onclick="x()">{{visitor.billNo}}<script>alert(1)</script><a href="javascript:x()">a</a></p>';
  const id = await admin.system.printDev.create({ body: body({ blocks: [text(html)] }) });
  const { blocks: [stored] = [] } = await admin.system.printDev.read({ id });
  expect(stored).toMatchObject({ kind: 'text' });
  expect(JSON.stringify(stored)).not.toMatch(/script|onclick/);
  expect(JSON.stringify(stored)).toContain('{{visitor.billNo}}');
  const tried = async (fields: object) =>
    Object.keys((await refusal(admin.system.printDev.create({ body: body(fields) as never }), 400)).fieldErrors ?? {});
  expect(await tried({ blocks: [{ id: 'c', kind: 'code', field: 'a.<img>' }] })).toEqual(['blocks.0.field']);
  expect(await tried({ queries: [visitor, visitor] })).toEqual(['queries']);
  expect(await tried({ paperWidth: 5_000, marginLeft: -1 })).toEqual(['paperWidth', 'marginLeft']);
});

it('lets nobody see or change templates without the page', async () => {
  await refusal(operator.system.printDev.list({ query: {} }), 403);
  await refusal(operator.system.printDev.create({ body: body() }), 403);
  await refusal(operator.system.printDev.fields({ body: { queries: [visitor] } }), 403);
  await refusal(operator.system.printDev.export({ id: 'print_visitor' }), 403);
});
