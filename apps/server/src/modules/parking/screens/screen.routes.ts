import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { handleAll } from '../../../http/handle.js';
import { channelsOf } from './channelsOf.js';
import { readBerths } from './readBerths.js';
import { readRevenue } from './readRevenue.js';
import { readTraffic } from './readTraffic.js';

const PAGE = pages.parkingScreen.address;

export const screenRoutes = handleAll(contract.parking.screen, {
  revenue: ({ deps, caller, query }) => readRevenue(deps, caller.rights.dataScope(PAGE), query),
  traffic: ({ deps, caller, query }) => readTraffic(deps, caller.rights.dataScope(PAGE), query),
  berths: async ({ deps, caller, query }) => ({
    list: await readBerths(deps, caller.rights.dataScope(PAGE), query),
  }),
  channel: async ({ deps, caller }) => ({ channels: await channelsOf(deps, caller.rights.dataScope(PAGE)) }),
});
