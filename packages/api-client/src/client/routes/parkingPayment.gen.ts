// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingPayment: RouteTree<Contract['parking']['payment']> = {
  list: { path: '/api/parking/Payment' },
  startExport: { method: 'POST', path: '/api/parking/Payment/Actions/StartExport' },
  reconcile: { path: '/api/parking/Payment/Actions/Reconcile' },
};
