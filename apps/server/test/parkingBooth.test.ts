import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laneBody, ParkingTargets, plateBody } from './support/ParkingTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

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

const HOUR = 60 * 60_000;
const newPlate = () => plateBody('', '').plate;
const openingsOf = (laneId: string) =>
  app.db.selectFrom('parkingOpening').selectAll().where('laneId', '=', laneId).orderBy('time').execute();

/** A lot with a lane in and a lane out. */
async function newLot(settings: { opensByItself?: boolean } = {}) {
  const { id: placeId, marker } = await made.place('own');
  const laneIn = await admin.parking.lane.create({ body: { ...laneBody(placeId, `${marker}i`), ...settings } });
  const out = { ...laneBody(placeId, `${marker}o`), direction: 'out' as const, ...settings };
  const laneOut = await admin.parking.lane.create({ body: out });
  const pass = (direction: 'in' | 'out', plate: string, time?: number, plateColour?: 3 | 5) =>
    admin.parking.passage.report({
      id: direction === 'in' ? laneIn : laneOut,
      body: { direction, plate, ...(time !== undefined && { time }), ...(plateColour && { plateColour }) },
    });
  return { placeId, laneIn, laneOut, pass };
}

describe('passages', () => {
  it('a lane lets vehicles in and, when nothing is due, out; told again, it opens nothing twice', async () => {
    const { laneIn, laneOut, pass } = await newLot();
    const plate = newPlate();
    const entered = await pass('in', plate, Date.now() - 2 * HOUR + 60_000);
    expect(entered).toMatchObject({ isOpened: true, reason: null, due: 0 });
    const { orderId } = entered;
    expect(await pass('out', plate)).toMatchObject({ orderId, isOpened: false, reason: 'unpaid', due: 400 });
    const paying = { id: orderId, body: { amount: 400, key: `booth-${orderId}` } };
    await admin.parking.order.collect(paying);
    const passed = await Promise.all([pass('out', plate), pass('out', plate), pass('out', plate)]);
    expect(passed.map(({ isOpened }) => isOpened)).toEqual([true, true, true]);
    expect((await openingsOf(laneIn)).map(({ cause }) => cause)).toEqual(['entry']);
    expect((await openingsOf(laneOut)).map(({ cause }) => cause)).toEqual(['paid']);
    const order = await admin.parking.order.read({ id: orderId });
    expect(order).toMatchObject({ status: 'closed', entry: { plate }, exit: { plate } });
  });

  it('a barrier stays closed for barred vehicles, those that never came, those that are there, and where staff opens', async () => {
    const { placeId, laneIn, laneOut, pass } = await newLot();
    const barred = { ...plateBody(placeId, ''), list: 'black' as const };
    await admin.parking.listedPlate.create({ body: barred });
    expect(await pass('in', barred.plate)).toMatchObject({ isOpened: false, reason: 'black' });
    expect(await pass('out', newPlate())).toMatchObject({ isOpened: false, reason: 'noEntry', orderId: '' });
    const plate = newPlate();
    await pass('in', plate, Date.now() - HOUR);
    expect(await pass('in', plate)).toMatchObject({ isOpened: false, reason: 'present' });
    expect(await openingsOf(laneOut)).toEqual([]);
    const byHand = await newLot({ opensByItself: false });
    expect(await byHand.pass('in', newPlate())).toMatchObject({ isOpened: false, reason: 'byHand' });
    await refusal(admin.parking.passage.report({ id: laneIn, body: { direction: 'out', plate } }), 400);
    await refusal(pass('in', newPlate(), Date.now() + HOUR), 400);
    await admin.parking.lane.updateState({ id: laneIn });
    await refusal(pass('in', newPlate()), 409);
  });

  it('a vehicle that the camera reads again in another colour has the stay that it has, and none is counted twice', async () => {
    const { placeId, laneIn, pass } = await newLot();
    const plate = newPlate();
    const entered = await pass('in', plate, Date.now() - 30_000);
    expect(await pass('in', plate, Date.now(), 3)).toEqual(entered);
    expect((await admin.parking.order.list({ query: { placeId } })).list).toMatchObject([{ plate, plateColour: 5 }]);
    expect(await openingsOf(laneIn)).toHaveLength(1);
    const { list } = await app.client().parking.publicParking.screen();
    expect(list.find(({ id }) => id === placeId)).toMatchObject({ spaces: 100, free: 99 });
  });
});

describe('the booth', () => {
  /** A lot with somebody who waits to leave and owes four yuan. */
  async function newWaiting() {
    const lot = await newLot();
    const plate = newPlate();
    await lot.pass('in', plate, Date.now() - 2 * HOUR + 60_000);
    const { orderId } = await lot.pass('out', plate);
    return { ...lot, plate, orderId };
  }
  const laneOf = async (id: string) => {
    const { list } = await admin.parking.booth.lanes();
    return list.find((lane) => lane.id === id);
  };
  const openingLog = async (laneId: string) => (await admin.parking.booth.openings({ query: { laneId } })).list;

  it('shows who waits at each lane with what is due, and who passed last', async () => {
    const { laneIn, laneOut, plate, orderId } = await newWaiting();
    expect(await laneOf(laneOut)).toMatchObject({
      waiting: { plate, reason: 'unpaid', orderId, due: 400 },
      last: null,
      opening: null,
    });
    expect(await laneOf(laneIn)).toMatchObject({ waiting: null, last: { plate, cause: 'entry' } });
  });

  it('twenty who open a barrier at once open it once; what was due stays owed, and the log says who, why and when', async () => {
    const { laneOut, plate, orderId } = await newWaiting();
    const body = { reason: '扫码失败，先放行', plate };
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, () => admin.parking.booth.open({ id: laneOut, body })),
    );
    const opened = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(opened).toHaveLength(1);
    const id = opened[0]?.id ?? '';
    expect(await laneOf(laneOut)).toMatchObject({ opening: { id, reason: body.reason } });
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => admin.parking.booth.acknowledge({ id })));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await laneOf(laneOut)).toMatchObject({ waiting: null, opening: null, last: { plate, cause: 'remote' } });
    expect(await admin.parking.order.read({ id: orderId })).toMatchObject({
      status: 'closed',
      escaped: 1,
      closeReason: body.reason,
      openings: [{ cause: 'entry' }, { cause: 'remote', reason: body.reason, operatorName: '系统管理员' }],
    });
    await refusal(admin.parking.booth.open({ id: laneOut, body }), 409);
    expect(await openingLog(laneOut)).toMatchObject([{ id, plate, state: 'done', ...{ reason: body.reason } }]);
  });

  it('an opening that the lane does not take in time lapses, and may be ordered again', async () => {
    const { laneOut, plate } = await newWaiting();
    const { id, lapsesIn } = await admin.parking.booth.open({ id: laneOut, body: { reason: '设备故障', plate } });
    expect(lapsesIn).toBe(30_000);
    const past = new Date(Date.now() - 1_000);
    await app.db.updateTable('parkingOpening').set({ lapsesAt: past }).where('id', '=', id).execute();
    await refusal(admin.parking.booth.acknowledge({ id }), 409);
    expect(await openingLog(laneOut)).toMatchObject([{ id, state: 'lapsed' }]);
    expect(await laneOf(laneOut)).toMatchObject({ opening: null, waiting: { plate } });
    const again = await admin.parking.booth.open({ id: laneOut, body: { reason: '再次开闸', plate } });
    await admin.parking.booth.acknowledge({ id: again.id });
    await refusal(admin.parking.booth.open({ id: laneOut, body: { reason: '再次开闸', plate } }), 409);
    await admin.parking.lane.update({ id: laneOut, body: { ...(await bodyOf(laneOut)), remoteOpen: false } });
    await refusal(admin.parking.booth.open({ id: laneOut, body: { reason: '再次开闸', plate: '' } }), 409);
  });

  it('a misread plate is matched with the stay one character away, which leaves as if it had been read', async () => {
    const { laneOut, pass, plate, orderId } = await newWaiting();
    const misread = `${plate.slice(0, -1)}${plate.endsWith('8') ? '3' : '8'}`;
    expect(await pass('out', misread)).toMatchObject({ reason: 'noEntry' });
    const { list } = await admin.parking.booth.proposals({ id: laneOut, query: { plate: misread } });
    expect(list).toMatchObject([{ orderId, plate, due: 400 }]);
    const { orderId: elsewhere } = await newWaiting();
    await refusal(admin.parking.booth.match({ id: laneOut, body: { orderId: elsewhere } }), 409);
    // another vehicle stood there when the booth looked
    await refusal(admin.parking.booth.match({ id: laneOut, body: { orderId, plate: newPlate() } }), 409);
    expect(await admin.parking.order.read({ id: orderId })).toMatchObject({ status: 'open' });
    await admin.parking.order.collect({ id: orderId, body: { amount: 400, key: `match-${orderId}` } });
    const matched = await admin.parking.booth.match({ id: laneOut, body: { orderId, plate: misread } });
    expect(matched).toMatchObject({ isOpened: true, orderId });
    expect(await laneOf(laneOut)).toMatchObject({ waiting: null, last: { plate, cause: 'paid' } });
    expect(await admin.parking.order.read({ id: orderId })).toMatchObject({ exit: { plate: misread } });
  });

  it('whoever is let in by hand begins a stay when the lane has opened', async () => {
    const { laneIn, pass } = await newLot({ opensByItself: false });
    const plate = newPlate();
    await pass('in', plate);
    const { id } = await admin.parking.booth.open({ id: laneIn, body: { reason: '访客已登记', plate } });
    expect((await admin.parking.order.list({ query: { plate } })).list).toEqual([]);
    await admin.parking.booth.acknowledge({ id });
    expect((await admin.parking.order.list({ query: { plate } })).list).toMatchObject([{ plate, status: 'open' }]);
  });
});

/** The lane as it is saved. */
async function bodyOf(id: string) {
  const { id: _id, ...stored } = await admin.parking.lane.read({ id });
  return stored;
}
