// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingOrder: RouteTree<Contract['parking']['order']> = {
  list: { path: '/api/parking/Order' },
  startExport: { method: 'POST', path: '/api/parking/Order/Actions/StartExport' },
  read: { path: '/api/parking/Order/{id}' },
  reduce: { method: 'POST', path: '/api/parking/Order/{id}/Actions/Reduce' },
  collect: { method: 'POST', path: '/api/parking/Order/{id}/Actions/Collect' },
  close: { method: 'POST', path: '/api/parking/Order/{id}/Actions/Close' },
  refund: { method: 'POST', path: '/api/parking/Order/{id}/Actions/Refund' },
};
