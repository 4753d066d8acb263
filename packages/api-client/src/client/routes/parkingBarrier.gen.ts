// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingBarrier: RouteTree<Contract['parking']['barrier']> = {
  expands: { path: '/api/parking/Parking/getBarrierExpands' },
  places: { path: '/api/parking/Parking/getBarrierParking' },
  updateExpands: { method: 'PUT', path: '/api/parking/Parking/updateExpands' },
};
