import { type ApiClient } from '@smart-admin/api-client';
import { type ReductionKind } from '@smart-admin/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { leavePlace } from '../src/modules/parking/orders/leavePlace.js';
import { codeBody, ParkingTargets, plateBody, reducingBody } from './support/ParkingTargets.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

const MINUTE = 60_000;
let app: TestApp;
let admin: ApiClient;
let driver: ApiClient['parking']['publicParking'];
let placeId: string;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  driver = app.client().parking.publicParking;
  const made = new ParkingTargets(
    () => admin,
    () => app,
  );
  ({ id: placeId } = await made.place('own'));
});
afterAll(() => app.stop());

const newKey = () => `key-of-a-reduction-${String((count += 1))}`;

/** A merchant with money on the account who pays what its reductions take away, unless a price is given. */
async function newMerchant(kind: ReductionKind, value: number, more: { price?: number; usesPerStay?: number } = {}) {
  const body = { ...reducingBody(placeId, `shop${String((count += 1))}`), kind, value, ...more };
  const id = await admin.parking.merchant.create({ body });
  await admin.parking.merchant.topUp({ id, body: { amount: 1_000, key: newKey() } });
  const { code } = await admin.parking.merchant.sheet({ id });
  const entries = async () =>
    (await admin.parking.merchant.statement({ id, query: {} })).list.map((entry) => [entry.kind, entry.amount]);
  const balance = async () => (await admin.parking.merchant.read({ id })).balance;
  return { id, code, entries, balance };
}

/** A vehicle that came twenty minutes ago and owes two yuan, at two yuan for each hour that has begun. */
async function park() {
  const { plate } = plateBody(placeId, '');
  const entry = { placeId, plate, time: Date.now() - 20 * MINUTE };
  const { orderId } = await app.db.transaction().execute((trx) => enterPlace(app.deps, trx, entry));
  const order = await app.deps.parkingCodes.issue('order', orderId);
  const reduce = (code: string, key = newKey()) => driver.reduce({ body: { order, code, key } });
  const pay = (amount: number) => driver.pay({ body: { order, amount, method: 'simulated', key: newKey() } });
  /** Lets it have been there for so long. */
  const stayFor = (minutes: number) =>
    app.db
      .updateTable('parkingOrder')
      .set({ entryTime: new Date(Date.now() - minutes * MINUTE) })
      .where('id', '=', orderId)
      .execute();
  const leave = () => app.db.transaction().execute((trx) => leavePlace(app.deps, trx, { orderId }));
  const reductions = () =>
    app.db
      .selectFrom('parkingReduction')
      .select(['amount', 'price'])
      .where('orderId', '=', orderId)
      .orderBy('id')
      .execute();
  return { orderId, reduce, pay, stayFor, leave, reductions };
}

describe('a merchant without a price of its own', () => {
  it('pays what its reduction takes away in the end, however long the stay goes on after the scan', async () => {
    const { code, balance, entries } = await newMerchant('minutes', 120);
    const { reduce, stayFor, pay, leave, reductions } = await park();
    expect(await reduce(code)).toMatchObject({ reduced: 200, due: 0 });
    expect(await balance()).toBe(800);
    await stayFor(239);
    await pay(400);
    expect(await leave()).toMatchObject({ isOpened: true });
    expect(await balance()).toBe(600);
    expect(await entries()).toEqual([
      ['reduction', -200],
      ['reduction', -200],
      ['topUp', 1_000],
    ]);
    expect(await reductions()).toEqual([{ amount: 400, price: 400 }]);
  });

  it('pays it as well when somebody else ends the stay, as far as the account goes', async () => {
    const { code, balance } = await newMerchant('full', 0);
    const { orderId, reduce, stayFor, reductions } = await park();
    await reduce(code);
    await stayFor(479);
    await admin.parking.order.close({ id: orderId, body: { exitTime: Date.now(), reason: '补录离场' } });
    expect(await balance()).toBe(0);
    expect(await reductions()).toEqual([{ amount: 1_600, price: 1_000 }]);
  });

  it('gets back what another reduction took over', async () => {
    const { code, balance, entries } = await newMerchant('amount', 300);
    const { reduce, stayFor, leave, reductions } = await park();
    await stayFor(119);
    expect(await reduce(code)).toMatchObject({ due: 100 });
    const id = await admin.parking.reductionCode.create({
      body: { ...codeBody(placeId, '一小时'), kind: 'minutes', value: 60 },
    });
    const { code: hour } = await admin.parking.reductionCode.sheet({ id });
    expect(await reduce(hour)).toMatchObject({ due: 0 });
    expect(await leave()).toMatchObject({ isOpened: true });
    expect(await entries()).toEqual([
      ['refund', 100],
      ['reduction', -300],
      ['topUp', 1_000],
    ]);
    expect(await balance()).toBe(800);
    expect(await reductions()).toEqual([
      { amount: 200, price: 200 },
      { amount: 200, price: 0 },
    ]);
  });
});

it('a merchant with a price pays it, however long the stay goes on', async () => {
  const { code, balance, entries } = await newMerchant('full', 0, { price: 150 });
  const { reduce, stayFor, leave, reductions } = await park();
  await reduce(code);
  await stayFor(479);
  expect(await leave()).toMatchObject({ isOpened: true });
  expect(await balance()).toBe(850);
  expect(await entries()).toHaveLength(2);
  expect(await reductions()).toEqual([{ amount: 1_600, price: 150 }]);
});

it('a reduction is given once for each key, however often it is asked for, and charged once', async () => {
  const { code, balance } = await newMerchant('amount', 50, { usesPerStay: 3 });
  const { reduce, reductions, leave } = await park();
  const key = newKey();
  const answers = await Promise.all([1, 2, 3].map(() => reduce(code, key)));
  expect(answers.map(({ due }) => due)).toEqual([150, 150, 150]);
  expect(await balance()).toBe(950);
  expect(await reduce(code)).toMatchObject({ due: 100 });
  expect(await reductions()).toHaveLength(2);
  expect(await leave()).toMatchObject({ isOpened: false, due: 100 });
  // whoever was answered before is answered again, also when nothing is due any more
  const last = newKey();
  const full = await newMerchant('full', 0);
  expect(await reduce(full.code, last)).toMatchObject({ due: 0 });
  expect(await reduce(full.code, last)).toMatchObject({ due: 0 });
});
