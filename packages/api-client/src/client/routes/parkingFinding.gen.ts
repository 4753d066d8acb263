// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingFinding: RouteTree<Contract['parking']['finding']> = {
  list: { path: '/api/parking/Finding' },
  accept: { method: 'POST', path: '/api/parking/Finding/{id}/Actions/Accept' },
  dismiss: { method: 'POST', path: '/api/parking/Finding/{id}/Actions/Dismiss' },
};
