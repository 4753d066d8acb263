// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingReductionCode: RouteTree<Contract['parking']['reductionCode']> = {
  list: { path: '/api/parking/ReductionCode' },
  create: { method: 'POST', path: '/api/parking/ReductionCode' },
  update: { method: 'PUT', path: '/api/parking/ReductionCode/{id}' },
  read: { path: '/api/parking/ReductionCode/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/ReductionCode/{id}' },
  batchRemove: { method: 'POST', path: '/api/parking/ReductionCode/Actions/BatchDelete' },
  updateState: { method: 'PUT', path: '/api/parking/ReductionCode/{id}/Actions/State' },
  sheet: { path: '/api/parking/ReductionCode/{id}/Code' },
};
