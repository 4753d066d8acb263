import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNT_LIMIT } from '../src/db/paging.js';
import { seedHistory } from '../src/modules/parking/seed/seedHistory.js';
import { exportedFile } from './support/exportedFile.js';
import { ParkingTargets } from './support/ParkingTargets.js';
import { rowsOf } from './support/rowsOf.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let made: ParkingTargets;
/** Two lots with a payment each; the second one gave a part of it back. */
const lots: { placeId: string; orderId: string; paymentId: string; plate: string; paidTime: number }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
  for (const place of ['own', 'own'] as const) {
    const { id: orderId, marker: plate } = await made.paidStay(place);
    const { placeId, payments } = await admin.parking.order.read({ id: orderId });
    const [payment] = payments;
    lots.push({ placeId, orderId, paymentId: payment?.id ?? '', plate, paidTime: payment?.paidTime ?? 0 });
  }
  const [, second] = lots;
  if (!second) throw new Error('nothing was paid');
  const body = { paymentId: second.paymentId, amount: 100, reason: '多收退款', key: 'refund-key-000009' };
  await admin.parking.order.refund({ id: second.orderId, body });
});
afterAll(() => app.stop());

type Query = NonNullable<Parameters<ApiClient['parking']['payment']['list']>[0]>['query'];

const find = (query: Query) => admin.parking.payment.list({ query: { pageSize: 500, ...query } });
const lot = (index: number) => {
  const found = lots[index];
  if (!found) throw new Error('no such lot');
  return found;
};
const idsOf = async (query: Query) => (await find(query)).list.map(({ id }) => id);

describe('the list of payments', () => {
  it('sums the amounts over all rows of the filter, whatever the page', async () => {
    const all = await find({});
    const sum = (field: 'amount' | 'refunded') => all.list.reduce((total, row) => total + row[field], 0);
    const first = await find({ pageSize: 1 });
    expect(first.list).toHaveLength(1);
    expect(first.sums).toEqual({ amount: sum('amount'), refunded: sum('refunded') });
    expect(first.sums.refunded).toBeGreaterThanOrEqual(100);
    expect((await find({ placeId: lot(1).placeId })).sums).toMatchObject({ refunded: 100 });
    expect((await find({ keyword: '无此车牌' })).sums).toEqual({ amount: 0, refunded: 0 });
  });

  it('takes several values of a filter, ranges with one end or both, and a plate', async () => {
    const { paymentId, placeId, paidTime, plate } = lot(0);
    const states = new Set((await find({ placeId })).list.map(({ state }) => state));
    expect(await idsOf({ placeId, state: [...states, 'failed'] })).toEqual([paymentId]);
    expect(await idsOf({ placeId, state: ['failed'] })).toEqual([]);
    expect(await idsOf({ placeId, state: [] })).toEqual([paymentId]);
    expect(await idsOf({ placeId, paidFrom: paidTime, paidTo: paidTime })).toEqual([paymentId]);
    expect(await idsOf({ placeId, paidFrom: paidTime + 1 })).toEqual([]);
    expect(await idsOf({ placeId, paidTo: paidTime - 1 })).toEqual([]);
    expect(await idsOf({ keyword: plate })).toContain(paymentId);
    expect(await idsOf({ keyword: plate, placeId: lot(1).placeId })).toEqual([]);
  });

  it('finds a payment by the whole number of itself, of its order, or of the provider', async () => {
    const { paymentId, orderId } = lot(0);
    const [row] = (await find({ placeId: lot(0).placeId })).list;
    const order = await admin.parking.order.read({ id: orderId });
    const providerNumber = '4200002811202511280000000001';
    await app.db.updateTable('parkingPayment').set({ providerNumber }).where('id', '=', paymentId).execute();
    for (const number of [row?.number, providerNumber, order.number])
      expect(await idsOf({ keyword: number })).toEqual([paymentId]);
    expect(await idsOf({ keyword: order.number.slice(0, -1) })).toEqual([]);
  });

  it('names the lot and the order of each payment', async () => {
    const [row] = (await find({ placeId: lot(0).placeId })).list;
    const order = await admin.parking.order.read({ id: lot(0).orderId });
    expect(row).toMatchObject({ orderNumber: order.number, placeName: order.placeName, plate: order.plate });
  });

  it('is written to a file as it is filtered, with the chosen columns in their order', async () => {
    const { placeId, plate } = lot(1);
    const columns = ['plate', 'amount', 'refunded', 'state'];
    const start = (body: object) => exportedFile(app, admin, () => admin.parking.payment.startExport({ body }));
    const [head, ...rows] = await rowsOf(await start({ placeId, columns }));
    expect(head).toEqual(['车牌号', '金额（元）', '已退（元）', '状态']);
    expect(rows).toEqual([[plate, '4.00', '1.00', '已支付']]);
    const ids = [lot(0).paymentId];
    expect(await rowsOf(await start({ columns: ['plate'], ids }))).toEqual([['车牌号'], [lot(0).plate]]);
  });

  it('tells which kind of place a payment is of, to open its order', async () => {
    const [row] = (await find({ placeId: lot(0).placeId })).list;
    expect(row).toMatchObject({ placeKind: 'lot', orderId: lot(0).orderId });
  });

  it('finds those of a part of a plate that more orders have than are looked up', async () => {
    await seedHistory(app.db, 12);
    const { orders } = await app.db
      .selectFrom('parkingOrder')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .where('plate', 'like', '%粤B%')
      .executeTakeFirstOrThrow();
    expect(orders).toBeGreaterThan(COUNT_LIMIT);
    const { list, pagination } = await find({ keyword: '粤B', pageSize: 100 });
    expect(pagination.total).toBeGreaterThan(5_000);
    expect(list.every(({ plate }) => plate.startsWith('粤B'))).toBe(true);
  });
});
