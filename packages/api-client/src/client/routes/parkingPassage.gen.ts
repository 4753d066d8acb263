// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingPassage: RouteTree<Contract['parking']['passage']> = {
  report: { method: 'POST', path: '/api/parking/Lane/{id}/Passages' },
};
