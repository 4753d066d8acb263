import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectCash, takeCash } from '../src/modules/parking/staff/changeOrder.js';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { leavePlace } from '../src/modules/parking/orders/leavePlace.js';
import { loadOrder } from '../src/modules/parking/orders/loadOrder.js';
import { finishRefund } from '../src/modules/parking/payments/sendRefund.js';
import { ParkingTargets, plateBody } from './support/ParkingTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let made: ParkingTargets;
let ids: { admin: string; operator: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
  const people = await app.db.selectFrom('userAccount').select(['id', 'account']).execute();
  const idOf = (account: string) => people.find((person) => person.account === account)?.id ?? '';
  ids = { admin: idOf('admin'), operator: idOf('operator') };
});
afterAll(() => app.stop());

/** A stay of two hours that owes four yuan. */
async function stayAt(placeId: string): Promise<string> {
  const { plate } = plateBody(placeId, '');
  const entry = { placeId, plate, time: Date.now() - 119 * 60_000 };
  return (await app.db.transaction().execute((trx) => enterPlace(app.deps, trx, entry))).orderId;
}

const cashOf = (id: string) => ({ id, body: { amount: 400, key: `cash-of-${id}` } });

describe('shifts', () => {
  it('count the cash of their person at their place, what was given back of it, and what drivers paid meanwhile', async () => {
    const [{ id: placeId }, { id: elsewhere }] = [await made.place('own'), await made.place('own')];
    const id = await operator.parking.shift.begin({ body: { placeId, booth: '1号岗亭', startingCash: 20_000 } });
    await refusal(operator.parking.shift.begin({ body: { placeId } }), 409);
    const [first, second, third] = [await stayAt(placeId), await stayAt(placeId), await stayAt(placeId)];
    await operator.parking.order.collect(cashOf(first));
    const { payments } = await operator.parking.order.collect(cashOf(second));
    const away = await refusal(operator.parking.order.collect(cashOf(await stayAt(elsewhere))), 409);
    expect(away.message).toContain('班次在');
    // somebody else's cash is none of this shift
    await admin.parking.order.collect(cashOf(await stayAt(placeId)));
    const back = { paymentId: payments[0]?.id ?? '', amount: 150, reason: '多收退款', key: 'refund-in-shift-01' };
    await operator.parking.order.refund({ id: second, body: back });
    await operator.parking.order.reduce({ id: third, body: { kind: 'amount', value: 100, reason: '等待过久' } });
    const { code } = await admin.parking.place.code({ id: placeId });
    const driver = app.client().parking.publicParking;
    const { plate } = await admin.parking.order.read({ id: third });
    const { order, due } = await driver.find({ body: { code, plate, plateColour: 5 } });
    await driver.pay({ body: { order, amount: due, method: 'alipay', key: 'driver-in-shift-01' } });

    const { shift } = await operator.parking.shift.mine();
    expect(shift).toMatchObject({
      ...{ id, state: 'open', booth: '1号岗亭', startingCash: 20_000, cash: 800, expectedCash: 20_650 },
      figures: {
        ...{ orders: 2, reductions: { count: 1, amount: 100 }, refunds: { count: 1, amount: 150, cash: 150 } },
        openings: 0,
      },
    });
    expect(shift?.figures.methods.map(({ method, payments: number, amount }) => [method, number, amount])).toEqual([
      ['cash', 2, 800],
      ['alipay', 1, 300],
    ]);

    const short = { countedCash: 20_600, successorId: '', leftCash: 0 };
    const refused = await refusal(operator.parking.shift.end({ id, body: short }), 400);
    expect(refused.fieldErrors.note).toContain('206.50');
    await operator.parking.shift.end({ id, body: { ...short, note: '找零少收' } });
    // what happens afterwards changes nothing of it
    await operator.parking.order.collect(cashOf(await stayAt(placeId)));
    expect(await operator.parking.shift.read({ id })).toMatchObject({
      ...{ state: 'ended', cash: 800, expectedCash: 20_650, countedCash: 20_600, difference: -50, note: '找零少收' },
      figures: { orders: 2 },
    });
    const differing = await admin.parking.shift.list({
      query: { placeId, difference: 'short', keyword: shift?.userName },
    });
    expect(differing.list.map((row) => row.id)).toEqual([id]);
    expect((await admin.parking.shift.list({ query: { placeId, difference: 'none' } })).list).toEqual([]);
  });

  it('pay for cash that nobody was there to give back when somebody hands it over, once', async () => {
    const { id: placeId } = await made.place('own');
    const shiftId = await admin.parking.shift.begin({ body: { placeId } });
    const orderId = await stayAt(placeId);
    await app.db.transaction().execute(async (trx) => {
      const loaded = await loadOrder(trx, orderId, true);
      const now = loaded.row.entryTime + 50 * 60_000;
      await takeCash(app.deps, trx, loaded, {
        amount: 200,
        key: `cash-of-${orderId}`,
        userId: ids.admin,
        shiftId,
        now,
      });
    });
    await admin.parking.order.reduce({ id: orderId, body: { kind: 'amount', value: 300, reason: '等待过久' } });
    await app.db.transaction().execute((trx) => leavePlace(app.deps, trx, { orderId }));
    const refund = async () =>
      (await admin.parking.refund.list({ query: { placeId } })).list.find((each) => each.orderId === orderId);
    expect(await refund()).toMatchObject({ amount: 100, state: 'asked', operatorName: '', doneTime: null });
    expect(await admin.parking.order.read({ id: orderId })).toMatchObject({
      payments: [{ state: 'paid', refunded: 100 }],
    });
    expect(await admin.parking.shift.read({ id: shiftId })).toMatchObject({ expectedCash: 200 });

    const id = (await refund())?.id ?? '';
    const handings = await Promise.allSettled([1, 2].map(() => admin.parking.refund.handOver({ id })));
    expect(handings.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { userName } = (await admin.oauth.currentUser()).userInfo;
    expect(await refund()).toMatchObject({ state: 'done', operatorName: userName });
    expect(await admin.parking.shift.read({ id: shiftId })).toMatchObject({
      ...{ expectedCash: 100, figures: { refunds: { count: 1, amount: 100, cash: 100 } } },
    });
    await admin.parking.shift.end({ id: shiftId, body: { countedCash: 100 } });
  });

  it('leave a payment to be given back until the last of its parts was handed over', async () => {
    const { id, orderId } = await made.cashToHandOver('own');
    const { payments } = await admin.parking.order.read({ id: orderId });
    const paymentId = payments[0]?.id ?? '';
    const rest = { paymentId, amount: 300, reason: '多收退款', key: 'rest-of-a-payment-1' };
    const refunded = await admin.parking.order.refund({ id: orderId, body: rest });
    expect(refunded).toMatchObject({ payments: [{ state: 'refunding', refunded: 400 }] });
    await admin.parking.refund.handOver({ id });
    expect(await admin.parking.order.read({ id: orderId })).toMatchObject({ payments: [{ state: 'refunded' }] });
  });

  it('have parts of a payment given back one after the other, so that the last one sees that it is', async () => {
    const { id: refundId, orderId } = await made.cashToHandOver('own');
    const { payments } = await admin.parking.order.read({ id: orderId });
    const paymentId = payments[0]?.id ?? '';
    await app.db.transaction().execute(async (trx) => {
      await finishRefund(trx, { refundId, paymentId });
      const other = app.db
        .transaction()
        .execute((each) => sql`select 1 from parking_payment where id = ${paymentId} for update nowait`.execute(each));
      await expect(other).rejects.toMatchObject({ code: '55P03' });
    });
  });

  it('end once, and cash of that moment is in the shift or refused', async () => {
    const { id: placeId } = await made.place('own');
    const id = await operator.parking.shift.begin({ body: { placeId } });
    const stays = await Promise.all([1, 2, 3, 4].map(() => stayAt(placeId)));
    const [taken] = stays;
    // whoever takes cash holds the shift until it is written down
    await app.db.transaction().execute(async (trx) => {
      await collectCash(app.deps, trx, { orderId: taken ?? '', ...cashOf(taken ?? '').body, userId: ids.operator });
      const ending = app.db
        .transaction()
        .execute((other) => sql`select 1 from parking_shift where id = ${id} for update nowait`.execute(other));
      await expect(ending).rejects.toMatchObject({ code: '55P03' });
    });
    const end = () => operator.parking.shift.end({ id, body: { countedCash: 0, note: '并发交班' } });
    const ends = Promise.allSettled([end(), end()]);
    const collected = await Promise.allSettled(
      stays.slice(1).map((stay) => operator.parking.order.collect(cashOf(stay))),
    );
    const outcomes = (await ends).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    const { cash } = await operator.parking.shift.read({ id });
    const paid = await app.db
      .selectFrom('parkingPayment')
      .select(['shiftId', 'amount'])
      .where('orderId', 'in', stays)
      .execute();
    expect(paid.filter(({ shiftId }) => shiftId === id).reduce((sum, { amount }) => sum + amount, 0)).toBe(cash);
    expect(paid).toHaveLength(1 + collected.filter(({ status }) => status === 'fulfilled').length);
  });

  it('are handed over with what was left, once, and confirmed by somebody else', async () => {
    const { id: placeId } = await made.place('own');
    const id = await operator.parking.shift.begin({ body: { placeId, booth: '东岗', startingCash: 10_000 } });
    await refusal(admin.parking.shift.review({ id, body: {} }), 409);
    const body = { countedCash: 10_000, leftCash: 10_001, successorId: ids.admin };
    await refusal(operator.parking.shift.end({ id, body }), 400);
    await refusal(operator.parking.shift.end({ id, body: { ...body, leftCash: 0, successorId: ids.operator } }), 400);
    await operator.parking.shift.end({ id, body: { ...body, leftCash: 6_000 } });
    await refusal(operator.parking.shift.takeOver({ id }), 404);
    const { offers } = await admin.parking.shift.mine();
    expect(offers).toMatchObject([{ id, booth: '东岗', leftCash: 6_000 }]);
    const begun = await Promise.allSettled([
      admin.parking.shift.takeOver({ id }),
      admin.parking.shift.takeOver({ id }),
    ]);
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const next = await admin.parking.shift.mine();
    expect(next).toMatchObject({
      shift: { placeId, booth: '东岗', startingCash: 6_000, expectedCash: 6_000 },
      offers: [],
    });
    await refusal(operator.parking.shift.review({ id, body: {} }), 409);
    await admin.parking.shift.review({ id, body: { note: '核对无误' } });
    await refusal(admin.parking.shift.review({ id, body: {} }), 409);
    expect(await operator.parking.shift.read({ id })).toMatchObject({ state: 'reviewed', reviewNote: '核对无误' });
    // one that was left open is ended by whoever may confirm it
    await operator.parking.shift.end({ id: next.shift?.id ?? '', body: { countedCash: 6_000 } });
    expect(await admin.parking.shift.read({ id: next.shift?.id ?? '' })).toMatchObject({
      difference: 0,
      endedByName: expect.stringMatching(/./) as string,
    });
  });
});
