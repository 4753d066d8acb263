// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingPlace: RouteTree<Contract['parking']['place']> = {
  list: { path: '/api/parking/Place' },
  selector: { path: '/api/parking/Place/Selector' },
  create: { method: 'POST', path: '/api/parking/Place' },
  update: { method: 'PUT', path: '/api/parking/Place/{id}' },
  read: { path: '/api/parking/Place/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/Place/{id}' },
  updateState: { method: 'PUT', path: '/api/parking/Place/{id}/Actions/State' },
  cached: { path: '/api/parking/Parking/getParkingList' },
  code: { path: '/api/parking/Place/{id}/Code' },
};
