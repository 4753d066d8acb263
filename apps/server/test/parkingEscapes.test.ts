import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { exportedFile } from './support/exportedFile.js';
import { ParkingTargets } from './support/ParkingTargets.js';
import { rowsOf } from './support/rowsOf.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

const MINUTE = 60_000;
let app: TestApp;
let admin: ApiClient;
let escape: ApiClient['parking']['escape'];
let orders: ApiClient['parking']['order'];
let made: ParkingTargets;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  ({ escape, order: orders } = admin.parking);
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
});
afterAll(() => app.stop());

const newKey = () => `escape-key-of-test-${String((keys += 1))}`;

/** A stay of a vehicle that left unpaid after so many minutes. */
async function leaveUnpaid(plate: string, minutes: number, placeId?: string): Promise<string> {
  const id = placeId ?? (await made.place('own')).id;
  const time = Date.now() - 5 * 60 * MINUTE;
  const { orderId } = await app.db
    .transaction()
    .execute((trx) => enterPlace(app.deps, trx, { placeId: id, plate, time }));
  await orders.close({ id: orderId, body: { exitTime: time + minutes * MINUTE, reason: '冲卡离场' } });
  return orderId;
}

const vehicles = async (query: object) => escape.list({ query: { pageSize: 100, ...query } });
const vehicleOf = async (plate: string) => (await vehicles({ keyword: plate })).list.find((row) => row.plate === plate);

describe('vehicles that left without paying', () => {
  it('are one line each with what they owe in all places, and open to their stays', async () => {
    const { id: placeId, marker } = await made.place('own');
    const first = await leaveUnpaid('粤B88001', 30, placeId);
    const second = await leaveUnpaid('粤B88001', 90);
    await leaveUnpaid('粤B88002', 30, placeId);
    expect(await vehicleOf('粤B88001')).toMatchObject({ orders: 2, due: 600, plateColour: 5 });
    expect((await vehicleOf('粤B88001'))?.placeNames).toContain(marker);
    const { list } = await escape.orders({ query: { plate: '粤B88001', plateColour: 5 } });
    expect(list.map(({ id, due }) => [id, due]).sort()).toEqual(
      [
        [first, 200],
        [second, 400],
      ].sort(),
    );
    // of one place alone, its stays alone count
    const { list: there, sums } = await vehicles({ placeId });
    expect(there).toMatchObject([{ due: 200 }, { due: 200 }]);
    expect(sums).toEqual({ orders: 2, due: 400 });
    // the first page and one behind the last tell of all
    for (const [currentPage, rows] of [
      [1, 1],
      [9, 0],
    ]) {
      const page = await vehicles({ placeId, pageSize: 1, currentPage });
      expect(page.list).toHaveLength(rows ?? 0);
      expect(page.list.every((row) => !('allDue' in row))).toBe(true);
      expect([page.pagination.total, page.sums]).toEqual([2, { orders: 2, due: 400 }]);
    }
  });

  it('are exported with what the list says of them, chosen or all', async () => {
    const { id: placeId } = await made.place('own');
    await leaveUnpaid('粤B88121', 30, placeId);
    await leaveUnpaid('粤B88121', 90);
    const [vehicle] = (await vehicles({ placeId })).list;
    expect(vehicle).toMatchObject({ orders: 1, due: 200 });
    const columns = ['plate', 'orders', 'due'];
    const exported = async (body: object) =>
      (await rowsOf(await exportedFile(app, admin, () => escape.startExport({ body: { columns, ...body } })))).slice(1);
    const ids = [vehicle?.id ?? ''];
    const wanted = [['粤B88121', '1', '2.00']];
    expect(await exported({ placeId })).toEqual(wanted);
    // what only finds vehicles does not leave out one that was chosen
    expect(await exported({ placeId, ids, keyword: '粤B00000', dueFrom: 100_000 })).toEqual(wanted);
    expect(await exported({ ids })).toEqual([['粤B88121', '2', '6.00']]);
  });

  it('of very many stays show as many as are settled in one go', async () => {
    const id = await leaveUnpaid('粤B88957', 30);
    await sql`
      insert into parking_order (id, number, place_id, place_kind, organize_id, plate, plate_colour, status, entry_time,
        exit_time, tariff_version_id, fee, escaped)
      select 'many' || n, 'PMANY' || n, place_id, place_kind, organize_id, plate, plate_colour, status, entry_time,
        exit_time, tariff_version_id, fee, escaped
      from parking_order, generate_series(1, 100) n where id = ${id}`.execute(app.db);
    expect(await vehicleOf('粤B88957')).toMatchObject({ orders: 101 });
    const { list } = await escape.orders({ query: { plate: '粤B88957', plateColour: 5 } });
    await escape.waive({ body: { orderIds: list.map((order) => order.id), reason: '设备故障误记' } });
    expect(await vehicleOf('粤B88957')).toMatchObject({ orders: 1 });
  });

  it('are found by an amount, a time and a plate with one wrong character', async () => {
    await leaveUnpaid('粤B88111', 100);
    await leaveUnpaid('粤B88111', 100);
    expect((await vehicles({ keyword: '粤B88112', dueFrom: 800 })).list).toMatchObject([{ plate: '粤B88111' }]);
    expect((await vehicles({ keyword: '粤B88111', dueFrom: 801 })).list).toEqual([]);
    expect((await vehicles({ keyword: '粤B88111', exitFrom: Date.now() })).list).toEqual([]);
    expect((await vehicles({ keyword: '粤B88111', exitTo: Date.now(), placeKind: 'road' })).list).toEqual([]);
  });
});

describe('what is owed', () => {
  it('is collected for several stays in one go, once for each key however often it is sent', async () => {
    const ids = [await leaveUnpaid('粤B88201', 30), await leaveUnpaid('粤B88201', 90)];
    await refusal(escape.collect({ body: { orderIds: ids, amount: 200, key: newKey() } }), 409);
    const body = { orderIds: ids, amount: 600, key: newKey() };
    await Promise.all([escape.collect({ body }), escape.collect({ body }), escape.collect({ body })]);
    await refusal(escape.collect({ body: { ...body, amount: 700 } }), 409);
    for (const id of ids) expect(await orders.read({ id })).toMatchObject({ escaped: 0, due: 0, status: 'closed' });
    const payments = await app.db
      .selectFrom('parkingPayment')
      .select(['batchId', 'amount'])
      .where('orderId', 'in', ids)
      .execute();
    expect(payments.map(({ amount }) => amount).sort()).toEqual([200, 400]);
    expect(new Set(payments.map(({ batchId }) => batchId)).size).toBe(1);
    expect(await vehicleOf('粤B88201')).toBeUndefined();
    // the money was taken: another key takes nothing
    await refusal(escape.collect({ body: { ...body, key: newKey() } }), 409);
  });

  it('lies in the drawer of whoever takes it, also for stays elsewhere', async () => {
    const orderId = await leaveUnpaid('粤B88211', 30);
    const { id: placeId } = await made.place('own');
    const shiftId = await admin.parking.shift.begin({ body: { placeId } });
    await escape.collect({ body: { orderIds: [orderId], amount: 200, key: newKey() } });
    expect((await admin.parking.shift.read({ id: shiftId })).cash).toBe(200);
    await admin.parking.shift.end({ id: shiftId, body: { countedCash: 200 } });
  });

  it('is paid by the driver on the page of the code that is shown to them, with all that the vehicle owes', async () => {
    const [first] = [await leaveUnpaid('粤B88221', 30), await leaveUnpaid('粤B88221', 90)];
    const { path } = await escape.code({ query: { orderId: first } });
    const order = new URLSearchParams(path.split('?')[1]).get('order') ?? '';
    const driver = app.client().parking.publicParking;
    const shown = await driver.order({ query: { order } });
    expect(shown).toMatchObject({ due: 200, arrears: [{ due: 400 }] });
    const arrears = shown.arrears.map((each) => each.order);
    await driver.pay({ body: { order: shown.order, arrears, amount: 600, method: 'wechat', key: newKey() } });
    expect(await vehicleOf('粤B88221')).toBeUndefined();
    await refusal(escape.code({ query: { orderId: first } }), 409);
  });

  it('is waived with a reason that the course of the order tells, and owed no more', async () => {
    const orderId = await leaveUnpaid('粤B88301', 90);
    await refusal(escape.waive({ body: { orderIds: [orderId], reason: ' ' } }), 400);
    await escape.waive({ body: { orderIds: [orderId], reason: '设备故障误记' } });
    const order = await orders.read({ id: orderId });
    expect(order).toMatchObject({ escaped: 0, due: 0, fee: 400, paid: 0 });
    expect(order.events).toContainEqual(expect.objectContaining({ kind: 'waive', text: '设备故障误记' }));
    await refusal(escape.waive({ body: { orderIds: [orderId], reason: '设备故障误记' } }), 409);
    await refusal(escape.collect({ body: { orderIds: [orderId], amount: 400, key: newKey() } }), 409);
    const row = await app.db
      .selectFrom('parkingOrder')
      .select('waived')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row.waived).toBe(400);
  });

  it('is waived by those alone who may, and of one stay beyond their rows none is', async () => {
    const [own, foreign] = [await made.escaped('own'), await made.escaped('foreign')];
    const operator = await app.signIn('operator');
    const body = { orderIds: [own.orderId], reason: '设备故障误记' };
    await refusal(operator.parking.escape.waive({ body }), 403);
    expect((await orders.read({ id: own.orderId })).escaped).toBe(1);
    expect((await orders.read({ id: foreign.orderId })).escaped).toBe(1);
  });
});
