// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingRoadsideOrder: RouteTree<Contract['parking']['roadsideOrder']> = {
  list: { path: '/api/parking/RoadsideOrder' },
  startExport: { method: 'POST', path: '/api/parking/RoadsideOrder/Actions/StartExport' },
  read: { path: '/api/parking/RoadsideOrder/{id}' },
  reduce: { method: 'POST', path: '/api/parking/RoadsideOrder/{id}/Actions/Reduce' },
  collect: { method: 'POST', path: '/api/parking/RoadsideOrder/{id}/Actions/Collect' },
  close: { method: 'POST', path: '/api/parking/RoadsideOrder/{id}/Actions/Close' },
  refund: { method: 'POST', path: '/api/parking/RoadsideOrder/{id}/Actions/Refund' },
};
