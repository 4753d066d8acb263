// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingCompany: RouteTree<Contract['parking']['company']> = {
  list: { path: '/api/parking/Company' },
  create: { method: 'POST', path: '/api/parking/Company' },
  update: { method: 'PUT', path: '/api/parking/Company/{id}' },
  read: { path: '/api/parking/Company/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/Company/{id}' },
  updateState: { method: 'PUT', path: '/api/parking/Company/{id}/Actions/State' },
  sheet: { path: '/api/parking/Company/{id}/Code' },
};
