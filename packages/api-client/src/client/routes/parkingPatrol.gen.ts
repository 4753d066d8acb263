// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingPatrol: RouteTree<Contract['parking']['patrol']> = {
  berths: { path: '/api/parking/Patrol/Berths' },
  channel: { path: '/api/parking/Patrol/Channel' },
  read: { path: '/api/parking/Patrol/Stays/{id}' },
  begin: { method: 'POST', path: '/api/parking/Patrol/Actions/Begin' },
  leave: { method: 'POST', path: '/api/parking/Patrol/Stays/{id}/Actions/Leave' },
  escape: { method: 'POST', path: '/api/parking/Patrol/Stays/{id}/Actions/Escape' },
  move: { method: 'POST', path: '/api/parking/Patrol/Stays/{id}/Actions/Move' },
  correct: { method: 'POST', path: '/api/parking/Patrol/Stays/{id}/Actions/Correct' },
};
