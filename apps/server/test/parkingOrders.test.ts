import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPhantoms } from '../src/modules/parking/findings/findPhantoms.js';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { leavePlace } from '../src/modules/parking/orders/leavePlace.js';
import { loadOrder } from '../src/modules/parking/orders/loadOrder.js';
import { sendRefund } from '../src/modules/parking/payments/sendRefund.js';
import { takeCash } from '../src/modules/parking/staff/changeOrder.js';
import { ParkingTargets, plateBody } from './support/ParkingTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let orders: ApiClient['parking']['order'];
let made: ParkingTargets;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  orders = admin.parking.order;
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
});
afterAll(() => app.stop());

const differences = async () =>
  (await admin.parking.payment.reconcile({ query: {} })).list.map(({ difference }) => difference);

describe('orders', () => {
  it('a whole plate is found with one wrong character in any place, a part of it as it is', async () => {
    const { id, marker: plate } = await made.stay('own');
    const idsFor = async (typed: string) =>
      (await orders.list({ query: { plate: typed } })).list.map((order) => order.id);
    for (let place = 0; place < plate.length; place += 1)
      expect(
        await idsFor(`${plate.slice(0, place)}${plate[place] === 'Z' ? 'Y' : 'Z'}${plate.slice(place + 1)}`),
      ).toContain(id);
    expect(await idsFor(plate.slice(2))).toContain(id);
    expect(await idsFor(`${plate.slice(0, 2)} · ${plate.slice(2).toLowerCase()}`)).toContain(id);
    expect(await idsFor(`${plate.slice(0, 3)}ZZ${plate.slice(5)}`)).not.toContain(id);
  });

  it('those of a whole plate are counted with any page of them, and behind the last one', async () => {
    for (const { id: placeId } of [await made.place('own'), await made.place('own')])
      await app.db
        .transaction()
        .execute((trx) => enterPlace(app.deps, trx, { placeId, plate: '粤B76777', time: Date.now() - 60_000 }));
    for (const [currentPage, rows] of [
      [1, 1],
      [2, 1],
      [3, 0],
    ] as const) {
      const { list, pagination } = await orders.list({ query: { plate: '粤B76778', pageSize: 1, currentPage } });
      expect(list).toHaveLength(rows);
      expect(list.every((order) => !('foundTotal' in order))).toBe(true);
      expect(pagination.total).toBe(2);
    }
  });

  it('are collected in cash once for each key, reduced by hand, and told in their course', async () => {
    const { id } = await made.stay('own');
    const reduced = await orders.reduce({ id, body: { kind: 'percent', value: 50, reason: '等待过久' } });
    expect(reduced).toMatchObject({ fee: 400, reduced: 200, due: 200, status: 'open' });
    await refusal(orders.collect({ id, body: { amount: 400, key: 'cash-key-00000001' } }), 409);
    const body = { amount: 200, key: 'cash-key-00000002' };
    await Promise.all([orders.collect({ id, body }), orders.collect({ id, body })]);
    await refusal(orders.collect({ id, body: { ...body, amount: 300 } }), 409);
    const order = await orders.read({ id });
    expect(order).toMatchObject({ status: 'paid', paid: 200, due: 0, payments: [{ method: 'cash', amount: 200 }] });
    expect(order.events.map(({ kind }) => kind)).toEqual(['reduction', 'payment']);
    expect(order.evidence.reductions).toMatchObject([{ source: 'staff', kind: 'percent', value: 50, amount: 200 }]);
    await refusal(orders.reduce({ id, body: { kind: 'full', value: 0, reason: '再减一次' } }), 409);
    expect(await differences()).toEqual(await differences().then((list) => list.map(() => 0)));
  });

  it('a stay whose exit was missed is ended when it left: what was paid beyond that is given back', async () => {
    const { id } = await made.paidStay('own');
    const { entryTime } = await orders.read({ id });
    await refusal(orders.close({ id, body: { exitTime: entryTime - 60_000, reason: '补录离场' } }), 400);
    const closed = await orders.close({ id, body: { exitTime: entryTime + 20 * 60_000, reason: '补录离场' } });
    // it was paid for two hours, and within the grace the fee stays as it was fixed
    expect(closed).toMatchObject({ status: 'closed', closeReason: '补录离场', due: 0, escaped: 0 });
    await refusal(orders.close({ id, body: { exitTime: entryTime, reason: '补录离场' } }), 409);
    const { id: unpaid } = await made.stay('own');
    const stay = await orders.read({ id: unpaid });
    const exitTime = stay.entryTime + 20 * 60_000;
    expect(await orders.close({ id: unpaid, body: { exitTime, reason: '补录离场' } })).toMatchObject({
      fee: 200,
      due: 200,
      escaped: 1,
    });
    expect((await orders.list({ query: { escaped: 1 } })).list.map((order) => order.id)).toContain(unpaid);
    expect(await orders.collect({ id: unpaid, body: { amount: 200, key: 'arrears-key-0001' } })).toMatchObject({
      escaped: 0,
      due: 0,
    });
  });

  it('a stay that is ended and asked for no more keeps how much that was', async () => {
    const { id } = await made.stay('own');
    await orders.close({ id, body: { exitTime: Date.now(), waive: true, reason: '设备故障' } });
    const row = app.db.selectFrom('parkingOrder').select(['escaped', 'waived']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ escaped: 0, waived: 400 });
  });

  it('who leaves within the grace after their money was given back leaves by what was reduced since', async () => {
    const { id, paymentId } = await made.paidStay('own');
    const body = { paymentId, amount: 400, reason: '重复收费', key: 'refund-in-grace-001' };
    await orders.refund({ id, body });
    await orders.reduce({ id, body: { kind: 'full', value: 0, reason: '等待过久' } });
    await app.db.transaction().execute((trx) => leavePlace(app.deps, trx, { orderId: id }));
    const order = await orders.read({ id });
    expect(order).toMatchObject({ status: 'closed', fee: 400, reduced: 400, due: 0 });
    expect(order.evidence.reductions).toMatchObject([{ source: 'staff', kind: 'full', amount: 400 }]);
  });

  it('a refund is given once for each key and never beyond the payment, and the books agree when it has arrived', async () => {
    const { id, marker: plate } = await made.stay('own');
    const { placeId } = await orders.read({ id });
    const { code } = await admin.parking.place.code({ id: placeId });
    const driver = app.client().parking.publicParking;
    const { order, due } = await driver.find({ body: { code, plate, plateColour: 5 } });
    await driver.pay({ body: { order, amount: due, method: 'alipay', key: 'driver-key-000001' } });
    await app.db.transaction().execute((trx) => leavePlace(app.deps, trx, { orderId: id }));
    const { payments } = await orders.read({ id });
    const body = { paymentId: payments[0]?.id ?? '', amount: 150, reason: '多收退款', key: 'refund-key-000001' };
    await Promise.all([orders.refund({ id, body }), orders.refund({ id, body })]);
    const told = await refusal(orders.refund({ id, body: { ...body, amount: 100 } }), 409);
    expect(told.message).toContain('¥1.50');
    await refusal(orders.refund({ id, body: { ...body, amount: 300, key: 'refund-key-000002' } }), 409);
    expect(await orders.read({ id })).toMatchObject({ paid: 400, refunded: 150, due: 0, status: 'closed' });
    // the provider has not been told yet
    expect(await differences()).toContain(-150);
    const refunds = app.db.selectFrom('parkingRefund').select('id').where('paymentId', '=', body.paymentId);
    const { id: refundId } = await refunds.executeTakeFirstOrThrow();
    // its provider gives it back, nobody does in cash
    await refusal(admin.parking.refund.handOver({ id: refundId }), 409);
    await sendRefund(app.deps, refundId);
    expect((await differences()).every((difference) => difference === 0)).toBe(true);
  });
});

describe('phantom stays', () => {
  const MINUTE = 60_000;
  const enter = (placeId: string, plate: string, time: number) =>
    app.db.transaction().execute((trx) => enterPlace(app.deps, trx, { placeId, plate, time }));

  it('38 days after five minutes: the vehicle was seen elsewhere, and what it owes is proposed by that', async () => {
    const [one, other] = [await made.place('own'), await made.place('own')];
    const begin = Date.now() - 38 * 24 * 60 * MINUTE;
    const { orderId } = await enter(one.id, '粤B76001', begin);
    const { orderId: seen } = await enter(other.id, '粤B76001', begin + 25 * MINUTE);
    await findPhantoms(app.db);
    await findPhantoms(app.db);
    const { list } = await admin.parking.finding.list({ query: { keyword: '粤B76001', pageSize: 50 } });
    const found = list.filter((finding) => finding.orderId === orderId);
    expect(found).toMatchObject([
      { kind: 'twoPlaces', otherOrderId: seen, proposedExit: begin + 25 * MINUTE, proposedDue: 200 },
    ]);
    expect(found[0]?.due).toBeGreaterThan(70_000);
    await admin.parking.finding.accept({ id: found[0]?.id ?? '' });
    expect(await orders.read({ id: orderId })).toMatchObject({ status: 'closed', fee: 200, due: 200, escaped: 1 });
    await refusal(admin.parking.finding.accept({ id: found[0]?.id ?? '' }), 409);
  });

  it('a plate that was read wrong at the exit is found by the vehicle that left without having come', async () => {
    const { id: placeId } = await made.place('own');
    const begin = Date.now() - 3 * 60 * MINUTE;
    const { orderId } = await enter(placeId, '粤B76123', begin);
    const { orderId: misread } = await enter(placeId, '粤B76128', begin + 60 * MINUTE);
    const exit = {
      time: begin + 90 * MINUTE,
      laneName: '出口',
      plate: '粤B76128',
      confidence: 71,
      image: '',
      operatorName: '',
    };
    await app.db
      .updateTable('parkingOrder')
      .set({ status: 'closed', exitTime: new Date(exit.time), exit: JSON.stringify(exit) })
      .where('id', '=', misread)
      .execute();
    await findPhantoms(app.db);
    const { list } = await admin.parking.finding.list({ query: { kind: 'similarPlate' } });
    expect(list.filter((finding) => finding.orderId === orderId)).toMatchObject([
      { otherPlate: '粤B76128', proposedExit: exit.time, proposedDue: 400 },
    ]);
  });

  it('a stay that was paid is proposed to have ended while its vehicle could leave, which costs nothing more', async () => {
    const [lot, elsewhere] = [await made.place('own'), await made.place('own')];
    const begin = Date.now() - 3 * 24 * 60 * MINUTE;
    const paid = await Promise.all(['粤B76601', '粤B76602'].map((plate) => enter(lot.id, plate, begin)));
    for (const { orderId } of paid)
      await app.db.transaction().execute(async (trx) => {
        const cash = { amount: 200, key: `cash-of-${orderId}`, userId: '', shiftId: '', now: begin + 40 * MINUTE };
        await takeCash(app.deps, trx, await loadOrder(trx, orderId, true), cash);
      });
    await enter(elsewhere.id, '粤B76602', begin + 24 * 60 * MINUTE);
    await findPhantoms(app.db);
    const { list } = await admin.parking.finding.list({ query: { placeId: lot.id } });
    expect(list.map(({ kind }) => kind).toSorted()).toEqual(['noExit', 'twoPlaces']);
    for (const { id, orderId, ...proposal } of list) {
      expect(proposal).toMatchObject({ proposedExit: begin + 55 * MINUTE, proposedDue: 0 });
      await admin.parking.finding.accept({ id });
      expect(await orders.read({ id: orderId })).toMatchObject({ status: 'closed', fee: 200, due: 0, escaped: 0 });
    }
  });

  it('cash that was paid beyond a stay which has turned out shorter waits for its driver: nobody was there', async () => {
    const { id } = await made.paidStay('own');
    const { placeId, entryTime } = await orders.read({ id });
    const stays = app.db.updateTable('parkingOrder').set({ leaveBefore: null }).where('id', '=', id);
    const { organizeId } = await stays.returning('organizeId').executeTakeFirstOrThrow();
    const proposedExit = new Date(entryTime + 20 * MINUTE);
    const finding = { id: `finding${id}`, kind: 'noExit' as const, orderId: id, organizeId, proposedExit };
    await app.db.insertInto('parkingFinding').values(finding).execute();
    await admin.parking.finding.accept({ id: finding.id });
    const { list } = await admin.parking.refund.list({ query: { placeId } });
    expect(list).toMatchObject([{ amount: 200, state: 'asked', operatorName: '' }]);
  });

  it('a card keeps a long stay from being found for all of its plates, until it has ended for two days', async () => {
    const { id: placeId } = await made.place('own');
    const [begin, now] = [Date.now() - 9 * 24 * 60 * MINUTE, Date.now()];
    const card = (plate: string, endsAt: number, morePlates: string[] = []) => ({
      body: { ...plateBody(placeId, '业主'), plate, morePlates, startsAt: begin, endsAt },
    });
    await admin.parking.listedPlate.create(card('粤B76701', now - 24 * 60 * MINUTE, ['粤B76702']));
    await admin.parking.listedPlate.create(card('粤B76703', now - 3 * 24 * 60 * MINUTE));
    for (const plate of ['粤B76701', '粤B76702', '粤B76703']) await enter(placeId, plate, begin);
    await findPhantoms(app.db);
    const { list } = await admin.parking.finding.list({ query: { placeId } });
    expect(list.map(({ plate }) => plate)).toEqual(['粤B76703']);
  });

  it('a stay of a week without a card is proposed to have lasted as long as others; one with a card is left alone', async () => {
    const { id: placeId } = await made.place('own');
    const begin = Date.now() - 9 * 24 * 60 * MINUTE;
    const { orderId } = await enter(placeId, '粤B76555', begin);
    const { orderId: held } = await enter(placeId, '粤B76556', begin);
    await admin.parking.listedPlate.create({
      body: { ...plateBody(placeId, '业主'), plate: '粤B76556', startsAt: begin, endsAt: Date.now() + 60_000 },
    });
    await findPhantoms(app.db);
    const { list } = await admin.parking.finding.list({ query: { placeId, kind: 'impossibleDuration' } });
    expect(list.map((finding) => finding.orderId)).toEqual([orderId]);
    expect(list.map((finding) => finding.orderId)).not.toContain(held);
    await admin.parking.finding.dismiss({ id: list[0]?.id ?? '', body: { reason: '车辆仍在场' } });
    await findPhantoms(app.db);
    expect((await admin.parking.finding.list({ query: { placeId, state: 'open' } })).list).toEqual([]);
  });
});
