import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { handleAll } from '../../../http/handle.js';
import { channelsOf } from '../screens/channelsOf.js';
import { requireLane } from './laneOf.js';
import { listLanes } from './listLanes.js';
import { listOpenings } from './listOpenings.js';
import { matchStay } from './matchStay.js';
import { openBarrier } from './openBarrier.js';
import { proposeStays } from './proposeStays.js';
import { reportPassage } from './reportPassage.js';
import { takeOpening } from './takeOpening.js';

const { passage, booth } = contract.parking;
const PAGE = pages.parkingBarrier.address;

export const boothRoutes = [
  ...handleAll(passage, {
    report: ({ deps, caller, params, body }) =>
      deps.db.transaction().execute(async (trx) => {
        const lane = await requireLane(trx, caller, params.id, true);
        return reportPassage(deps, trx, lane, body);
      }),
  }),
  ...handleAll(booth, {
    lanes: async ({ deps, caller: { rights } }) => ({
      list: await listLanes(deps.db, rights.dataScope(PAGE)),
      canOpen: rights.hasButton(PAGE, 'btn_open'),
    }),
    channel: async ({ deps, caller }) => ({ channels: await channelsOf(deps, caller.rights.dataScope(PAGE)) }),
    proposals: async ({ deps, caller, params, query }) => {
      const { placeId } = await requireLane(deps.db, caller, params.id);
      return { list: await proposeStays(deps.db, placeId, query.plate) };
    },
    openings: ({ deps, caller, query }) => listOpenings(deps.db, caller.rights.dataScope(PAGE), query),
    match: ({ deps, caller, params, body, describe }) =>
      deps.db.transaction().execute(async (trx) => {
        const lane = await requireLane(trx, caller, params.id, true);
        describe({ recordId: lane.id, recordName: lane.fullName });
        return matchStay(deps, trx, lane, { caller, ...body });
      }),
    open: ({ deps, caller, params, body, describe }) =>
      deps.db.transaction().execute(async (trx) => {
        const lane = await requireLane(trx, caller, params.id, true);
        describe({ recordId: lane.id, recordName: lane.fullName });
        return openBarrier(deps, trx, lane, { caller, ...body });
      }),
    acknowledge: ({ deps, caller, params }) =>
      deps.db.transaction().execute((trx) => takeOpening(deps, trx, caller, params.id)),
  }),
];
