// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingShift: RouteTree<Contract['parking']['shift']> = {
  list: { path: '/api/parking/Shift' },
  mine: { path: '/api/parking/Shift/Actions/Mine' },
  read: { path: '/api/parking/Shift/{id}' },
  begin: { method: 'POST', path: '/api/parking/Shift/Actions/Begin' },
  takeOver: { method: 'POST', path: '/api/parking/Shift/{id}/Actions/TakeOver' },
  end: { method: 'POST', path: '/api/parking/Shift/{id}/Actions/End' },
  review: { method: 'POST', path: '/api/parking/Shift/{id}/Actions/Review' },
};
