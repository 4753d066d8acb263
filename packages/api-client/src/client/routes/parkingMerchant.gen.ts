// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingMerchant: RouteTree<Contract['parking']['merchant']> = {
  list: { path: '/api/parking/Merchant' },
  selector: { path: '/api/parking/Merchant/Selector' },
  create: { method: 'POST', path: '/api/parking/Merchant' },
  update: { method: 'PUT', path: '/api/parking/Merchant/{id}' },
  read: { path: '/api/parking/Merchant/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/Merchant/{id}' },
  updateState: { method: 'PUT', path: '/api/parking/Merchant/{id}/Actions/State' },
  sheet: { path: '/api/parking/Merchant/{id}/Code' },
  topUp: { method: 'POST', path: '/api/parking/Merchant/{id}/Actions/TopUp' },
  statement: { path: '/api/parking/Merchant/{id}/Statement' },
};
