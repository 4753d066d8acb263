// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingInvoice: RouteTree<Contract['parking']['invoice']> = {
  list: { path: '/api/parking/Invoice' },
  startExport: { method: 'POST', path: '/api/parking/Invoice/Actions/StartExport' },
  issue: { method: 'POST', path: '/api/parking/Invoice/{id}/Actions/Issue' },
  refuse: { method: 'POST', path: '/api/parking/Invoice/{id}/Actions/Refuse' },
  reverse: { method: 'POST', path: '/api/parking/Invoice/{id}/Actions/Reverse' },
};
