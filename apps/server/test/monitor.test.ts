import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../src/db/columns.js';
import { cleanUpSamples } from '../src/modules/monitor/monitor.cleanUp.js';
import { until } from './support/openSocket.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const share = expect.toSatisfy((value: number) => value >= 0 && value <= 100);

it('the figures of machine, process, database, jobs and sockets are read', async () => {
  const { instances, database, jobs, people } = await admin.system.monitor.read();
  expect(instances).toMatchObject([{ pid: process.pid, now: { cpu: share, memory: share, disk: share } }]);
  expect(instances[0]?.now.processMemory).toBeGreaterThan(1_000_000);
  expect(database.connections).toBeGreaterThan(0);
  expect(database.size).toBeGreaterThan(1_000_000);
  expect(database.tables.map(({ name }) => name)).toContain('area');
  expect(jobs).toMatchObject({ failed: 0, failedRuns: 0 });
  expect(people).toBe(1);
});

it('the slowest statements are those of this database, without what was asked in them', async () => {
  const slow = expect.objectContaining({
    ...{ statement: expect.stringContaining('pg_sleep'), calls: expect.any(Number), average: expect.any(Number) },
  });
  // the statements of all databases share one table, out of which those of busy ones push others
  await until(async () => {
    await sql`select pg_sleep(0.5), 'confidential'`.execute(app.db);
    const { database } = await admin.system.monitor.read();
    expect(database.slowStatements).toContainEqual(slow);
    expect(JSON.stringify(database.slowStatements)).not.toContain('confidential');
  });
});

it('the history has as many points as its times, from a day back up to now', async () => {
  for (const [range, seconds] of [
    ['15m', 900],
    ['24h', 86_400],
  ] as const) {
    const { step, times, series } = await admin.system.monitor.history({ query: { range } });
    expect(times.length * step).toBe(seconds);
    expect(series.cpu).toHaveLength(times.length);
    expect(series.memory.at(-1)).toEqual(share);
    expect(series.cpu[0]).toBeNull();
  }
  const { series } = await admin.system.monitor.history({ query: { range: '15m', instance: 'another' } });
  expect(series.cpu.every((value) => value === null)).toBe(true);
});

it('measurements are averaged over the steps of the range', async () => {
  const hour = 3_600_000;
  const values = { loopDelay: 1, memory: 1, disk: 1, errors: 0, processCpu: 1, processMemory: 1, sockets: 1 };
  // both in one step of three minutes
  const time = Math.floor((Date.now() - hour) / 180_000) * 180_000;
  await app.db
    .insertInto('monitorSample')
    .values(
      [10, 30].map((cpu, place) => ({ ...values, cpu, calls: 1, instanceId: 'past', time: new Date(time + place) })),
    )
    .execute();
  const { series } = await admin.system.monitor.history({ query: { range: '6h', instance: 'past' } });
  expect(series.cpu.filter((value) => value !== null)).toEqual([20]);
});

it('what is older than a day is deleted', async () => {
  await cleanUpSamples(app.deps, Date.now() + 26 * 3_600_000);
  const old = app.db
    .selectFrom('monitorSample')
    .select('time')
    .where('time', '<', at(Date.now() - 60_000));
  expect(await old.execute()).toEqual([]);
});

it('nobody without the page sees the figures', async () => {
  const operator = await app.signIn('operator');
  await refusal(operator.system.monitor.read(), 403);
  await refusal(operator.system.monitor.history({ query: {} }), 403);
  await refusal(app.client().system.monitor.read(), 602);
});
