// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingStatement: RouteTree<Contract['parking']['statement']> = {
  list: { path: '/api/parking/Statement' },
  read: { path: '/api/parking/Statement/{id}' },
  upload: { method: 'POST', path: '/api/parking/Statement/Actions/Upload', timeout: 60000 },
  compare: { method: 'POST', path: '/api/parking/Statement/{id}/Actions/Compare' },
  remove: { method: 'DELETE', path: '/api/parking/Statement/{id}' },
};
