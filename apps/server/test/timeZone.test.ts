import { createClient, type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../src/db/createPool.js';
import { liveIn } from '../src/env.js';
import { timeText } from '../src/files/sheet/timeText.js';
import { seedHistory } from '../src/modules/parking/seed/seedHistory.js';
import { readCalendar } from '../src/modules/workflow/readCalendar.js';
import { draftsOf, interfaceBody, sqlOf } from './support/interfaceDrafts.js';
import { releaseModel } from './support/releaseModel.js';
import { spawnServer, stopServer } from './support/spawnServer.js';
import { startTestApp, type Instance, type TestApp } from './support/startTestApp.js';

/** Thirteen hours ahead of the machine: the 25th begins there at eleven in the morning of the 24th. */
const ZONE = 'Pacific/Auckland';
const MIDNIGHT = Date.parse('2026-11-24T11:00:00Z');
const machine = process.env.TZ;

let app: TestApp;
let there: Instance;
let admin: ApiClient;
let moment = MIDNIGHT;
const around = async <Result>(ask: () => Promise<Result>): Promise<Result[]> => {
  const answers: Result[] = [];
  for (moment of [MIDNIGHT - 1, MIDNIGHT]) answers.push(await ask());
  return answers;
};

beforeAll(async () => {
  app = await startTestApp();
  liveIn({ TIME_ZONE: ZONE });
  there = await app.startAnother({ TIME_ZONE: ZONE }, { timeZone: ZONE, now: () => moment });
  admin = await there.signIn('admin');
});
afterAll(async () => {
  process.env.TZ = machine;
  await app.stop();
});

it('a bill number takes the day of TIME_ZONE', async () => {
  const id = await admin.system.billRule.create({
    body: { fullName: '按日', enCode: 'DAILY', prefix: '', dateFormat: 'YYYYMMDD', digit: 1, startNumber: 1 },
  });
  expect(await around(() => admin.system.billRule.nextNumber({ id }))).toEqual(['202611241', '202611251']);
});

it('TODAY in the rules of a form is the day of TIME_ZONE', async () => {
  const id = await releaseModel(admin, 'zone.today', [
    createField('text', { id: 'title', label: '标题' }),
    createField('date', { id: 'day', label: '日期', defaultFormula: 'TODAY()' }),
  ]);
  const days = await around(async () => {
    const recordId = await admin.visualdev.records.create({ id, body: { title: '一' } });
    return (await admin.visualdev.records.read({ id, recordId })).day;
  });
  expect(days).toEqual(['2026-11-24', '2026-11-25']);
});

it('working time stands on the clocks of TIME_ZONE, in summer and in winter', async () => {
  const offsetAt = async (time: string) => (await readCalendar(there.db, there.deps.clock, Date.parse(time))).offset;
  expect([await offsetAt('2026-11-25T00:00:00Z'), await offsetAt('2026-07-01T00:00:00Z')]).toEqual([780, 720]);
});

it('the figures of today begin with the day of TIME_ZONE', async () => {
  await seedHistory(there.db, 2);
  await sql`update parking_payment set paid_time = ${new Date(MIDNIGHT - 1)}`.execute(there.db);
  const { rows } = await sql<{ amount: number }>`
    update parking_payment set paid_time = ${new Date(MIDNIGHT)}
    where id = (select id from parking_payment where refunded = 0 order by id limit 1) returning amount`.execute(
    there.db,
  );
  moment = MIDNIGHT;
  const { today, days } = await admin.parking.screen.revenue({ query: {} });
  expect(today).toBe(rows[0]?.amount);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
});

it('exports, SQL and scripts of data interfaces write its times', async () => {
  expect(timeText(MIDNIGHT, 'en')).toContain('00:00:00');
  const { preview } = draftsOf(() => admin);
  const midnight = new Date(MIDNIGHT).toISOString();
  const byDatabase = await preview(sqlOf(`select to_char(timestamptz '${midnight}', 'YYYY-MM-DD HH24:MI') as time`));
  expect(byDatabase.data).toEqual([{ time: '2026-11-25 00:00' }]);
  const script = `const at = new Date('${midnight}'); return [{ time: at.getDate() * 100 + at.getHours() }];`;
  expect((await preview(interfaceBody({ kind: 'script', script }))).data).toEqual([{ time: 2500 }]);
});

it('connections have its days, whatever options the address of the database brings along', async () => {
  const options = '-c TimeZone=UTC -c work_mem=8MB';
  const pool = createPool({ connectionString: addressOf(app, options) }, { timeZone: ZONE, onError: () => undefined });
  try {
    const { rows } = await pool.query(
      "select current_setting('TimeZone') as zone, current_setting('work_mem') as memory",
    );
    expect(rows).toEqual([{ zone: ZONE, memory: '8MB' }]);
  } finally {
    await pool.end();
  }
});

it('a real server lives in TIME_ZONE, whatever the zone of its machine', async () => {
  // one of them has another day than the machine at any moment
  const zone = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.now());
  const id = await releaseModel(admin, 'zone.process', [
    createField('date', { id: 'day', label: '日期', defaultFormula: 'TODAY()' }),
  ]);
  const { child, url } = await spawnServer({
    TZ: 'UTC',
    TIME_ZONE: zone,
    DATA_DIR: there.deps.env.DATA_DIR,
    DATABASE_URL: addressOf(app, '-c TimeZone=UTC'),
  });
  try {
    const { token } = await app.signIn('admin');
    const client = createClient({ baseUrl: url, getToken: () => token });
    const before = today();
    const recordId = await client.visualdev.records.create({ id, body: {} });
    expect([before, today()]).toContain((await client.visualdev.records.read({ id, recordId })).day);
  } finally {
    await stopServer(child);
  }
});

/** The database as `DATABASE_URL` names it, with start-up options of its own. */
function addressOf({ config: { host, port, user, database } }: TestApp, options: string): string {
  const query = new URLSearchParams({ host: host ?? '', options });
  return `postgres://${user}@localhost:${port}/${database}?${query.toString().replaceAll('+', '%20')}`;
}
