import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { simulatedProvider } from '../src/modules/parking/payments/simulatedProvider.js';
import { HOURLY } from './support/ParkingTargets.js';
import { API_KEY, startPaymentServer, type PaymentServer } from './support/startPaymentServer.js';
import { workOff } from './support/takeJobs.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* Whoever came back from a provider's page without paying goes on there, or pays another way; nobody pays twice. */
let app: TestApp;
let driver: ApiClient['parking']['publicParking'];
let outer: PaymentServer;
let placeId: string;
let placeCode: string;
let count = 30_000;
let keys = 0;

beforeAll(async () => {
  [app, outer] = await Promise.all([startTestApp(), startPaymentServer()]);
  app.deps.paymentGateways = outer.gateways;
  const admin = await app.signIn('admin');
  driver = app.client().parking.publicParking;
  const { platformKey, privateKey } = outer;
  const live = { ...{ enabledMark: 1 as const, provider: 'live' as const, appId: '2021' }, platformKey, privateKey };
  const origin = 'https://park.example.com';
  const wechat = { merchantId: '1900000001', serialNumber: '5157F09EFDC0', platformKeyId: 'PUB_KEY_ID_1' };
  await admin.parking.paymentChannel.update({ id: 'wechat', body: { ...live, ...wechat, origin, apiKey: API_KEY } });
  await admin.parking.paymentChannel.update({ id: 'alipay', body: { ...live, origin } });
  const tariffId = await admin.parking.tariff.create({ body: { fullName: '按小时', enCode: 'giveUpHourly' } });
  await admin.parking.tariff.addVersion({ id: tariffId, body: { startsAt: Date.now(), prices: HOURLY } });
  const place = { fullName: '会展中心停车场', enCode: 'expo', kind: 'lot' as const, organizeId: 'binhai', tariffId };
  placeId = await admin.parking.place.create({ body: { ...place, spaces: 100 } });
  placeCode = (await admin.parking.place.code({ id: placeId })).code;
});
afterAll(async () => {
  outer.stop();
  await app.stop();
});
beforeEach(() => Object.assign(outer.state, { signs: true, isPaying: false }));

type Method = 'wechat' | 'alipay';

/** A vehicle that came two hours ago, four yuan, and the payment that its driver has begun. */
async function begin(method: Method) {
  const plate = `粤B${String((count += 1))}`;
  const time = Date.now() - 2 * 60 * 60_000 + 30_000;
  const { orderId } = await app.db.transaction().execute((trx) => enterPlace(app.deps, trx, { placeId, plate, time }));
  const { order, due } = await driver.find({ body: { code: placeCode, plate, plateColour: 5 } });
  const pay = (by: Method, key = `key-of-an-attempt-${String((keys += 1))}`) =>
    driver.pay({ body: { order, amount: due, method: by, key, back: '/orderInfoByQRCode?code=1' } });
  const key = `key-of-an-attempt-${String((keys += 1))}`;
  const begun = await pay(method, key);
  const [first] = await paymentsOf(orderId);
  return { orderId, order, pay, key, begun, chargeId: first?.batchId ?? '' };
}
const paymentsOf = (orderId: string) =>
  app.db.selectFrom('parkingPayment').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
const statesOf = async (orderId: string) => (await paymentsOf(orderId)).map(({ state }) => state);
const paidFor = (orderId: string) =>
  app.db.selectFrom('parkingOrder').select(['paid', 'refunded']).where('id', '=', orderId).executeTakeFirstOrThrow();
const takes = (chargeId: string) => Object.assign(outer.charges.get(chargeId) ?? {}, { paid: true });
const tell = async (provider: Method, notice: RequestInit) =>
  (await fetch(`${app.url}/api/parking/Public/Notify/${provider}`, notice)).ok;
const giveUp = (payment: string) => driver.giveUp({ body: { payment } });

describe.each(['wechat', 'alipay'] as const)('a payment by %s that was begun and not paid', (method) => {
  const other = method === 'wechat' ? 'alipay' : 'wechat';
  const notice = (chargeId: string) =>
    method === 'wechat' ? outer.wechatNotice(chargeId) : outer.alipayNotice(chargeId);

  it('goes on at the provider: the same charge, however often it is begun', async () => {
    const { orderId, begun, pay, key, chargeId } = await begin(method);
    const again = await pay(method, key);
    expect(again).toMatchObject({ state: 'pending', amount: 400 });
    expect(again.redirect).toContain(new URL(begun.redirect).host);
    expect(await statesOf(orderId)).toEqual(['pending']);
    if (method === 'alipay') outer.openAlipay(again.redirect);
    takes(chargeId);
    expect(await pay(method, key)).toMatchObject({ state: 'paid' });
    expect(await paidFor(orderId)).toEqual({ paid: 400, refunded: 0 });
  });

  it('is closed with the provider once, however often it is given up, and paid another way', async () => {
    const { orderId, begun, pay, key, chargeId } = await begin(method);
    if (method === 'alipay') outer.openAlipay(begun.redirect);
    const taps = await Promise.all([1, 2, 3, 4].map(() => giveUp(begun.payment)));
    expect(taps.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(outer.charges.get(chargeId)).toMatchObject({ closed: true });
    // whoever tries to go on with it in another window learns that it is over
    expect(await pay(method, key)).toMatchObject({ state: 'failed' });
    expect((await pay(other)).state).toBe('pending');
    expect(await statesOf(orderId)).toEqual(['failed', 'pending']);
  });

  it('counts where the payer was quicker than whoever gives it up', async () => {
    const { orderId, begun, chargeId } = await begin(method);
    if (method === 'alipay') outer.openAlipay(begun.redirect);
    takes(chargeId);
    const [answer] = await Promise.all([giveUp(begun.payment), tell(method, notice(chargeId)), giveUp(begun.payment)]);
    expect(answer).toMatchObject({ state: 'paid', amount: 400 });
    expect(await statesOf(orderId)).toEqual(['paid']);
    expect(await paidFor(orderId)).toEqual({ paid: 400, refunded: 0 });
  });

  it('is not given up where the provider cannot be believed', async () => {
    const { orderId, begun } = await begin(method);
    if (method === 'alipay') outer.openAlipay(begun.redirect);
    outer.state.signs = false;
    await refusal(giveUp(begun.payment), 503);
    expect(await statesOf(orderId)).toEqual(['pending']);
  });

  it('counts when the provider tells late that it was paid although it was closed', async () => {
    const { orderId, begun, chargeId } = await begin(method);
    if (method === 'alipay') outer.openAlipay(begun.redirect);
    await giveUp(begun.payment);
    takes(chargeId);
    expect(await tell(method, notice(chargeId))).toBe(true);
    expect(await statesOf(orderId)).toEqual(['paid']);
    expect(await paidFor(orderId)).toEqual({ paid: 400, refunded: 0 });
  });

  it('is given back when it is told as paid after it was closed and paid another way', async () => {
    const { orderId, begun, pay, chargeId } = await begin(method);
    if (method === 'alipay') outer.openAlipay(begun.redirect);
    await giveUp(begun.payment);
    const second = await pay(other);
    const newer = (await paymentsOf(orderId)).at(-1)?.batchId ?? '';
    if (other === 'alipay') outer.openAlipay(second.redirect);
    takes(newer);
    expect(await driver.payment({ query: { payment: second.payment } })).toMatchObject({ state: 'paid' });
    takes(chargeId);
    expect([await tell(method, notice(chargeId)), await tell(method, notice(chargeId))]).toEqual([true, true]);
    await workOff(app, 'parking.sendRefund');
    expect(await statesOf(orderId)).toEqual(['refunded', 'paid']);
    expect(await paidFor(orderId)).toEqual({ paid: 400, refunded: 0 });
    expect([...outer.refunds.values()].at(-1)).toBe(400);
  });
});

it('a payment that the payer is confirming just now is not given up', async () => {
  const { orderId, begun } = await begin('wechat');
  outer.state.isPaying = true;
  expect(await giveUp(begun.payment)).toMatchObject({ state: 'pending' });
  expect(await statesOf(orderId)).toEqual(['pending']);
});

it('what nobody has opened at Alipay is given up, too', async () => {
  const { begun, chargeId } = await begin('alipay');
  expect(outer.charges.has(chargeId)).toBe(false);
  expect(await giveUp(begun.payment)).toMatchObject({ state: 'failed' });
});

it('a payment whose time is over is not begun anew at its provider', async () => {
  const { orderId, pay, key, chargeId } = await begin('wechat');
  const before = new Date(Date.now() - 16 * 60_000);
  await app.db.updateTable('parkingPayment').set({ creatorTime: before }).where('batchId', '=', chargeId).execute();
  outer.charges.delete(chargeId);
  expect(await pay('wechat', key)).toMatchObject({ state: 'pending', redirect: '' });
  expect(outer.charges.has(chargeId)).toBe(false);
  expect(await statesOf(orderId)).toEqual(['pending']);
});

it('nobody gives up a payment by a code that was not made for it', async () => {
  const { orderId, order, begun } = await begin('wechat');
  const [id = '', ...rest] = begun.payment.split('.');
  for (const code of [order, placeCode, [String(BigInt(id) + 1n), ...rest].join('.'), id])
    await refusal(giveUp(code), 404);
  expect(await statesOf(orderId)).toEqual(['pending']);
});

it('the simulated provider closes what waits, and tells of what was paid before', async () => {
  const provider = simulatedProvider(app.db);
  const charge = {
    method: 'wechat' as const,
    description: '',
    payerAddress: '',
    returnPath: '',
    expiresAt: new Date(),
  };
  await provider.begin({ ...charge, id: 'waits', amount: 114 });
  await provider.begin({ ...charge, id: 'paid', amount: 200 });
  expect(await provider.close('waits')).toEqual({ state: 'failed' });
  expect(await provider.close('paid')).toMatchObject({ state: 'paid', amount: 200 });
  expect(await provider.close('none')).toEqual({ state: 'unknown' });
});
