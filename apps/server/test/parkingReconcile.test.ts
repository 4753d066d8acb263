import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/db/newId.js';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { reconcile } from '../src/modules/parking/staff/reconcile.js';
import { ParkingTargets } from './support/ParkingTargets.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { workOff } from './support/takeJobs.js';

let app: TestApp;
let admin: ApiClient;
let made: ParkingTargets;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
});
afterAll(() => app.stop());

const reconciled = async (client = admin) => (await client.parking.payment.reconcile({ query: {} })).list;

it('what real providers took is no difference: their own statements tell of it', async () => {
  await made.paidStay('own');
  const { id: orderId } = await made.stay('own');
  const { placeId } = await admin.parking.order.read({ id: orderId });
  const id = newId();
  const names = { id, number: `F${id}`, orderId, placeId, organizeId: 'binhai', batchId: id, key: id };
  const paid = { method: 'wechat' as const, provider: 'wechat' as const, state: 'paid' as const, paidTime: new Date() };
  await app.db
    .insertInto('parkingPayment')
    .values({ ...names, ...paid, amount: 1_500 })
    .execute();
  expect(await reconciled()).toMatchObject([{ method: 'cash', ours: 400, theirs: 400, difference: 0 }]);
});

it('counts a payment on the day on which it was paid, however long before it was begun', async () => {
  const { id: orderId } = await made.stay('own');
  const { placeId } = await admin.parking.order.read({ id: orderId });
  const at = (day: number, hour: number, minute: number) => new Date(2020, 0, day, hour, minute);
  const pay = async (key: string, times: { creatorTime: Date; paidTime: Date }) => {
    const id = newId();
    const names = { id, number: `F${id}`, orderId, placeId, organizeId: 'binhai', batchId: id, key };
    const paid = { method: 'cash' as const, provider: 'simulated' as const, state: 'paid' as const, amount: 700 };
    await app.db
      .insertInto('parkingPayment')
      .values({ ...names, ...paid, ...times })
      .execute();
  };
  await pay('over-midnight', { creatorTime: at(3, 23, 58), paidTime: at(4, 0, 3) });
  await pay('day-before', { creatorTime: at(3, 23, 50), paidTime: at(3, 23, 59) });
  const clock = { ...app.deps.clock, now: () => at(10, 9, 0).getTime() };
  const days = await reconcile({ db: app.db, clock }, { kind: 'all' }, 7);
  expect(days.filter(({ day }) => day < '2020-01-31')).toEqual([
    { day: '2020-01-04', method: 'cash', payments: 1, ours: 700, theirs: 700, difference: 0 },
  ]);
});

it('whoever sees the rows of one company sees no difference for what was given back of those of another', async () => {
  const { marker: plate, orderId: foreignId } = await made.escaped('foreign');
  const { id: placeId } = await made.place('own');
  const entry = { placeId, plate, time: Date.now() - 30 * 60_000 };
  await app.db.transaction().execute((trx) => enterPlace(app.deps, trx, entry));
  const driver = app.client().parking.publicParking;
  const { code } = await admin.parking.place.code({ id: placeId });
  const { order, due, arrears } = await driver.find({ body: { code, plate, plateColour: 5 } });
  expect([due, arrears.map((each) => each.due)]).toEqual([200, [200]]);
  const together = { order, arrears: arrears.map((each) => each.order), amount: 400, key: 'paid-in-one-go-00001' };
  await driver.pay({ body: { ...together, method: 'alipay' } });
  const { payments } = await admin.parking.order.read({ id: foreignId });
  const body = { paymentId: payments[0]?.id ?? '', amount: 150, reason: '多收', key: 'refund-of-arrears-001' };
  await admin.parking.order.refund({ id: foreignId, body });
  const inAlipay = async (client?: ApiClient) => (await reconciled(client)).find(({ method }) => method === 'alipay');
  // the provider is told by a job
  expect(await inAlipay()).toMatchObject({ ours: 250, theirs: 400, difference: -150 });
  await workOff(app, 'parking.sendRefund');
  expect(await inAlipay()).toMatchObject({ ours: 250, theirs: 250, difference: 0 });
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
  await saveGrants(admin, 'User', 'operator', {
    menu: ['parking', 'parking_payment'],
    data: [{ moduleId: 'parking_payment', scope: 'organizes', organizeIds: ['binhai'] }],
  });
  const limited = await app.signIn('operator');
  expect(await inAlipay(limited)).toMatchObject({ payments: 1, ours: 200, theirs: 200, difference: 0 });
});
