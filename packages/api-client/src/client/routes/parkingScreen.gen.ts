// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingScreen: RouteTree<Contract['parking']['screen']> = {
  revenue: { path: '/api/parking/Screen/Revenue' },
  traffic: { path: '/api/parking/Screen/Traffic' },
  berths: { path: '/api/parking/Screen/Berths' },
  channel: { path: '/api/parking/Screen/Channel' },
};
