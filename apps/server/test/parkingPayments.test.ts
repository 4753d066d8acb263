import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { followPayments } from '../src/modules/parking/payments/followPayments.js';
import { sendRefund } from '../src/modules/parking/payments/sendRefund.js';
import { settleBatch } from '../src/modules/parking/payments/settleBatch.js';
import { simulatedProvider } from '../src/modules/parking/payments/simulatedProvider.js';
import { codeBody, HOURLY } from './support/ParkingTargets.js';
import { API_KEY, startPaymentServer, type PaymentServer } from './support/startPaymentServer.js';
import { workOff } from './support/takeJobs.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

const HOUR = 60 * 60_000;
let app: TestApp;
let admin: ApiClient;
let driver: ApiClient['parking']['publicParking'];
let outer: PaymentServer;
let placeId: string;
let placeCode: string;
let count = 20_000;
let keys = 0;

beforeAll(async () => {
  [app, outer] = await Promise.all([startTestApp(), startPaymentServer()]);
  app.deps.paymentGateways = outer.gateways;
  admin = await app.signIn('admin');
  driver = app.client().parking.publicParking;
  const tariffId = await admin.parking.tariff.create({ body: { fullName: '按小时', enCode: 'payHourly' } });
  await admin.parking.tariff.addVersion({ id: tariffId, body: { startsAt: Date.now(), prices: HOURLY } });
  const place = { fullName: '市民中心停车场', enCode: 'civic', kind: 'lot' as const, organizeId: 'binhai', tariffId };
  placeId = await admin.parking.place.create({ body: { ...place, spaces: 100 } });
  placeCode = (await admin.parking.place.code({ id: placeId })).code;
});
afterAll(async () => {
  outer.stop();
  await app.stop();
});
beforeEach(() => Object.assign(outer.state, { refundsMove: true, refuses: false, signs: true }));

const live = (change: Partial<ChannelBody> = {}): ChannelBody => ({
  enabledMark: 1,
  provider: 'live',
  appId: '2021',
  platformKey: outer.platformKey,
  privateKey: outer.privateKey,
  origin: 'https://park.example.com',
  ...change,
});
const liveWechat = (change: Partial<ChannelBody> = {}) =>
  live({
    merchantId: '1900000001',
    serialNumber: '5157F09EFDC0',
    platformKeyId: 'PUB_KEY_ID_1',
    apiKey: API_KEY,
    ...change,
  });
const channels = () => admin.parking.paymentChannel;

/** A vehicle that came so many hours ago, at two yuan an hour, and its order as the driver sees it. */
async function park(hours: number) {
  const plate = `粤B${String((count += 1))}`;
  const { orderId } = await app.db
    .transaction()
    .execute((trx) => enterPlace(app.deps, trx, { placeId, plate, time: Date.now() - hours * HOUR + 30_000 }));
  const { order, due } = await driver.find({ body: { code: placeCode, plate, plateColour: 5 } });
  return { orderId, order, due };
}
const newKey = () => `key-of-a-charge-${String((keys += 1))}`;
const pay = (order: string, amount: number, method: Method, key = newKey()) =>
  driver.pay({ body: { order, amount, method, key, back: '/orderInfoByQRCode?code=1' } });
const paymentsOf = (orderId: string) =>
  app.db.selectFrom('parkingPayment').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
const paymentOf = async (orderId: string) => {
  const [payment] = await paymentsOf(orderId);
  if (!payment) throw new Error('nothing was begun');
  return payment;
};
const orderOf = (orderId: string) =>
  app.db.selectFrom('parkingOrder').select(['paid', 'refunded']).where('id', '=', orderId).executeTakeFirstOrThrow();
const refundsOf = (paymentId: string) =>
  app.db.selectFrom('parkingRefund').select(['id', 'state', 'amount']).where('paymentId', '=', paymentId).execute();
const tell = async (provider: 'wechat' | 'alipay', notice: RequestInit) => {
  const answer = await fetch(`${app.url}/api/parking/Public/Notify/${provider}`, notice);
  return { status: answer.status, text: await answer.text() };
};

describe('what a charge is counted for', () => {
  it('a key that comes again with another amount begins nothing, and after the end tells the end', async () => {
    const { orderId, order, due } = await park(2);
    const key = newKey();
    expect(await pay(order, due, 'simulated', key)).toMatchObject({ state: 'paid', amount: 400 });
    await refusal(pay(order, 100, 'simulated', key), 409);
    expect(await pay(order, due, 'simulated', key)).toMatchObject({ state: 'paid', amount: 400 });
    expect(await paymentsOf(orderId)).toHaveLength(1);
  });

  it('a charge that was called failed and is paid after all is booked once', async () => {
    const { orderId, order, due } = await park(1);
    await pay(order, due, 'simulated');
    const { batchId } = await paymentOf(orderId);
    await app.db
      .updateTable('parkingPayment')
      .set({ state: 'failed', paidTime: null })
      .where('batchId', '=', batchId)
      .execute();
    await app.db.updateTable('parkingOrder').set({ paid: 0, status: 'open' }).where('id', '=', orderId).execute();
    const late = { state: 'paid', providerNumber: 'late', amount: 200 } as const;
    await Promise.all([1, 2, 3].map(() => settleBatch(app.deps, batchId, late)));
    expect(await orderOf(orderId)).toEqual({ paid: 200, refunded: 0 });
    expect(await paymentOf(orderId)).toMatchObject({ state: 'paid', providerNumber: 'late' });
  });

  it('a provider that took another amount is not believed', async () => {
    const { orderId, order, due } = await park(1);
    await pay(order, due, 'simulated');
    const { batchId } = await paymentOf(orderId);
    await expect(settleBatch(app.deps, batchId, { state: 'paid', providerNumber: 'x', amount: 1 })).rejects.toThrow(
      'took 1 fen',
    );
  });

  it('a charge that the provider has not heard of is not failed while it can be begun', async () => {
    const { orderId, order, due } = await park(1);
    await pay(order, due, 'simulated');
    const { batchId } = await paymentOf(orderId);
    const change = (minutes: number) =>
      app.db
        .updateTable('parkingPayment')
        .set({ state: 'pending', creatorTime: new Date(Date.now() - minutes * 60_000) })
        .where('batchId', '=', batchId)
        .execute();
    await change(5);
    await settleBatch(app.deps, batchId, { state: 'unknown' });
    expect((await paymentOf(orderId)).state).toBe('pending');
    await change(31);
    await settleBatch(app.deps, batchId, { state: 'unknown' });
    expect((await paymentOf(orderId)).state).toBe('failed');
  });

  /** A payment of yuan 1.14, which the simulated provider keeps waiting, and which has been paid there since. */
  const paidThere = async () => {
    const { orderId, order } = await park(1);
    const id = await admin.parking.reductionCode.create({ body: { ...codeBody(placeId, '抵扣'), value: 86 } });
    const reduced = await driver.reduce({
      body: { order, code: (await admin.parking.reductionCode.sheet({ id })).code, key: newKey() },
    });
    // the simulated provider keeps amounts that end in 14 waiting
    expect(await pay(reduced.order, reduced.due, 'simulated')).toMatchObject({ state: 'pending', amount: 114 });
    const { batchId } = await paymentOf(orderId);
    await simulatedProvider(app.db).confirm(batchId);
    return { orderId, batchId };
  };
  const follow = () => followPayments(app.deps, new AbortController().signal);

  it.each([
    ['a few minutes', 3, 'paid'],
    // it was quoted before the stay began, so nothing of it was due
    ['days, in which the server stood still', 3 * 24 * 60, 'refunding'],
  ])('who pays and closes the page has paid: what nobody follows for %s is asked about', async (_, minutes, state) => {
    const { orderId, batchId } = await paidThere();
    await follow();
    expect((await paymentOf(orderId)).state).toBe('pending');
    const creatorTime = new Date(Date.now() - minutes * 60_000);
    await app.db.updateTable('parkingPayment').set({ creatorTime }).where('batchId', '=', batchId).execute();
    await follow();
    expect((await paymentOf(orderId)).state).toBe(state);
  });
});

describe('accounts with providers', () => {
  it('nobody without the right sees or changes them, and keys are never answered', async () => {
    const operator = await app.signIn('operator');
    await refusal(operator.parking.paymentChannel.list({}), 403);
    await refusal(operator.parking.paymentChannel.update({ id: 'wechat', body: { provider: 'simulated' } }), 403);
    await refusal(operator.parking.paymentChannel.check({ id: 'wechat' }), 403);
    await channels().update({ id: 'wechat', body: liveWechat() });
    const answers = JSON.stringify([await channels().list({}), await channels().read({ id: 'wechat' })]);
    expect(answers).not.toContain(API_KEY);
    expect(answers).not.toContain('PRIVATE KEY');
    expect(await channels().read({ id: 'wechat' })).toMatchObject({ hasSecret: true, privateKey: '', apiKey: '' });
  });

  it('what is missing or no key is said at its field; empty keys keep those that are stored', async () => {
    const fields = async (body: ChannelBody) =>
      Object.keys((await refusal(channels().update({ id: 'wechat', body }), 400)).fieldErrors ?? {});
    expect(await fields(liveWechat({ appId: '' }))).toEqual(['appId']);
    expect(await fields(liveWechat({ merchantId: '' }))).toEqual(['merchantId']);
    expect(await fields(liveWechat({ platformKey: 'no key' }))).toEqual(['platformKey']);
    expect(await fields(liveWechat({ privateKey: 'no key' }))).toEqual(['privateKey']);
    expect(await fields(liveWechat({ apiKey: 'short' }))).toEqual(['apiKey']);
    await channels().update({ id: 'wechat', body: liveWechat({ privateKey: '', apiKey: '' }) });
    expect(await channels().check({ id: 'wechat' })).toEqual({ ok: true, message: '' });
  });

  it('a key that was changed meanwhile is not replaced by who read the way to pay before', async () => {
    const { revision } = await channels().read({ id: 'wechat' });
    await channels().update({ id: 'wechat', body: { apiKey: API_KEY } });
    expect((await channels().read({ id: 'wechat' })).revision).not.toBe(revision);
    await refusal(channels().update({ id: 'wechat', body: { revision, apiKey: API_KEY.toUpperCase() } }), 409);
  });

  it('where real money is taken nobody pays with play money, nor by a way that is off', async () => {
    const { order, due } = await park(1);
    await refusal(pay(order, due, 'simulated'), 409);
    await channels().update({ id: 'alipay', body: { provider: 'simulated', enabledMark: 0 } });
    await refusal(pay(order, due, 'alipay'), 409);
    expect((await driver.order({ query: { order } })).methods).toEqual(['wechat']);
  });
});

describe('WeChat Pay', () => {
  beforeAll(() => channels().update({ id: 'wechat', body: liveWechat() }));

  it('a charge is begun with what is due, paid in WeChat, told, and booked once', async () => {
    const { orderId, order, due } = await park(3);
    const { state, redirect } = await pay(order, due, 'wechat');
    expect(state).toBe('pending');
    expect(new URL(redirect).searchParams.get('redirect_url')).toBe(
      'https://park.example.com/orderInfoByQRCode?code=1',
    );
    const { batchId } = await paymentOf(orderId);
    expect(outer.charges.get(batchId)?.sent).toMatchObject({
      appid: '2021',
      mchid: '1900000001',
      amount: { total: 600, currency: 'CNY' },
      notify_url: 'https://park.example.com/api/parking/Public/Notify/wechat',
    });
    Object.assign(outer.charges.get(batchId) ?? {}, { paid: true });
    const notice = outer.wechatNotice(batchId);
    expect(await Promise.all([tell('wechat', notice), tell('wechat', notice)])).toMatchObject([
      { status: 204 },
      { status: 204 },
    ]);
    expect(await paymentOf(orderId)).toMatchObject({
      state: 'paid',
      providerNumber: `WX${batchId}`,
      provider: 'wechat',
    });
    expect(await orderOf(orderId)).toEqual({ paid: 600, refunded: 0 });
  });

  it('what WeChat Pay has not signed, sealed or said of this merchant is refused, and books nothing', async () => {
    const { orderId, order, due } = await park(1);
    await pay(order, due, 'wechat');
    const { batchId } = await paymentOf(orderId);
    const told = { trade_state: 'SUCCESS', transaction_id: 'X', amount: { total: 200 } };
    const forged = outer.wechatNotice(batchId, told);
    const changed = { ...forged, body: String(forged.body).replace('TRANSACTION.SUCCESS', 'TRANSACTION.PAID') };
    expect(await tell('wechat', changed)).toMatchObject({ status: 400 });
    expect(await tell('wechat', outer.wechatNotice(batchId, { ...told, mchid: '2' }))).toMatchObject({ status: 400 });
    expect(await tell('wechat', { method: 'POST', body: '{' })).toMatchObject({ status: 400 });
    // signed, but not of what was asked for
    expect(await tell('wechat', outer.wechatNotice(batchId, { ...told, amount: { total: 1 } }))).toMatchObject({
      status: 500,
    });
    expect((await paymentOf(orderId)).state).toBe('pending');
  });

  it('an answer that nobody signed is not believed, and asking again begins the same charge', async () => {
    const { orderId, order, due } = await park(1);
    const key = newKey();
    outer.state.signs = false;
    await refusal(pay(order, due, 'wechat', key), 503);
    outer.state.signs = true;
    expect(await pay(order, due, 'wechat', key)).toMatchObject({ state: 'pending', amount: 200 });
    expect(await paymentsOf(orderId)).toHaveLength(1);
    const { batchId } = await paymentOf(orderId);
    Object.assign(outer.charges.get(batchId) ?? {}, { paid: true });
    expect(await pay(order, due, 'wechat', key)).toMatchObject({ state: 'paid' });
  });

  it('a refund is done when the money has moved, not when it was accepted', async () => {
    const { orderId, order, due } = await park(2);
    await pay(order, due, 'wechat');
    const { batchId, id } = await paymentOf(orderId);
    Object.assign(outer.charges.get(batchId) ?? {}, { paid: true });
    await tell('wechat', outer.wechatNotice(batchId));
    await admin.parking.order.refund({
      id: orderId,
      body: { paymentId: id, amount: 150, reason: '误收', key: newKey() },
    });
    const [refund] = await refundsOf(id);
    if (!refund) throw new Error('nothing is given back');
    outer.state.refundsMove = false;
    await sendRefund(app.deps, refund.id);
    expect(await refundsOf(id)).toMatchObject([{ state: 'sent', amount: 150 }]);
    outer.state.refundsMove = true;
    await sendRefund(app.deps, refund.id);
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
    expect(outer.refunds.get(refund.id)).toBe(150);
  });

  it('a refund that the provider refuses has failed with its words, and is the same refund when somebody retries it', async () => {
    const { orderId, order, due } = await park(2);
    await pay(order, due, 'wechat');
    const { batchId, id } = await paymentOf(orderId);
    Object.assign(outer.charges.get(batchId) ?? {}, { paid: true });
    await tell('wechat', outer.wechatNotice(batchId));
    await admin.parking.order.refund({
      id: orderId,
      body: { paymentId: id, amount: 400, reason: '误收', key: newKey() },
    });
    const [refund] = await refundsOf(id);
    if (!refund) throw new Error('nothing is given back');
    const listed = async () => {
      const { list } = await admin.parking.refund.list({ query: { state: ['failed'] } });
      return list.find((each) => each.id === refund.id);
    };
    outer.state.refuses = true;
    await sendRefund(app.deps, refund.id);
    expect(await listed()).toMatchObject({
      failure: expect.stringContaining('基本账户余额不足') as string,
      method: 'wechat',
      doneTime: null,
    });
    // nobody asks by itself any more
    outer.state.refuses = false;
    await sendRefund(app.deps, refund.id);
    expect(outer.refunds.has(refund.id)).toBe(false);
    expect((await paymentOf(orderId)).state).toBe('refunding');
    await admin.parking.refund.retry({ id: refund.id });
    await refusal(admin.parking.refund.retry({ id: refund.id }), 409);
    expect(await listed()).toBeUndefined();
    await workOff(app, 'parking.sendRefund');
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', amount: 400 }]);
    expect((await paymentOf(orderId)).state).toBe('refunded');
    expect(outer.refunds.get(refund.id)).toBe(400);
  });

  it('a provider that does not answer is asked again, and the refund has failed after the last time', async () => {
    const { orderId, order, due } = await park(2);
    await pay(order, due, 'wechat');
    const { batchId, id } = await paymentOf(orderId);
    Object.assign(outer.charges.get(batchId) ?? {}, { paid: true });
    await tell('wechat', outer.wechatNotice(batchId));
    await admin.parking.order.refund({
      id: orderId,
      body: { paymentId: id, amount: 100, reason: '误收', key: newKey() },
    });
    const [refund] = await refundsOf(id);
    outer.state.signs = false;
    await expect(sendRefund(app.deps, refund?.id ?? '')).rejects.toThrow();
    expect(await refundsOf(id)).toMatchObject([{ state: 'asked' }]);
    await expect(sendRefund(app.deps, refund?.id ?? '', true)).rejects.toThrow();
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed' }]);
  });
});

describe('Alipay', () => {
  beforeAll(() => channels().update({ id: 'alipay', body: live() }));

  it('a charge is opened by a signed address, told, asked about, and given back', async () => {
    expect(await channels().check({ id: 'alipay' })).toEqual({ ok: true, message: '' });
    const { orderId, order, due } = await park(2);
    const begun = await pay(order, due, 'alipay');
    expect(begun.state).toBe('pending');
    expect(outer.openAlipay(begun.redirect)).toMatchObject({ code: '10000' });
    const { batchId, id } = await paymentOf(orderId);
    expect(outer.charges.get(batchId)).toMatchObject({ total: 400, sent: { product_code: 'QUICK_WAP_WAY' } });
    expect(await tell('alipay', outer.alipayNotice(batchId, { app_id: '2022' }))).toMatchObject({ text: 'failure' });
    const changed = new URLSearchParams(String(outer.alipayNotice(batchId).body));
    changed.set('total_amount', '0.01');
    expect(await tell('alipay', { method: 'POST', body: changed })).toMatchObject({ text: 'failure' });
    expect((await paymentOf(orderId)).state).toBe('pending');
    expect(await tell('alipay', outer.alipayNotice(batchId))).toEqual({ status: 200, text: 'success' });
    expect(await paymentOf(orderId)).toMatchObject({
      state: 'paid',
      providerNumber: `AL${batchId}`,
      provider: 'alipay',
    });
    await admin.parking.order.refund({
      id: orderId,
      body: { paymentId: id, amount: 400, reason: '误收', key: newKey() },
    });
    const [refund] = await refundsOf(id);
    await sendRefund(app.deps, refund?.id ?? '');
    expect(await paymentOf(orderId)).toMatchObject({ state: 'refunded', refunded: 400 });
    expect(outer.refunds.get(refund?.id ?? '')).toBe(400);
  });

  it('a payment whose notice was lost is found when its page asks', async () => {
    const { orderId, order, due } = await park(1);
    const { payment, redirect } = await pay(order, due, 'alipay');
    expect(await driver.payment({ query: { payment } })).toMatchObject({ state: 'pending' });
    outer.openAlipay(redirect);
    const { batchId } = await paymentOf(orderId);
    Object.assign(outer.charges.get(batchId) ?? {}, { paid: true });
    outer.state.signs = false;
    await refusal(driver.payment({ query: { payment } }), 503);
    outer.state.signs = true;
    expect(await driver.payment({ query: { payment } })).toMatchObject({ state: 'paid', amount: 200 });
  });
});

type ChannelBody = Parameters<ApiClient['parking']['paymentChannel']['update']>[0]['body'];
type Method = 'wechat' | 'alipay' | 'simulated';
