import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ParkingTargets } from './support/ParkingTargets.js';
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

const listOf = async (placeId: string, query: object = {}) =>
  (await admin.parking.berth.list({ query: { placeId, pageSize: 500, ...query } })).list;

it('berths of a range are made at once; numbers that exist are named and stay as they are', async () => {
  const { id: placeId } = await made.road('own');
  const body = { placeId, prefix: 'B', from: 8, to: 11, kind: 'charging' as const };
  expect(await admin.parking.berth.createMany({ body })).toEqual({ created: 4, existing: [] });
  const again = { ...body, from: 10, to: 12, kind: 'large' as const };
  expect(await admin.parking.berth.createMany({ body: again })).toEqual({ created: 1, existing: ['B10', 'B11'] });
  const berths = await listOf(placeId);
  expect(berths.map(({ fullName, kind }) => `${fullName} ${kind}`)).toEqual([
    'B08 charging',
    'B09 charging',
    'B10 charging',
    'B11 charging',
    'B12 large',
  ]);
  await refusal(admin.parking.berth.createMany({ body: { ...body, from: 1, to: 501 } }), 400);
  await refusal(admin.parking.berth.createMany({ body: { ...body, from: 5, to: 4 } }), 400);
  const taken = await refusal(admin.parking.berth.create({ body: { placeId, fullName: 'B10' } }), 400);
  expect(taken.fieldErrors.fullName).toContain('B10');
  const { id: lotId } = await made.place('own');
  await refusal(admin.parking.berth.createMany({ body: { ...body, placeId: lotId } }), 400);
});

it('the spaces of a road are its berths in use', async () => {
  const { id: placeId } = await made.road('own');
  const spaces = async () => (await admin.parking.place.read({ id: placeId })).spaces;
  expect(await spaces()).toBe(100);
  await admin.parking.berth.createMany({ body: { placeId, from: 1, to: 4 } });
  expect(await spaces()).toBe(4);
  const [first, second] = await listOf(placeId);
  await admin.parking.berth.disable({ id: first?.id ?? '', body: { reason: '路面施工' } });
  expect(await spaces()).toBe(3);
  expect((await admin.parking.berth.read({ id: first?.id ?? '' })).reason).toBe('路面施工');
  await refusal(admin.parking.berth.disable({ id: first?.id ?? '', body: { reason: '路面施工' } }), 409);
  await admin.parking.berth.enable({ id: first?.id ?? '' });
  await admin.parking.berth.remove({ id: second?.id ?? '' });
  expect(await spaces()).toBe(3);
  const { revision } = await admin.parking.place.read({ id: placeId });
  const refused = await refusal(admin.parking.place.update({ id: placeId, body: { revision, spaces: 50 } }), 400);
  expect(refused.fieldErrors).toHaveProperty('spaces');
  await refusal(admin.parking.place.update({ id: placeId, body: { revision, kind: 'lot' } }), 400);
  await admin.parking.place.update({ id: placeId, body: { revision, address: '人民路' } });
});

it('a berth on which somebody stands is neither moved, renamed nor deleted; its code opens their stay', async () => {
  const { id: orderId, berthId, marker: plate } = await made.berthStay('own');
  const { revision, placeId, fullName } = await admin.parking.berth.read({ id: berthId });
  const { id: elsewhere } = await made.road('own');
  await refusal(admin.parking.berth.update({ id: berthId, body: { revision, placeId: elsewhere } }), 409);
  await refusal(admin.parking.berth.update({ id: berthId, body: { revision, fullName: 'Z9' } }), 409);
  await refusal(admin.parking.berth.remove({ id: berthId }), 409);
  await refusal(admin.parking.berth.batchRemove({ body: { ids: [berthId] } }), 409);
  expect(await listOf(placeId, { occupied: 1 })).toMatchObject([{ stayId: orderId, stayPlate: plate, occupied: 1 }]);
  expect(await listOf(placeId, { occupied: 0 })).toEqual([]);
  const { list } = await admin.parking.berth.sheets({ body: { ids: [berthId] } });
  expect(list).toMatchObject([{ id: berthId, fullName }]);
  const code = new URLSearchParams(list[0]?.path.split('?')[1]).get('code') ?? '';
  const driver = app.client().parking.publicParking;
  const target = await driver.target({ query: { code } });
  expect(target).toMatchObject({ kind: 'berth', title: fullName, state: 'valid' });
  expect((await driver.order({ query: { order: target.waiting?.order ?? '' } })).due).toBe(400);
  // out of use, and yet whoever stands there pays
  await admin.parking.berth.disable({ id: berthId, body: { reason: '路面施工' } });
  expect((await driver.target({ query: { code } })).state).toBe('valid');
  await admin.parking.roadsideOrder.close({
    id: orderId,
    body: { exitTime: Date.now(), waive: true, reason: '车辆已离场' },
  });
  expect((await driver.target({ query: { code } })).state).toBe('disabled');
  await admin.parking.berth.update({ id: berthId, body: { revision, fullName: 'Z9' } });
});

it('somebody gets a road once, with berths that are on it; a deleted berth is given to nobody', async () => {
  const { id: placeId } = await made.road('own');
  await admin.parking.berth.createMany({ body: { placeId, from: 1, to: 2 } });
  const [first, second] = await listOf(placeId);
  const { id: stranger } = await made.berth('own');
  const give = (body: object) => admin.parking.inspector.create({ body: { userId: 'operator', placeId, ...body } });
  await refusal(give({ wholeRoad: false, berthIds: [stranger] }), 400);
  await refusal(give({ wholeRoad: false, berthIds: [] }), 400);
  await refusal(give({ userId: 'nobody' }), 400);
  const id = await give({ wholeRoad: false, berthIds: [first?.id ?? ''] });
  expect((await refusal(give({}), 400)).fieldErrors).toHaveProperty('userId');
  const inspectorsOf = async () => (await listOf(placeId, { inspectorId: 'operator' })).map((berth) => berth.id);
  expect(await inspectorsOf()).toEqual([first?.id]);
  expect(await admin.parking.inspector.read({ id })).toMatchObject({ berthNames: [first?.fullName], wholeRoad: false });
  const { list: offered } = await admin.parking.inspector.berths({ query: { placeId } });
  expect(offered).toEqual([first, second].map((berth) => ({ id: berth?.id, fullName: berth?.fullName })));
  await admin.parking.berth.batchRemove({ body: { ids: [first?.id ?? '', stranger] } });
  expect((await admin.parking.place.read({ id: placeId })).spaces).toBe(1);
  expect(await admin.parking.inspector.read({ id })).toMatchObject({ berthIds: [], wholeRoad: false });
  expect(await inspectorsOf()).toEqual([]);
  await admin.parking.inspector.update({ id, body: { revision: 1, wholeRoad: true } });
  expect(await inspectorsOf()).toEqual([second?.id]);
});

it('berths and inspectors of a road are whose the road is', async () => {
  const { id, berthId } = await made.inspector('own');
  const { placeId } = await admin.parking.berth.read({ id: berthId });
  const { revision } = await admin.parking.place.read({ id: placeId });
  await admin.parking.place.update({ id: placeId, body: { revision, organizeId: 'dongcheng' } });
  const berth = await app.db.selectFrom('parkingBerth').select('organizeId').where('id', '=', berthId).execute();
  const inspector = await app.db.selectFrom('parkingInspector').select('organizeId').where('id', '=', id).execute();
  expect([berth, inspector]).toEqual([[{ organizeId: 'dongcheng' }], [{ organizeId: 'dongcheng' }]]);
});
