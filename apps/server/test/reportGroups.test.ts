import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeReader } from './support/makeReader.js';
import { modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* Reports over records of a model, which the database puts together. */
type Document = Parameters<ApiClient['design']['report']['create']>[0]['body']['document'];
type Cell = NonNullable<Document['cells']>[number];

let app: TestApp;
let admin: ApiClient;
let modelId: string;
let modelMenu: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  modelId = await admin.visualdev.models.create({
    body: modelBody('report.records', [
      createField('text', { id: 'kind', label: '类别' }),
      createField('number', { id: 'price', label: '价格', precision: 2 }),
      createField('date', { id: 'day', label: '日期' }),
    ]),
  });
  modelMenu = (await admin.visualdev.models.release({ id: modelId, body: {} })).menuId;
  for (const [kind, price, day] of [
    ['甲', 10, '2026-11-02'],
    ['甲', 5.5, '2026-11-20'],
    ['乙', 4, '2026-10-01'],
    ['乙', null, '2026-10-01'],
  ] as const)
    await admin.visualdev.records.create({ id: modelId, body: { kind, price, day } });
});
afterAll(() => app.stop());

const field = (row: number, column: number, name: string, more: object = {}): Cell => ({
  ...{ row, column, kind: 'field', set: 'r', field: name },
  ...more,
});
const kinds = field(0, 0, 'kind', { expand: 'down' });
const sum = field(0, 1, 'price', { aggregate: 'sum' });

function documentOf(cells: readonly Cell[], more: object = {}): Document {
  const data = { source: 'model' as const, modelId, ...more };
  return {
    ...{ version: 2, headRows: 0, paper: {}, rows: [32, 32], columns: [120, 120, 120, 120, 120, 120] },
    ...{ sets: [{ id: 'r', label: '记录', data }], cells: [...cells] },
  };
}
async function sheetOf(document: Document, client = admin) {
  app.deps.dataSets.listed.clear();
  return client.design.report.preview({ body: { document } });
}
async function textsOf(document: Document, client = admin) {
  const { rows, cells } = await sheetOf(document, client);
  return rows.map((_row, index) => cells.filter(({ row }) => row === index).map(({ text }) => text));
}

it('groups have the sums, counts, means, least and most of all their records, in the order of the list', async () => {
  const all = ['sum', 'count', 'avg', 'min', 'max'].map((aggregate, index) =>
    field(0, index + 1, 'price', { aggregate }),
  );
  expect(await textsOf(documentOf([kinds, ...all]))).toEqual([
    ['乙', '4', '2', '4', '4', '4'],
    ['甲', '15.5', '2', '7.75', '5.5', '10'],
    [],
  ]);
});

it('sums are those of more records than a data set would answer one by one, and a sheet without a group has one of all', async () => {
  const total = field(1, 1, 'price', { aggregate: 'sum' });
  const document = documentOf([kinds, sum, total], { limit: 2 });
  expect(await textsOf(document)).toEqual([['乙', '4'], ['甲', '15.5'], ['19.5']]);
  expect((await sheetOf(document)).cut).toEqual([]);
  expect(await textsOf(documentOf([sum], { limit: 1 }))).toEqual([['19.5'], []]);
});

it('groups of several columns and a chart are put together in one way, formulas add up the same', async () => {
  const chart = { form: 'line' as const, category: 'day', series: '', sort: 'nameUp' as const };
  const cells: Cell[] = [
    ...[kinds, field(0, 1, 'day', { expand: 'down', order: 'up' })],
    { row: 0, column: 2, kind: 'expression', text: 'SUM({r.price})' },
    {
      row: 1,
      column: 0,
      kind: 'chart',
      left: 'none',
      set: 'r',
      field: 'price',
      aggregate: 'max',
      format: 'month',
      chart,
    },
  ];
  const { cells: shown } = await sheetOf(documentOf(cells));
  const texts = shown.filter(({ chart: drawn }) => !drawn).map(({ text }) => text);
  expect(texts).toEqual([...['乙', '2026-10-01', '4'], ...['甲', '2026-11-02', '10'], ...['2026-11-20', '5.5']]);
  expect(shown.find(({ chart: drawn }) => drawn)?.chart).toMatchObject({
    labels: ['2026-10', '2026-11'],
    series: [{ name: '价格', values: [4, 10] }],
  });
});

it('says which data set has more groups than it takes, and shows the first of them', async () => {
  const sheet = await sheetOf(documentOf([kinds, sum], { limit: 1 }));
  expect(sheet.cut).toEqual(['记录']);
  expect(sheet.cells.map(({ text }) => text)).toEqual(['乙', '4']);
});

it('narrows the records by the conditions of the data set before they are put together', async () => {
  const value = { from: 'constant' as const, value: '甲' };
  const conditions = [{ field: 'kind', operator: 'equal' as const, value }];
  expect(await textsOf(documentOf([kinds, sum], { conditions }))).toEqual([['甲', '15.5'], []]);
});

it('puts together the records of the reader alone, with the columns that they may see', async () => {
  const menuIds = ['onlineDev', 'onlineDev_reportDesign', modelMenu];
  const reader = await makeReader(app, admin, { id: 'groupReader', account: 'groupReader', menuIds });
  const codes = await app.db.selectFrom('menuCode').select(['id', 'kind']).where('menuId', '=', modelMenu).execute();
  const of = (kind: string) => codes.flatMap((code) => (code.kind === kind ? [code.id] : []));
  const data = [{ moduleId: modelMenu, scope: 'own' as const, organizeIds: [] }];
  const given = { menu: menuIds, button: of('button'), form: of('form'), data };
  await saveGrants(admin, 'User', 'groupReader', { ...given, list: of('list') });
  const document = documentOf([kinds, sum, field(0, 2, 'price', { aggregate: 'count' })]);
  expect((await sheetOf(document, reader)).isEmpty).toBe(true);
  await reader.visualdev.records.create({ id: modelId, body: { kind: '丙', price: 1 } });
  expect((await textsOf(document, reader))[0]).toEqual(['丙', '1', '1']);
  expect(await textsOf(document)).toHaveLength(4);

  await saveGrants(admin, 'User', 'groupReader', { ...given, list: [] });
  const texts = (await textsOf(document, reader)).flat();
  expect(texts).not.toContain('丙');
  // a sum of nothing that may be seen, over their own record alone
  expect(texts).toEqual(expect.not.arrayContaining(['19.5', '20.5', '5']));
  await saveGrants(admin, 'User', 'groupReader', { ...given, menu: ['onlineDev', 'onlineDev_reportDesign'], list: [] });
  await refusal(sheetOf(document, reader), 403);
});
