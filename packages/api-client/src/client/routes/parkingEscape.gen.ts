// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingEscape: RouteTree<Contract['parking']['escape']> = {
  list: { path: '/api/parking/Escape' },
  orders: { path: '/api/parking/Escape/Orders' },
  startExport: { method: 'POST', path: '/api/parking/Escape/Actions/StartExport' },
  collect: { method: 'POST', path: '/api/parking/Escape/Actions/Collect' },
  code: { path: '/api/parking/Escape/Code' },
  waive: { method: 'POST', path: '/api/parking/Escape/Actions/Waive' },
};
