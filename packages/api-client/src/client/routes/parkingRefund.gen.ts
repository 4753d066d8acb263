// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingRefund: RouteTree<Contract['parking']['refund']> = {
  list: { path: '/api/parking/Refund' },
  startExport: { method: 'POST', path: '/api/parking/Refund/Actions/StartExport' },
  retry: { method: 'POST', path: '/api/parking/Refund/{id}/Actions/Retry' },
  handOver: { method: 'POST', path: '/api/parking/Refund/{id}/Actions/HandOver' },
};
