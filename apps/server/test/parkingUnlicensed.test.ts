import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPhantoms } from '../src/modules/parking/findings/findPhantoms.js';
import { laneBody, ParkingTargets } from './support/ParkingTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

const HOUR = 60 * 60_000;
let app: TestApp;
let admin: ApiClient;
let driver: ApiClient['parking']['publicParking'];
let made: ParkingTargets;
let keys = 0;
const newKey = () => `key-of-a-ticket-${String((keys += 1)).padStart(4, '0')}`;

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

/** A lot with an entry that takes vehicles without a plate, and an exit. */
async function lot() {
  const { id: placeId, marker } = await made.place('own');
  const laneOf = async (direction: 'in' | 'out', settings: object = {}) => {
    const body = { ...laneBody(placeId, `${marker}${direction}`), direction, ...settings };
    const id = await admin.parking.lane.create({ body });
    const { code } = await admin.parking.lane.code({ id });
    return { id, code, stand: () => admin.parking.passage.report({ id, body: { direction, plate: '' } }) };
  };
  return { placeId, entry: await laneOf('in', { takesUnlicensed: true }), exit: await laneOf('out'), laneOf };
}

const openings = (laneId: string) =>
  app.db.selectFrom('parkingOpening').select('cause').where('laneId', '=', laneId).execute();
/** The stay began so much earlier. */
const age = async (ticket: string, ms: number) => {
  const id = await app.deps.parkingCodes.readTicket(ticket);
  await app.db
    .updateTable('parkingOrder')
    .set({ entryTime: new Date(Date.now() - ms) })
    .where('id', '=', id ?? '')
    .execute();
  return id ?? '';
};

describe('vehicles without a plate', () => {
  it('come in by the code of the lane once for each key, pay by their ticket, and are let out once', async () => {
    const { placeId, entry, exit } = await lot();
    expect(await driver.target({ query: { code: entry.code } })).toMatchObject({ kind: 'lane', unlicensed: 'in' });
    await refusal(driver.enter({ body: { code: entry.code, key: newKey() } }), 409);
    expect(await entry.stand()).toMatchObject({ isOpened: false, reason: 'unlicensed' });
    const key = newKey();
    const taps = await Promise.all([1, 2, 3].map(() => driver.enter({ body: { code: entry.code, key } })));
    expect(new Set(taps.map(({ ticket }) => ticket)).size).toBe(1);
    const ticket = taps[0]?.ticket ?? '';
    // the vehicle is in: another phone at the same lane lets nobody in
    await refusal(driver.enter({ body: { code: entry.code, key: newKey() } }), 409);
    expect(await openings(entry.id)).toEqual([{ cause: 'entry' }]);

    const id = await age(ticket, 2 * HOUR - 60_000);
    const stay = await driver.ticket({ query: { ticket } });
    expect(stay).toMatchObject({ due: 400, status: 'open', evidence: { fee: { amount: 400 } } });
    expect(stay.maskedPlate).toMatch(/^无牌\d{6}$/);
    // staff find it by its number and by what it is
    for (const plate of [stay.maskedPlate, stay.maskedPlate.replace('无牌', '无牌车 ')])
      expect((await admin.parking.order.list({ query: { plate } })).list.map((row) => row.id)).toContain(id);

    // nobody stands at the exit yet
    await refusal(driver.leave({ body: { code: exit.code, ticket } }), 409);
    expect(await exit.stand()).toMatchObject({ isOpened: false, reason: 'noEntry' });
    expect(await driver.leave({ body: { code: exit.code, ticket } })).toMatchObject({ due: 400 });
    expect(await exit.stand()).toMatchObject({ isOpened: false, reason: 'unpaid', due: 400, orderId: id });
    const { order } = await driver.ticket({ query: { ticket } });
    await driver.pay({ body: { order, amount: 400, method: 'simulated', key: 'pay-without-plate-01' } });
    const told = [await exit.stand(), await exit.stand()];
    expect(told).toMatchObject([
      { isOpened: true, orderId: id },
      { isOpened: false, reason: 'noEntry' },
    ]);
    expect(await openings(exit.id)).toEqual([{ cause: 'paid' }]);
    expect(await driver.ticket({ query: { ticket } })).toMatchObject({ status: 'closed', due: 0, paid: 400 });
    const { occupied } = await app.db
      .selectFrom('parkingPlace')
      .select('occupied')
      .where('id', '=', placeId)
      .executeTakeFirstOrThrow();
    expect(occupied).toBe(0);
  });

  it('that paid before they came to the exit leave when their ticket is shown there', async () => {
    const { entry, exit } = await lot();
    await entry.stand();
    const { ticket } = await driver.enter({ body: { code: entry.code, key: newKey() } });
    await age(ticket, HOUR - 60_000);
    const { order, due } = await driver.ticket({ query: { ticket } });
    await driver.pay({ body: { order, amount: due, method: 'simulated', key: 'pay-without-plate-02' } });
    await exit.stand();
    const leave = () => driver.leave({ body: { code: exit.code, ticket } });
    expect((await Promise.all([leave(), leave()])).map(({ status }) => status)).toEqual(['closed', 'closed']);
    expect(await openings(exit.id)).toEqual([{ cause: 'paid' }]);
  });

  it('are refused without a ticket of ours, elsewhere, and where a lane takes none', async () => {
    const { entry, exit, laneOf } = await lot();
    const other = await lot();
    const closed = await laneOf('in', { enCode: 'closedLane', fullName: '南门', takesUnlicensed: false });
    expect(await closed.stand()).toMatchObject({ reason: 'byHand' });
    expect((await driver.target({ query: { code: closed.code } })).unlicensed).toBeNull();
    await refusal(driver.enter({ body: { code: closed.code, key: newKey() } }), 409);
    await entry.stand();
    const { ticket } = await driver.enter({ body: { code: entry.code, key: newKey() } });
    const [id = '', signature = ''] = ticket.split('.');
    for (const forged of [`${id}1.${signature}`, `${id}.${signature.slice(0, -2)}AA`, entry.code])
      await refusal(driver.ticket({ query: { ticket: forged } }), 404);
    await refusal(driver.order({ query: { order: ticket } }), 404);
    await refusal(driver.target({ query: { code: ticket } }), 404);
    await refusal(driver.enter({ body: { code: ticket, key: newKey() } }), 404);
    await other.exit.stand();
    await refusal(driver.leave({ body: { code: other.exit.code, ticket } }), 409);
    await refusal(driver.leave({ body: { code: exit.code, ticket: exit.code } }), 404);
    // the name of a vehicle without a plate is no plate that could be typed
    const { maskedPlate: plate } = await driver.ticket({ query: { ticket } });
    await refusal(driver.find({ body: { code: entry.code, plate, plateColour: 1 } }), 400);
  });

  it('are seen in the booth, let in by hand with a number of their own, matched at the exit, and no phantoms', async () => {
    const { entry, exit } = await lot();
    const letIn = async () => {
      await entry.stand();
      const lane = (await admin.parking.booth.lanes()).list.find(({ id }) => id === entry.id);
      expect(lane?.waiting).toMatchObject({ reason: 'unlicensed', plate: '无牌' });
      const { id } = await admin.parking.booth.open({ id: entry.id, body: { reason: '手机没电', plate: '无牌' } });
      await admin.parking.booth.acknowledge({ id });
    };
    await letIn();
    await letIn();
    await exit.stand();
    const { list } = await admin.parking.booth.proposals({ id: exit.id, query: { plate: '无牌' } });
    expect(list).toHaveLength(2);
    expect(new Set(list.map(({ plate }) => plate)).size).toBe(2);
    const orderId = list[0]?.orderId ?? '';
    // within the free minutes nothing is due
    expect(await admin.parking.booth.match({ id: exit.id, body: { orderId } })).toMatchObject({ isOpened: true });
    await findPhantoms(app.db);
    const findings = await admin.parking.finding.list({ query: { keyword: '无牌', pageSize: 100 } });
    expect(findings.list).toEqual([]);
  });
});
