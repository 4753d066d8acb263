import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invoiceProviderOf } from '../src/modules/parking/invoices/invoiceProviderOf.js';
import { ParkingTargets } from './support/ParkingTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let driver: ApiClient['parking']['publicParking'];
let made: ParkingTargets;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  driver = app.client().parking.publicParking;
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
});
afterAll(() => app.stop());
beforeEach(async () => {
  await set('wechat', { provider: 'simulated', enabledMark: 1 });
  await set('alipay', { provider: 'simulated', enabledMark: 1 });
});

const set = (id: 'wechat' | 'alipay', change: { provider?: 'simulated' | 'live'; enabledMark?: 0 | 1 }) =>
  app.db.updateTable('parkingPaymentChannel').set(change).where('id', '=', id).execute();
const newKey = () => `key-of-play-money-${String((keys += 1))}`;

/** A stay that owes four yuan, as its driver pays it. */
async function park() {
  const { id: orderId } = await made.stay('own');
  const order = await app.deps.parkingCodes.issue('order', orderId);
  const pay = (method: 'wechat' | 'alipay' | 'simulated') =>
    driver.pay({ body: { order, amount: 400, method, key: newKey() } });
  const methods = async () => (await driver.order({ query: { order } })).methods;
  const begun = () => app.db.selectFrom('parkingPayment').select('id').where('orderId', '=', orderId).execute();
  return { pay, methods, begun };
}

it('whoever tries things out pays with play money, whatever way they choose', async () => {
  for (const method of ['wechat', 'alipay', 'simulated'] as const)
    expect(await (await park()).pay(method)).toMatchObject({ state: 'paid' });
  expect((await invoiceProviderOf(app.db))?.name).toBe('simulated');
});

it('a way that is still simulated is neither offered nor taken where another one takes real money', async () => {
  await set('wechat', { provider: 'live' });
  const { pay, methods, begun } = await park();
  expect(await methods()).toEqual(['wechat']);
  await refusal(pay('alipay'), 409);
  await refusal(pay('simulated'), 409);
  expect(await begun()).toEqual([]);
});

it('a way that takes real money and is off for a while does not make the others play money', async () => {
  await set('wechat', { provider: 'live', enabledMark: 0 });
  const { pay, methods, begun } = await park();
  expect(await methods()).toEqual([]);
  for (const method of ['wechat', 'alipay', 'simulated'] as const) await refusal(pay(method), 409);
  expect(await begun()).toEqual([]);
  expect(await invoiceProviderOf(app.db)).toBeUndefined();
});

it('where every way is off nobody pays with play money, neither a stay nor a card', async () => {
  await set('wechat', { enabledMark: 0 });
  await set('alipay', { enabledMark: 0 });
  const { pay, begun } = await park();
  await refusal(pay('simulated'), 409);
  expect(await begun()).toEqual([]);
  const { id } = await made.card('own');
  const { code } = await admin.parking.listedPlate.sheet({ id });
  const body = { code, months: 1, amount: 3_000, method: 'simulated' as const, key: newKey() };
  await refusal(driver.payCard({ body }), 409);
  expect((await admin.parking.listedPlate.renewals({ id, query: {} })).list).toEqual([]);
  expect(await invoiceProviderOf(app.db)).toBeUndefined();
});
