import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { simulateLanes } from '../src/modules/parking/simulator/simulateLanes.js';
import { laneBody, ParkingTargets } from './support/ParkingTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let simulator: ApiClient['parking']['simulator'];
let made: ParkingTargets;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  simulator = admin.parking.simulator;
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
});
afterAll(() => app.stop());

/** A lot with a lane in each direction. */
async function lot(): Promise<string> {
  const { id: placeId, marker } = await made.place('own');
  await admin.parking.lane.create({ body: laneBody(placeId, `${marker}in`) });
  await admin.parking.lane.create({ body: { ...laneBody(placeId, `${marker}out`), direction: 'out' } });
  return placeId;
}

describe('simulated traffic', () => {
  it('is off unless the server allows it', async () => {
    const placeId = await lot();
    expect(await simulator.status()).toEqual({ isAllowed: false, isRunning: false, run: null });
    await refusal(simulator.start({ body: { placeIds: [placeId], perMinute: 60 } }), 409);
  });

  it('makes stays that say so, lets no real vehicle out, and ends when somebody stops it', async () => {
    app.deps.env.LANE_SIMULATOR = 'on';
    const placeId = await lot();
    const { orderId: real } = await app.db
      .transaction()
      .execute((trx) => enterPlace(app.deps, trx, { placeId, plate: '粤B70001' }));
    const id = await simulator.start({ body: { placeIds: [placeId], perMinute: 120 } });
    // one run at a time
    await refusal(simulator.start({ body: { placeIds: [placeId], perMinute: 1 } }), 409);
    await app.db.updateTable('parkingSimulation').set({ perMinute: 60_000 }).where('id', '=', id).execute();
    const running = simulateLanes(app.deps, id, new AbortController().signal);
    await expect.poll(async () => (await simulator.status()).run?.counts.entries).toBeGreaterThan(2);
    await simulator.stop({ id });
    await running;
    expect(await simulator.status()).toMatchObject({ isRunning: false, run: { state: 'ended', ending: 'stopped' } });
    const { list } = await admin.parking.order.list({ query: { placeId, pageSize: 100 } });
    const order = list.find((each) => each.id === real);
    expect(order).toMatchObject({ isSimulated: false, status: 'open' });
    expect(list.filter((each) => each.id !== real).every(({ isSimulated }) => isSimulated)).toBe(true);
  });

  it('ends by itself when its hour is over, and as ended when its server is gone', async () => {
    app.deps.env.LANE_SIMULATOR = 'on';
    const placeId = await lot();
    const over = await simulator.start({ body: { placeIds: [placeId], perMinute: 60 } });
    const past = new Date(Date.now() - 1_000);
    await app.db.updateTable('parkingSimulation').set({ endsAt: past }).where('id', '=', over).execute();
    await simulateLanes(app.deps, over, new AbortController().signal);
    expect((await simulator.status()).run).toMatchObject({ id: over, state: 'ended', ending: 'over' });
    const lost = await simulator.start({ body: { placeIds: [placeId], perMinute: 60 } });
    const silent = new Date(Date.now() - 2 * 60_000);
    await app.db.updateTable('parkingSimulation').set({ beatAt: silent }).where('id', '=', lost).execute();
    expect((await simulator.status()).run).toMatchObject({ id: lost, state: 'ended', ending: 'restarted' });
  });
});
