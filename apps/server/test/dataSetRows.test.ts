import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up as correctAddresses } from '../src/migrations/0391_report_addresses.js';
import { callsOf } from './support/interfaceDrafts.js';
import { modelBody } from './support/modelBody.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

/* What cards add up of many rows: all of them, or nothing. */
let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await stays('2024-01', 6_000);
  await stays('2024-03', 20_001);
});
afterAll(() => app.stop());

/** Stays that begin in a month, of 1.50 yuan each. */
async function stays(month: string, count: number) {
  await sql`
    insert into parking_order (id, number, place_id, place_kind, organize_id, plate, status, entry_time, exit_time, fee)
    select ${month}::text || n, ${month}::text || n, place.id, place.kind, place.organize_id, 'A' || n, 'closed',
      ${`${month}-02`}::timestamptz, ${`${month}-03`}::timestamptz, 150
    from generate_series(1, ${count}::int) n, (select * from parking_place order by id limit 1) place`.execute(app.db);
}

const bound = (name: string, value: string) => ({ name, value: { from: 'constant' as const, value } });
const staysOf = (month: string) => ({
  ...{ source: 'builtIn', name: 'parkingStays' },
  parameters: [bound('from', `${month}-01`), bound('until', `${month}-28`)],
});

let made = 0;
/** The rows that a card with these data is answered. */
async function cardOf(data: object, kind?: string) {
  const answer = await answerOf(data, kind);
  return { rows: answer?.answer?.rows, error: answer?.error };
}

/** What a card with these data is answered. */
async function answerOf(data: object, kind = 'figure') {
  made += 1;
  const card = { id: 'a', x: 0, y: 0, w: 4, h: 2, title: 'a', kind, data };
  const document = { version: 1, cards: [card], filters: [] } as never;
  const id = await admin.design.portal.create({ body: { fullName: '很多行', enCode: `manyRows${made}`, document } });
  await admin.design.portal.release({ id, body: {} });
  const [answer] = (await admin.design.portal.data({ id, body: { cards: ['a'] } })).list;
  return answer;
}

const MEASURES = [{ field: 'fee' }, { aggregate: 'count' }];

it('adds up more rows than a report lists', async () => {
  expect(await cardOf({ ...staysOf('2024-01'), measures: MEASURES })).toEqual({
    rows: [{ fee: 900_000, count: 6_000 }],
    error: '',
  });
});

it('says that there are too many rather than telling a part of the sum, and lists the first of them', async () => {
  const { rows, error } = await cardOf({ ...staysOf('2024-03'), measures: MEASURES });
  expect([rows, error]).toEqual([undefined, expect.stringContaining('20000') as string]);
  const { rows: first } = await cardOf({ ...staysOf('2024-03'), columns: ['plate'], limit: 2 }, 'list');
  expect(first).toHaveLength(2);
});

it('counts all that is found of stays, also what no list shows', async () => {
  await sql`
    insert into parking_finding (id, kind, order_id, organize_id, proposed_exit)
    select id, 'noExit', id, organize_id, exit_time from parking_order where id like '2024-01%' limit 150`.execute(
    app.db,
  );
  const open = await app.db.selectFrom('parkingFinding').select('id').where('state', '=', 'open').execute();
  const { rows } = await cardOf({ source: 'builtIn', name: 'parkingFindings', measures: [{ aggregate: 'count' }] });
  expect(open.length).toBeGreaterThan(149);
  expect(rows).toEqual([{ count: open.length }]);
});

it('adds up all rows that an interface may answer', async () => {
  const text = 'select 2 as n from generate_series(1, 6000)';
  const interfaceId = await callsOf(() => admin).create({ kind: 'sql', sql: text, rowLimit: 10_000 });
  const { rows } = await cardOf({ source: 'interface', interfaceId, measures: [{ field: 'n' }] });
  expect(rows).toEqual([{ n: 12_000 }]);
});

it('refuses a period of more than a year rather than telling a part of it', async () => {
  const parameters = [bound('from', '2023-01-01'), bound('until', '2024-03-28')];
  for (const name of ['parkingStays', 'parkingRevenue']) {
    const { rows, error } = await cardOf({ source: 'builtIn', name, parameters, measures: [{ aggregate: 'count' }] });
    expect([rows, error]).toEqual([undefined, expect.stringContaining('一年') as string]);
  }
});

it('calls the last seven days what they are, not a week', async () => {
  const data = { source: 'builtIn', name: 'parkingDays', dimension: 'day' };
  const measures = [{ field: 'thisWeek' }, { field: 'lastWeek' }];
  const answer = await answerOf({ ...data, measures }, 'line');
  expect(answer?.answer?.columns.map(({ label }) => label)).toEqual(['日期', '近7日', '上周同日']);
});

it('answers the last days whole, so that those of another year keep their order', async () => {
  const data = { source: 'builtIn', name: 'parkingDays', dimension: 'day', measures: [{ field: 'thisWeek' }] };
  const { rows = [] } = await cardOf(data, 'line');
  const days = rows.map(({ day }) => String(day));
  expect(days).toHaveLength(7);
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(days.toSorted()).toEqual(days);
});

describe('records of a model', () => {
  let modelId: string;
  const count = [{ aggregate: 'count' }];
  const of = (more: object, kind = 'bar') => cardOf({ source: 'model', modelId, ...more }, kind);
  const values = async (field: string, more: object) =>
    (await of({ dimension: field, measures: count, ...more })).rows?.map((row) => row[field]);

  beforeAll(async () => {
    const interfaceId = await callsOf(() => admin).create({
      staticData: '[{"id":"1","name":"东门"},{"id":"2","name":"西门"}]',
    });
    const fields = [
      createField('number', { id: 'size', label: '大小', precision: 0 }),
      createField('number', { id: 'weight', label: '重量' }),
      createField('date', { id: 'day', label: '日期' }),
      createField('switch', { id: 'open', label: '开放' }),
      createField('plate', { id: 'plate', label: '车牌' }),
      createField('popupSelect', { id: 'gate', label: '门', interfaceId, propsValue: 'id', relationField: 'name' }),
    ];
    modelId = await admin.visualdev.models.create({ body: modelBody('rows.records', fields) });
    await admin.visualdev.models.release({ id: modelId, body: {} });
    for (const [size, day, open, plate, gate, weight] of [
      [11, '2026-03-01', true, '京A12345', '1', 1.5],
      [2, '2026-01-01', false, '京A12346', '2', 100],
      [10, '2026-04-01', true, '京A12347', '1', 1.5],
      [1, '2026-02-01', false, '京A12348', '1', -0.25],
    ] as const)
      await admin.visualdev.records.create({ id: modelId, body: { size, day, open, plate, gate, weight } });
  });

  it('are cut by numbers as numbers, also where groups measure the same', async () => {
    expect(await values('size', { order: 'dimensionUp', limit: 3 })).toEqual(['1', '2', '10']);
    expect(await values('size', { order: 'dimensionDown', limit: 2 })).toEqual(['11', '10']);
    expect(await values('size', { order: 'measureDown', limit: 3 })).toEqual(['1', '2', '10']);
  });

  it('are called by numbers as people write them, without the digits that the database keeps', async () => {
    expect(await values('weight', { order: 'dimensionUp' })).toEqual(['-0.25', '1.5', '100']);
  });

  it('have without an order their newest groups as time goes, and others by their values', async () => {
    expect(await values('day', { limit: 3 })).toEqual(['2026-02-01', '2026-03-01', '2026-04-01']);
    expect(await values('size', { limit: 2 })).toEqual(['1', '2']);
  });

  it('are found by a plate as people write it, and by the states of a switch alone', async () => {
    const found = async (field: string, operator: string, value: string) => {
      const conditions = [{ field, operator, value: { from: 'constant', value } }];
      return (await of({ measures: count, conditions }, 'figure')).rows?.[0]?.count;
    };
    expect(await found('plate', 'equal', '京A·12345')).toBe(1);
    expect(await found('open', 'equal', 'true')).toBe(2);
    expect(await found('open', 'equal', '0')).toBe(2);
    expect(await found('open', 'equal', 'maybe')).toBe(0);
  });

  it('tell the texts of rows of an interface, in lists and as groups', async () => {
    const { rows } = await of({ columns: ['gate'], dimension: 'size', order: 'dimensionUp', limit: 2 }, 'list');
    expect(rows?.map(({ gate }) => gate)).toEqual(['东门', '西门']);
    expect(await values('gate', { order: 'measureDown' })).toEqual(['东门', '西门']);
  });

  it('are grouped in a report by the texts of rows of an interface', async () => {
    const field = (column: number, name: string, more: object) => ({
      ...{ row: 0, column, kind: 'field' as const, set: 'r', field: name },
      ...more,
    });
    const document = {
      ...{ version: 2 as const, headRows: 0, paper: {}, rows: [32], columns: [120, 120] },
      sets: [{ id: 'r', label: '记录', data: { source: 'model' as const, modelId } }],
      cells: [field(0, 'gate', { expand: 'down', order: 'up' }), field(1, 'size', { aggregate: 'sum' })],
    };
    const { cells } = await admin.design.report.preview({ body: { document } });
    expect(cells.map(({ text }) => text).toSorted()).toEqual(['2', '22', '东门', '西门'].toSorted());
  });
});

it('corrects the addresses of entries of reports whose code was lost, and no other', async () => {
  const plain = app.db.withoutPlugins() as unknown as Kysely<unknown>;
  const { menuId } = await app.db
    .selectFrom('designPage')
    .select('menuId')
    .where('id', '=', 'revenue')
    .executeTakeFirstOrThrow();
  const address = async () =>
    (await app.db.selectFrom('menu').select('urlAddress').where('id', '=', menuId).executeTakeFirstOrThrow())
      .urlAddress;
  const set = (urlAddress: string) => app.db.updateTable('menu').set({ urlAddress }).where('id', '=', menuId).execute();
  await set('report/[object Object]');
  await correctAddresses(plain);
  expect(await address()).toBe('report/revenue');
  await set('report/own');
  await correctAddresses(plain);
  expect(await address()).toBe('report/own');
});
