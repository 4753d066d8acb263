import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPhantoms } from '../src/modules/parking/findings/findPhantoms.js';
import { cleanUpStayPhotos } from '../src/modules/parking/patrol/stayPhotos.js';
import { openSocket, until } from './support/openSocket.js';
import { ParkingTargets, plateBody } from './support/ParkingTargets.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { PNG } from './support/uploads.js';

let app: TestApp;
let admin: ApiClient;
/** Works on the roads that are given to them, within their data permission. */
let inspector: ApiClient & { token: string };
let made: ParkingTargets;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
  await saveGrants(admin, 'User', 'operator', {
    menu: ['parking', 'parking_patrol'],
    button: ['parking_patrol__btn_patrol'],
    data: [{ moduleId: 'parking_patrol', scope: 'all' }],
  });
  inspector = await app.signIn('operator');
});
afterAll(() => app.stop());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const newPlate = () => plateBody('', '').plate;

/** A road with berths A1 to A3, on which the inspector works. */
async function newRoad() {
  const { id: placeId } = await made.road('own');
  await admin.parking.berth.createMany({ body: { placeId, prefix: 'A', from: 1, to: 3 } });
  await admin.parking.inspector.create({ body: { userId: 'operator', placeId } });
  const { list } = await inspector.parking.patrol.berths({ query: { placeId } });
  const [first = '', second = '', third = ''] = list.map(({ id }) => id);
  return { placeId, first, second, third };
}

const begin = (berthId: string, plate = newPlate(), more: object = {}) =>
  inspector.parking.patrol.begin({ body: { berthId, plate, ...more } });

const berthOf = async (placeId: string, id: string) =>
  (await inspector.parking.patrol.berths({ query: { placeId } })).list.find((berth) => berth.id === id);

/** Moves the beginning of a stay into the past, so that something is due. */
const backdate = (id: string, milliseconds: number) =>
  app.db
    .updateTable('parkingOrder')
    .set({ entryTime: new Date(Date.now() - milliseconds) })
    .where('id', '=', id)
    .execute();

async function newPhoto(client: ApiClient = inspector, content: Buffer = PNG, name = '车.png') {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  return (await client.file.upload({ type: 'parkingStay', body })).name;
}

/** Whether an address shows a picture to the session of a token, or to nobody in particular. */
async function shows(url: string, token?: string): Promise<boolean> {
  const answer = await fetch(`${app.url}${url}`, token ? { headers: { authorization: token } } : {});
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('image/');
}

describe('a stay on a berth', () => {
  it('begins, is paid by the driver with the code of the order, and ends; the books agree', async () => {
    const { placeId, first } = await newRoad();
    const plate = newPlate();
    const { orderId, isNew } = await begin(first, plate, { time: Date.now() - 10 * MINUTE });
    expect(isNew).toBe(true);
    expect(await berthOf(placeId, first)).toMatchObject({ stay: { id: orderId, plate, due: 0, isPaid: false } });
    await backdate(orderId, 2 * HOUR - MINUTE);
    const refused = await refusal(inspector.parking.patrol.leave({ id: orderId, body: {} }), 409);
    expect(refused.message).toContain('4.00');
    const { path, due, evidence } = await inspector.parking.patrol.read({ id: orderId });
    expect({ due, segments: evidence.fee.segments.length > 0 }).toEqual({ due: 400, segments: true });
    const order = new URLSearchParams(path.split('?')[1]).get('order') ?? '';
    const driver = app.client().parking.publicParking;
    expect(await driver.order({ query: { order } })).toMatchObject({ due: 400, berth: 'A1' });
    await driver.pay({ body: { order, amount: 400, method: 'alipay', key: `patrol-${orderId}` } });
    expect(await berthOf(placeId, first)).toMatchObject({ stay: { due: 0, isPaid: true } });
    await inspector.parking.patrol.leave({ id: orderId, body: {} });
    expect(await berthOf(placeId, first)).toMatchObject({ stay: null });
    expect(await inspector.parking.patrol.read({ id: orderId })).toMatchObject({
      ...{ status: 'closed', paid: 400, due: 0, berthId: '', berth: 'A1' },
      exit: { plate, operatorName: expect.any(String) as string },
    });
    const { list } = await admin.parking.payment.reconcile({ query: { days: 1 } });
    expect(list.map(({ difference }) => difference)).toEqual(list.map(() => 0));
  });

  it('that its vehicle left unpaid stays owed, and is asked for at its next one', async () => {
    const { first, second } = await newRoad();
    const plate = newPlate();
    const { orderId } = await begin(first, plate);
    await refusal(inspector.parking.patrol.escape({ id: orderId, body: {} }), 409);
    await backdate(orderId, HOUR);
    await inspector.parking.patrol.escape({ id: orderId, body: { photo: await newPhoto() } });
    const escaped = await inspector.parking.patrol.read({ id: orderId });
    expect(escaped).toMatchObject({ status: 'closed', escaped: 1, due: 200 });
    expect(escaped.exit?.image).toContain('/api/file/Download/parkingStay/');
    const next = await begin(second, plate);
    const { path } = await inspector.parking.patrol.read({ id: next.orderId });
    const order = new URLSearchParams(path.split('?')[1]).get('order') ?? '';
    const shown = await app.client().parking.publicParking.order({ query: { order } });
    expect(shown.arrears).toMatchObject([{ due: 200 }]);
  });

  it('moves to the berth where it stands, once that is free and in use', async () => {
    const { placeId, first, second, third } = await newRoad();
    const { orderId } = await begin(first);
    const other = await begin(second);
    const move = (berthId: string) => inspector.parking.patrol.move({ id: orderId, body: { berthId } });
    expect((await refusal(move(second), 409)).response?.data).toEqual({ orderId: other.orderId });
    await admin.parking.berth.disable({ id: third, body: { reason: '路面施工' } });
    expect((await refusal(move(third), 409)).message).toContain('路面施工');
    await refusal(move((await newRoad()).first), 409);
    await admin.parking.berth.enable({ id: third });
    await move(third);
    expect(await berthOf(placeId, first)).toMatchObject({ stay: null });
    expect(await berthOf(placeId, third)).toMatchObject({ stay: { id: orderId } });
    const { events, berth } = await admin.parking.roadsideOrder.read({ id: orderId });
    expect({ berth, move: events.find(({ kind }) => kind === 'move')?.text }).toEqual({ berth: 'A3', move: 'A1 → A3' });
  });

  it('gets another plate with a reason, unless that one stands there already', async () => {
    const { first, second } = await newRoad();
    const { orderId } = await begin(first);
    const taken = newPlate();
    await begin(second, taken);
    const correct = (plate: string, reason = '看错一位') =>
      inspector.parking.patrol.correct({ id: orderId, body: { plate, vehicle: 'large', reason } });
    expect((await refusal(correct(taken), 400)).fieldErrors).toHaveProperty('plate');
    await refusal(correct(newPlate(), ''), 400);
    const plate = newPlate();
    await correct(plate);
    const { events, ...order } = await admin.parking.roadsideOrder.read({ id: orderId });
    expect(order).toMatchObject({ plate, vehicle: 'large' });
    expect(events.find(({ kind }) => kind === 'correct')?.text).toContain(`${plate} · 看错一位`);
  });
});

describe('beginning a stay', () => {
  it('twice for a plate answers the stay that is there', async () => {
    const { first, second } = await newRoad();
    const plate = newPlate();
    const { orderId } = await begin(first, plate);
    expect(await begin(second, plate)).toEqual({ orderId, isNew: false });
    expect(await begin(first, plate)).toEqual({ orderId, isNew: false });
  });

  it('of one plate on several berths at once begins one stay, as it was seen first', async () => {
    const { placeId, first, second, third } = await newRoad();
    const plate = newPlate();
    const answers = await Promise.all([first, second, third].map((berthId) => begin(berthId, plate)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    const { list } = await inspector.parking.patrol.berths({ query: { placeId } });
    const taken = list.filter((berth) => berth.stay);
    expect(taken).toHaveLength(1);
    const { berth, entry, events } = await admin.parking.roadsideOrder.read({ id: answers[0]?.orderId ?? '' });
    expect([berth, entry?.laneName]).toEqual([taken[0]?.fullName, taken[0]?.fullName]);
    expect(events).toHaveLength(1);
  });

  it('on a taken berth is refused with who noted it and since when', async () => {
    const { first } = await newRoad();
    const plate = newPlate();
    const { orderId } = await begin(first, plate);
    const refused = await refusal(begin(first), 409);
    expect(refused.response?.data).toEqual({ orderId });
    const { realName } = await app.db
      .selectFrom('userAccount')
      .select('realName')
      .where('id', '=', 'operator')
      .executeTakeFirstOrThrow();
    for (const named of [plate, realName, 'A1']) expect(refused.message).toContain(named);
    expect(refused.message).toMatch(/\d{1,2}:\d\d/);
  });

  it('a hundred at once on one berth begin one stay', async () => {
    const { placeId, first } = await newRoad();
    const plates = Array.from({ length: 100 }, (_, index) => `粤C${String(10_000 + index)}`);
    const answers = await Promise.allSettled(plates.map((plate) => begin(first, plate)));
    const codes = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { code: number }).code] : [],
    );
    expect(codes).toEqual(Array.from({ length: 99 }, () => 409));
    const orders = await app.db.selectFrom('parkingOrder').select('id').where('placeId', '=', placeId).execute();
    expect(orders).toHaveLength(1);
    const { occupied, spaces } = await admin.parking.place.read({ id: placeId });
    expect({ occupied, spaces }).toEqual({ occupied: 1, spaces: 3 });
  });

  it('once for its key, also when it is sent long after it was noted; the course says so', async () => {
    const { first } = await newRoad();
    const notedAt = Date.now() - 3 * HOUR;
    const body = { berthId: first, plate: newPlate(), notedAt, time: notedAt - 5 * MINUTE };
    const options = { idempotencyKey: 'patrol-kept-on-a-phone' };
    const sent = await inspector.parking.patrol.begin({ body }, options);
    expect(await inspector.parking.patrol.begin({ body }, options)).toEqual(sent);
    const { entryTime, events } = await admin.parking.roadsideOrder.read({ id: sent.orderId });
    expect(entryTime).toBe(notedAt - 5 * MINUTE);
    expect(events.map(({ kind }) => kind)).toEqual(['late']);
  });

  it('refuses moments that cannot be, barred vehicles and berths out of use', async () => {
    const { placeId, first, second } = await newRoad();
    await refusal(begin(first, newPlate(), { time: Date.now() - 20 * MINUTE }), 400);
    await refusal(begin(first, newPlate(), { time: Date.now() + HOUR }), 400);
    await refusal(begin(first, newPlate(), { notedAt: Date.now() - 25 * HOUR }), 400);
    await refusal(begin(first, '不是车牌'), 400);
    const barred = { ...plateBody(placeId, ''), list: 'black' as const };
    await admin.parking.listedPlate.create({ body: barred });
    await refusal(begin(first, barred.plate), 409);
    await admin.parking.berth.disable({ id: second, body: { reason: '路面施工' } });
    await refusal(begin(second), 409);
    // one that has just left cannot have come before it left
    const plate = newPlate();
    const { orderId } = await begin(first, plate);
    await inspector.parking.patrol.leave({ id: orderId, body: {} });
    await refusal(begin(first, plate, { time: Date.now() - 5 * MINUTE }), 400);
  });

  it('is for berths that were given to the inspector alone, whatever rows they see', async () => {
    const { placeId, first, second } = await newRoad();
    const { orderId } = await begin(second);
    const [entry] = (await admin.parking.inspector.list({ query: { placeId } })).list;
    const some = { revision: 1, wholeRoad: false, berthIds: [first] };
    await admin.parking.inspector.update({ id: entry?.id ?? '', body: some });
    const { list } = await inspector.parking.patrol.berths({ query: { placeId } });
    expect(list.map(({ id }) => id)).toEqual([first]);
    await refusal(begin(second), 403);
    await refusal(inspector.parking.patrol.read({ id: orderId }), 403);
    await refusal(inspector.parking.patrol.escape({ id: orderId, body: {} }), 403);
    await refusal(begin(first, (await admin.parking.roadsideOrder.read({ id: orderId })).plate), 409);
    // not even the administrator works on what was not given to them
    await refusal(admin.parking.patrol.begin({ body: { berthId: first, plate: newPlate() } }), 403);
  });
});

it('inspectors hear which berths of their road have changed, and nothing of the vehicles', async () => {
  const { placeId, first, second } = await newRoad();
  const { channels } = await inspector.parking.patrol.channel();
  const own = channels.find(({ channel }) => channel === `parking:road:${placeId}`);
  if (!own) throw new Error('the road has no channel');
  const socket = await openSocket(app.url, inspector.token);
  await socket.next('channelOpened', { method: 'openChannel', ...own });
  const { orderId } = await begin(first);
  const told = (...numbers: string[]) => ({ method: 'parkingBerths', placeId, numbers });
  await until(() => expect(socket.of('parkingBerths')).toEqual([told('A1')]));
  await inspector.parking.patrol.move({ id: orderId, body: { berthId: second } });
  await until(() => expect(socket.of('parkingBerths')).toEqual([told('A1'), told('A1', 'A2')]));
  expect(socket.of('parkingHappened')).toEqual([]);
  socket.close();
});

it('berths can be asked for alone, by whoever works on them', async () => {
  const { placeId, first, second, third } = await newRoad();
  const { orderId } = await begin(second);
  const idsOf = async (ids: string[]) =>
    (await inspector.parking.patrol.berths({ query: { ids } })).list.map(({ id }) => id);
  const asked = await inspector.parking.patrol.berths({ query: { ids: [second] } });
  expect(asked.list).toMatchObject([{ id: second, stay: { id: orderId } }]);
  const [entry] = (await admin.parking.inspector.list({ query: { placeId } })).list;
  const some = { revision: 1, wholeRoad: false, berthIds: [first, second] };
  await admin.parking.inspector.update({ id: entry?.id ?? '', body: some });
  expect(await idsOf([first, third])).toEqual([first]);
});

describe('a road beyond its inspectors', () => {
  it('has its phantom stays found and ended, which frees their berths', async () => {
    const { placeId, first } = await newRoad();
    const { orderId } = await begin(first);
    await backdate(orderId, 3 * 24 * HOUR);
    await findPhantoms(app.db);
    const found = await admin.parking.finding.list({ query: { placeId } });
    expect(found.list).toMatchObject([{ orderId, kind: 'noExit', placeKind: 'road' }]);
    await admin.parking.finding.accept({ id: found.list[0]?.id ?? '' });
    expect(await berthOf(placeId, first)).toMatchObject({ stay: null });
    expect(await inspector.parking.patrol.read({ id: orderId })).toMatchObject({ status: 'closed', escaped: 1 });
  });

  it('has shifts that count the cash of its stays, after which they end', async () => {
    const { placeId, first } = await newRoad();
    const { orderId } = await begin(first);
    await backdate(orderId, HOUR);
    const id = await admin.parking.shift.begin({ body: { placeId } });
    await admin.parking.roadsideOrder.collect({ id: orderId, body: { amount: 200, key: `cash-on-road-${orderId}` } });
    await inspector.parking.patrol.leave({ id: orderId, body: {} });
    await admin.parking.shift.end({ id, body: { countedCash: 200 } });
    expect(await admin.parking.shift.read({ id })).toMatchObject({ placeKind: 'road', cash: 200, difference: 0 });
  });
});

describe('pictures of a stay', () => {
  it('open for whoever may read its order, for the driver by a signed address, and for nobody else', async () => {
    const { first } = await newRoad();
    const photo = await newPhoto();
    const stranger = await app.signIn('developer');
    const plain = `/api/file/Download/parkingStay/${photo}`;
    expect(await shows(plain, stranger.token)).toBe(false);
    const { orderId } = await begin(first, newPlate(), { photo });
    const { entry, path } = await inspector.parking.patrol.read({ id: orderId });
    expect(entry?.image).toBe(plain);
    const administrator = await app.signIn('admin');
    for (const { token } of [inspector, administrator]) expect(await shows(plain, token)).toBe(true);
    expect(await shows(plain, stranger.token)).toBe(false);
    expect(await shows(plain)).toBe(false);
    const order = new URLSearchParams(path.split('?')[1]).get('order') ?? '';
    const { photos } = await app.client().parking.publicParking.order({ query: { order } });
    expect(photos).toMatchObject([{ seen: 'entry' }]);
    expect(await shows(photos[0]?.url ?? '')).toBe(true);
    await refusal(app.client().parking.publicParking.order({ query: { order: 'made.up.code-of-nobody' } }), 404);
  });

  it('are pictures of a megabyte at most, belong to one stay, and to who took them', async () => {
    const { first, second } = await newRoad();
    await refusal(newPhoto(inspector, Buffer.from('no picture at all')), 400);
    await refusal(newPhoto(inspector, Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])), 400);
    const photo = await newPhoto();
    await begin(first, newPlate(), { photo });
    await refusal(begin(second, newPlate(), { photo }), 400);
    await refusal(begin(second, newPlate(), { photo: await newPhoto(admin) }), 400);
  });

  it('go 90 days after the stay has ended, unless something is owed; unused ones go after a day', async () => {
    const { first, second } = await newRoad();
    const [kept, gone, unused] = [await newPhoto(), await newPhoto(), await newPhoto()];
    const owing = await begin(first, newPlate(), { photo: kept });
    await backdate(owing.orderId, HOUR);
    await inspector.parking.patrol.escape({ id: owing.orderId, body: {} });
    const paid = await begin(second, newPlate(), { photo: gone });
    await inspector.parking.patrol.leave({ id: paid.orderId, body: {} });
    const imageOf = async (id: string) => (await inspector.parking.patrol.read({ id })).entry?.image;
    await cleanUpStayPhotos(app.deps, Date.now() + 89 * 24 * HOUR);
    expect(await imageOf(paid.orderId)).toContain(gone);
    await cleanUpStayPhotos(app.deps, Date.now() + 91 * 24 * HOUR);
    expect(await imageOf(paid.orderId)).toBe('');
    expect(await imageOf(owing.orderId)).toContain(kept);
    const { rows } = await sql<{ name: string }>`select name from stored_file where type = 'parkingStay'`.execute(
      app.db,
    );
    const names = rows.map(({ name }) => name);
    expect(names).toContain(kept);
    for (const name of [gone, unused]) expect(names).not.toContain(name);
  });
});
