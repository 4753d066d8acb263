import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadOrder } from '../src/modules/parking/orders/loadOrder.js';
import { seedHistory } from '../src/modules/parking/seed/seedHistory.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await seedHistory(app.db, 2);
});
afterAll(() => app.stop());

it('a made-up day is made once, and its stays cost what their tariffs say', async () => {
  const count = () =>
    app.db
      .selectFrom('parkingOrder')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const before = await count();
  expect(before.count).toBeGreaterThan(1_000);
  await seedHistory(app.db, 2);
  expect(await count()).toEqual(before);
  const closed = await app.db
    .selectFrom('parkingOrder')
    .select(['id', 'fee', 'exitTime'])
    .where('status', '=', 'closed')
    .orderBy('id')
    .limit(60)
    .execute();
  for (const { id, fee, exitTime } of closed)
    expect((await loadOrder(app.db, id)).reducedAt(exitTime ?? 0).fee.amount).toBe(fee);
});

it('its books agree with the provider', async () => {
  const { list } = await admin.parking.payment.reconcile({ query: { days: 3 } });
  expect(list.length).toBeGreaterThan(2);
  expect(list.every(({ difference }) => difference === 0)).toBe(true);
});

it('screens show what was taken and who came and went, and the sums agree', async () => {
  const revenue = await admin.parking.screen.revenue({ query: {} });
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  expect(revenue.month).toBeGreaterThan(0);
  expect(sum(revenue.days.map(({ amount }) => amount))).toBe(revenue.month);
  expect(sum(revenue.hours.map(({ amount }) => amount))).toBe(revenue.today);
  expect(sum(revenue.places.map((place) => place.revenue))).toBe(revenue.today);
  const traffic = await admin.parking.screen.traffic({ query: { kind: 'lot' } });
  expect(traffic.places.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'lot'));
  expect(sum(traffic.durations.map(({ stays }) => stays))).toBe(traffic.exits);
  expect(sum(traffic.hours.map(({ entries }) => entries))).toBe(traffic.entries);
  expect(traffic.events.length).toBeGreaterThan(0);
  expect(revenue.peaks).toHaveLength(7);
  expect(sum(revenue.peaks.at(-1)?.hours ?? [])).toBe(revenue.payments);
  const { list: roads } = await admin.parking.screen.berths({ query: {} });
  expect(roads.length).toBeGreaterThan(0);
  expect(roads.every(({ berths }) => berths.length > 0)).toBe(true);
  const { channels } = await admin.parking.screen.channel();
  expect(channels).toHaveLength(5);
});
