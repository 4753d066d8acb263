// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingLane: RouteTree<Contract['parking']['lane']> = {
  list: { path: '/api/parking/Lane' },
  create: { method: 'POST', path: '/api/parking/Lane' },
  update: { method: 'PUT', path: '/api/parking/Lane/{id}' },
  read: { path: '/api/parking/Lane/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/Lane/{id}' },
  updateState: { method: 'PUT', path: '/api/parking/Lane/{id}/Actions/State' },
  code: { path: '/api/parking/Lane/{id}/Code' },
};
