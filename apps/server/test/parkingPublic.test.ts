import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { leavePlace } from '../src/modules/parking/orders/leavePlace.js';
import { settleBatch } from '../src/modules/parking/payments/settleBatch.js';
import { sendRefund } from '../src/modules/parking/payments/sendRefund.js';
import { codeBody, DAY, HOURLY, laneBody, plateBody, reducingBody } from './support/ParkingTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

const HOUR = 60 * 60_000;
let app: TestApp;
let admin: ApiClient;
let driver: ApiClient['parking']['publicParking'];
let placeId: string;
let laneId: string;
let placeCode: string;
let count = 10_000;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  driver = app.client().parking.publicParking;
  const tariffId = await admin.parking.tariff.create({ body: { fullName: '按小时', enCode: 'publicHourly' } });
  await admin.parking.tariff.addVersion({ id: tariffId, body: { startsAt: Date.now(), prices: HOURLY } });
  placeId = await admin.parking.place.create({
    body: { fullName: '人民广场停车场', enCode: 'square', kind: 'lot', organizeId: 'binhai', tariffId, spaces: 100 },
  });
  laneId = await admin.parking.lane.create({ body: { ...laneBody(placeId, 'exit1'), direction: 'out' } });
  placeCode = (await admin.parking.place.code({ id: placeId })).code;
});
afterAll(() => app.stop());

/** A vehicle that came so many hours ago; two yuan an hour. */
async function park(hours: number, plate = `粤B${String((count += 1))}`) {
  const { orderId } = await app.db
    .transaction()
    .execute((trx) => enterPlace(app.deps, trx, { placeId, plate, time: Date.now() - hours * HOUR + 30_000 }));
  return { orderId, plate, find: () => driver.find({ body: { code: placeCode, plate, plateColour: 5 } }) };
}
const exit = (orderId: string) => app.db.transaction().execute((trx) => leavePlace(app.deps, trx, { orderId, laneId }));
let keys = 0;
const newKey = () => `key-of-a-payment-${String((keys += 1))}`;
const payIn = async (order: string, amount: number, key = newKey()) =>
  driver.pay({ body: { order, amount, method: 'simulated', key } });
const reduce = (order: string, code: string, key = newKey()) => driver.reduce({ body: { order, code, key } });
const codeOf = async (body: object = {}) => {
  const id = await admin.parking.reductionCode.create({ body: { ...codeBody(placeId, '优惠'), ...body } });
  return { id, code: (await admin.parking.reductionCode.sheet({ id })).code };
};
/** What payments say, what the order says, and what the provider took. */
async function differences(orderId: string) {
  const order = await app.db.selectFrom('parkingOrder').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const payments = await app.db
    .selectFrom('parkingPayment')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('paidTime', 'is not', null)
    .execute();
  const ours = payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  return { order: order.paid - order.refunded - ours, owed: order.fee - order.reduced - ours };
}

describe('finding an order', () => {
  it('a plate is answered masked, with its fee, its evidence and the moment at which it grows', async () => {
    const { find, plate } = await park(2.5);
    const order = await find();
    expect(order).toMatchObject({
      maskedPlate: `粤B·**${plate.slice(-3)}`,
      placeName: '人民广场停车场',
      status: 'open',
      fee: 600,
      due: 600,
      reduced: 0,
      arrears: [],
      invoice: 'none',
      invoiceDetail: null,
      evidence: { tariffName: '按小时', fee: { version: 1, rate: '小型车', amount: 600 } },
    });
    expect(JSON.stringify(order)).not.toContain(plate);
    expect(order.feeGrowsAt).toBeGreaterThan(order.asOf);
    expect(order.feeGrowsAt).toBeLessThanOrEqual(order.asOf + HOUR);
    expect(await driver.order({ query: { order: order.order } })).toMatchObject({ number: order.number, fee: 600 });
  });

  it('nobody opens an order by a code that was not made here, or by that of another kind', async () => {
    const { find, plate } = await park(1);
    const { order } = await find();
    const [id = '', ...rest] = order.split('.');
    await refusal(driver.order({ query: { order: [String(Number(id) + 1), ...rest].join('.') } }), 404);
    await refusal(driver.order({ query: { order: placeCode } }), 404);
    await refusal(driver.payment({ query: { payment: order } }), 404);
    await refusal(driver.find({ body: { code: `${placeCode.slice(0, -4)}AAAA`, plate, plateColour: 5 } }), 404);
    await refusal(driver.find({ body: { code: placeCode, plate, plateColour: 3 } }), 404);
  });

  it('a code says what it is for, and who waits at the lane has to type nothing', async () => {
    const { orderId, plate } = await park(1);
    expect(await driver.target({ query: { code: placeCode } })).toMatchObject({ kind: 'lot', title: '人民广场停车场' });
    expect(await exit(orderId)).toEqual({ due: 200, isOpened: false });
    const code = await app.deps.parkingCodes.print('lane', laneId);
    const { waiting } = await driver.target({ query: { code } });
    expect(waiting?.maskedPlate.slice(-3)).toBe(plate.slice(-3));
    expect(await driver.order({ query: { order: waiting?.order ?? '' } })).toMatchObject({ due: 200 });
  });
});

describe('paying', () => {
  it('a payment opens the barrier once, however often it is tapped, told and scanned', async () => {
    const { orderId, find } = await park(3);
    const { order, due } = await find();
    const key = newKey();
    const taps = await Promise.all(Array.from({ length: 8 }, () => payIn(order, due, key)));
    expect(new Set(taps.map(({ state }) => state))).toEqual(new Set(['paid']));
    const { batchId } = await app.db
      .selectFrom('parkingPayment')
      .select('batchId')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await settleBatch(app.deps, batchId, { state: 'paid', providerNumber: 'again', amount: 600 });
    expect(await driver.order({ query: { order } })).toMatchObject({
      status: 'paid',
      paid: 600,
      due: 0,
      feeGrowsAt: null,
    });
    const exits = await Promise.all(Array.from({ length: 5 }, () => exit(orderId)));
    expect(exits.filter(({ isOpened }) => isOpened)).toHaveLength(1);
    const openings = await app.db.selectFrom('parkingOpening').selectAll().where('orderId', '=', orderId).execute();
    expect(openings.map(({ cause }) => cause)).toEqual(['paid']);
    expect(await differences(orderId)).toEqual({ order: 0, owed: 0 });
  });

  it('F-PK-11 an order tells vehicle, place, times and amounts in fen while it is open, paid and closed', async () => {
    const { orderId, plate, find } = await park(3);
    const read = () => admin.parking.order.read({ id: orderId });
    const { code } = await codeOf();
    const { order } = await find();
    const reduced = await reduce(order, code);
    expect(await read()).toMatchObject({
      ...{ plate, plateColour: 5, placeName: '人民广场停车场', status: 'open', exitTime: null },
      ...{ fee: 600, reduced: 600 - reduced.due, paid: 0, due: reduced.due },
    });
    expect(reduced.due).toBeLessThan(600);
    await payIn(reduced.order, reduced.due);
    expect(await read()).toMatchObject({ status: 'paid', paid: reduced.due, due: 0 });
    await exit(orderId);
    const closed = await read();
    expect(closed).toMatchObject({ status: 'closed', fee: 600, paid: reduced.due, due: 0 });
    expect(closed.exitTime).toBeGreaterThan(closed.entryTime);
  });

  it('an amount that has changed is refused and says the new one; nothing due is not paid', async () => {
    const { find } = await park(2);
    const { order } = await find();
    await refusal(payIn(order, 100), 409);
    expect(await payIn(order, 400)).toMatchObject({ state: 'paid', amount: 400 });
    await refusal(payIn(order, 0), 409);
  });

  it('a payment that the provider tells late still counts, and a second one is given back', async () => {
    const { orderId, find } = await park(1);
    const half = await codeOf({ value: 86 });
    const { order: first } = await find();
    const { order, due } = await reduce(first, half.code);
    // the simulated provider keeps amounts that end in 14 waiting
    expect(due).toBe(114);
    const waiting = await Promise.all([payIn(order, due), payIn(order, due)]);
    expect(waiting.map(({ state }) => state)).toEqual(['pending', 'pending']);
    const batches = await app.db
      .selectFrom('parkingPayment')
      .select('batchId')
      .where('orderId', '=', orderId)
      .execute();
    for (const { batchId } of batches) {
      await settleBatch(app.deps, batchId, { state: 'paid', providerNumber: `SIM${batchId}`, amount: 114 });
    }
    expect(await differences(orderId)).toEqual({ order: 0, owed: 0 });
    const refund = await app.db
      .selectFrom('parkingRefund')
      .innerJoin('parkingPayment', 'parkingPayment.id', 'parkingRefund.paymentId')
      .select(['parkingRefund.id', 'parkingRefund.amount'])
      .where('parkingRefund.orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(refund.amount).toBe(114);
    await sendRefund(app.deps, refund.id);
    await sendRefund(app.deps, refund.id);
    const state = await app.db
      .selectFrom('parkingRefund')
      .select('state')
      .where('id', '=', refund.id)
      .executeTakeFirstOrThrow();
    expect(state).toEqual({ state: 'done' });
  });

  it('an escaped stay is shown with the next one and paid with it', async () => {
    const escaped = await park(2);
    await app.db
      .updateTable('parkingOrder')
      .set({ status: 'closed', exitTime: new Date(), escaped: 1, fee: 400 })
      .where('id', '=', escaped.orderId)
      .execute();
    const { find } = await park(1, escaped.plate);
    const { order, due, arrears } = await find();
    expect(arrears).toMatchObject([{ placeName: '人民广场停车场', due: 400 }]);
    const body = { order, arrears: arrears.map((each) => each.order), amount: due + 400, key: newKey() };
    expect(await driver.pay({ body: { ...body, method: 'wechat' } })).toMatchObject({ state: 'paid', amount: 600 });
    expect((await find()).arrears).toEqual([]);
  });

  it('an invoice is asked for once, of what was paid', async () => {
    const { find } = await park(1);
    const { order, due } = await find();
    const body = { order, title: '滨海科技有限公司', email: 'bill@example.com' };
    await refusal(driver.invoice({ body }), 409);
    await payIn(order, due);
    await driver.invoice({ body });
    await refusal(driver.invoice({ body }), 409);
    expect((await find()).invoice).toBe('requested');
  });
});

describe('reductions', () => {
  it('F-PK-10 a hundred at once on one code give as many as it has, and each order at most one', async () => {
    const { id, code } = await codeOf({ kind: 'percent', value: 50, maxUses: 15 });
    const parked = await Promise.all(Array.from({ length: 25 }, () => park(2)));
    const orders = await Promise.all(parked.map(({ find }) => find()));
    const tries = orders.flatMap(({ order }) => [order, order, order, order]);
    const results = await Promise.allSettled(tries.map((order) => reduce(order, code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    expect(await admin.parking.reductionCode.read({ id })).toMatchObject({ used: 15 });
    const given = await app.db.selectFrom('parkingReduction').select('orderId').where('sourceId', '=', id).execute();
    expect(new Set(given.map(({ orderId }) => orderId)).size).toBe(15);
  });

  it('a merchant pays for what is given, until the account is empty', async () => {
    const body = { ...reducingBody(placeId, 'publicCafe'), kind: 'amount' as const, value: 300, usesPerStay: 2 };
    const id = await admin.parking.merchant.create({ body });
    await admin.parking.merchant.topUp({ id, body: { amount: 500, key: 'first-top-up-0001' } });
    const { code } = await admin.parking.merchant.sheet({ id });
    const { order } = await (await park(2)).find();
    expect(await reduce(order, code)).toMatchObject({ due: 100, reduced: 300 });
    // the second one takes what is left, and costs what it takes
    const { due, evidence } = await reduce(order, code);
    expect(due).toBe(0);
    expect(evidence.reductions.map(({ amount }) => amount)).toEqual([300, 100]);
    expect((await admin.parking.merchant.read({ id })).balance).toBe(100);
    const next = await (await park(2)).find();
    await refusal(reduce(next.order, code), 409);
  });

  it('a company gives to its plates alone, and to each as often as it says', async () => {
    const { order, due } = await (await park(2, '粤B99001')).find();
    const body = { ...reducingBody(placeId, 'park'), kind: 'full' as const, value: 0, plates: ['粤B99001'] };
    const id = await admin.parking.company.create({ body });
    const { code } = await admin.parking.company.sheet({ id });
    expect(due).toBe(400);
    expect(await reduce(order, code)).toMatchObject({ due: 0 });
    const other = await (await park(2)).find();
    await refusal(reduce(other.order, code), 409);
  });

  it('F-PK-10 nothing is given or paid after the end, twice, or by a code of another place or time', async () => {
    const { code } = await codeOf();
    const over = await codeOf({ startsAt: Date.now() - 2 * DAY, endsAt: Date.now() - DAY });
    const { orderId, find } = await park(4);
    const { order } = await find();
    await reduce(order, code);
    await refusal(reduce(order, code), 409);
    await refusal(reduce(order, over.code), 409);
    expect((await driver.target({ query: { code: over.code } })).state).toBe('expired');
    await refusal(reduce(order, placeCode), 409);
    await payIn(order, (await find()).due);
    await exit(orderId);
    await refusal(reduce(order, (await codeOf()).code), 409);
    await refusal(payIn(order, 100), 409);
  });

  it('a merchant or a company whose agreement is over gives nothing and takes nothing, and says why', async () => {
    const body = { ...reducingBody(placeId, 'endedShop'), price: 100, expiresAt: Date.now() - 1_000 };
    const id = await admin.parking.merchant.create({ body });
    await admin.parking.merchant.topUp({ id, body: { amount: 500, key: 'before-the-end-0001' } });
    const { code } = await admin.parking.merchant.sheet({ id });
    expect((await driver.target({ query: { code } })).state).toBe('expired');
    const { order } = await (await park(2)).find();
    const refused = await refusal(reduce(order, code), 409);
    expect(refused.message).toBe('“endedShop”的减免合作已到期，请联系停车场续期');
    expect(await driver.order({ query: { order } })).toMatchObject({ due: 400, reduced: 0 });
    expect((await admin.parking.merchant.read({ id })).balance).toBe(500);
    const company = { ...reducingBody(placeId, 'endedFirm'), expiresAt: Date.now() - 1_000 };
    const sheet = await admin.parking.company.sheet({ id: await admin.parking.company.create({ body: company }) });
    await refusal(reduce(order, sheet.code), 409);
    // prolonged, the same printed code gives again
    const prolonged = { amount: 500, key: 'after-the-end-00001', expiresAt: Date.now() + DAY };
    await admin.parking.merchant.topUp({ id, body: prolonged });
    expect(await reduce(order, code)).toMatchObject({ due: 200 });
  });

  it('a monthly card parks free, and says so', async () => {
    const { find, plate } = await park(3);
    await admin.parking.listedPlate.create({
      body: { ...plateBody(placeId, '业主'), plate, startsAt: Date.now() - DAY },
    });
    const { due, evidence } = await find();
    expect(due).toBe(0);
    // a stay over midnight has two
    expect(new Set(evidence.fee.segments.map(({ free }) => free))).toEqual(new Set(['monthlyCard']));
  });
});

it('the public screen has free spaces and a token for its channel', async () => {
  const before = (await driver.screen()).list.find(({ id }) => id === placeId);
  const { orderId } = await park(0);
  const { list, channel, channelToken } = await driver.screen();
  expect(list.find(({ id }) => id === placeId)).toMatchObject({ spaces: 100, free: (before?.free ?? 0) - 1 });
  expect(await app.deps.channels.check(channel, channelToken)).toBeGreaterThan(Date.now());
  expect(await exit(orderId)).toEqual({ due: 0, isOpened: true });
});
