import { laneBody, type ParkingTargets, plateBody } from './ParkingTargets.js';
import { type TestApp } from './startTestApp.js';
import { sendStatement, wechatBill } from './statementFiles.js';

/** Calls of parking that begin something, as the administrator. */
export function onceParkingCases(parking: ParkingTargets, app: () => TestApp): Record<string, OnceCase> {
  return {
    'parking.statementItem.startExport': async () => {
      const { statementId } = await parking.sharedItem('own');
      return (options) => parking.admin.parking.statementItem.startExport({ body: { statementId } }, options);
    },
    'parking.statement.upload': async () => {
      const file = await sendStatement(parking.admin, wechatBill('2026-11-25', [{ number: 'ONCE-1', amount: 100 }]));
      return (options) => parking.admin.parking.statement.upload({ body: { file } }, options);
    },
    'parking.simulator.start': async () => {
      app().deps.env.LANE_SIMULATOR = 'on';
      const { id: placeId, marker } = await parking.place('own');
      await parking.admin.parking.lane.create({ body: laneBody(placeId, marker) });
      return (options) =>
        parking.admin.parking.simulator.start({ body: { placeIds: [placeId], perMinute: 10 } }, options);
    },
    'parking.listedPlate.renew': async () => {
      const { id: placeId, marker } = await parking.place('own');
      const card = { ...plateBody(placeId, marker), endsAt: Date.UTC(2036, 0, 15) };
      const id = await parking.admin.parking.listedPlate.create({ body: card });
      return (options) => parking.admin.parking.listedPlate.renew({ id, body: { months: 2 } }, options);
    },
    'parking.berth.createMany': async () => {
      const { id: placeId } = await parking.road('own');
      return (options) => parking.admin.parking.berth.createMany({ body: { placeId, from: 1, to: 3 } }, options);
    },
    'parking.patrol.begin': async () => {
      const { berthId } = await parking.inspector('own', 'admin');
      const { plate } = plateBody('', '');
      return (options) => parking.admin.parking.patrol.begin({ body: { berthId, plate } }, options);
    },
  };
}

/** Prepares a call that begins something, to be sent with a key. */
export type OnceCase = () => Promise<(options: OnceOptions) => Promise<unknown>>;

export interface OnceOptions {
  idempotencyKey: string;
}
