// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingSimulator: RouteTree<Contract['parking']['simulator']> = {
  status: { path: '/api/parking/Simulator' },
  start: { method: 'POST', path: '/api/parking/Simulator/Actions/Start' },
  stop: { method: 'POST', path: '/api/parking/Simulator/{id}/Actions/Stop' },
};
