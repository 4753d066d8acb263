import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsOf } from './support/interfaceDrafts.js';
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
/** What a card with these data is answered. */
async function cardOf(data: object, kind = 'figure') {
  made += 1;
  const card = { id: 'a', x: 0, y: 0, w: 4, h: 2, title: 'a', kind, data };
  const document = { version: 1, cards: [card], filters: [] } as never;
  const id = await admin.design.portal.create({ body: { fullName: '很多行', enCode: `manyRows${made}`, document } });
  await admin.design.portal.release({ id, body: {} });
  const [answer] = (await admin.design.portal.data({ id, body: { cards: ['a'] } })).list;
  return { rows: answer?.answer?.rows, error: answer?.error };
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
