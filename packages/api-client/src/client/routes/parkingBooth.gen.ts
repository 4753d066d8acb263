// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingBooth: RouteTree<Contract['parking']['booth']> = {
  lanes: { path: '/api/parking/Booth/Lanes' },
  channel: { path: '/api/parking/Booth/Channel' },
  proposals: { path: '/api/parking/Booth/Lanes/{id}/Proposals' },
  openings: { path: '/api/parking/Booth/Openings' },
  match: { method: 'POST', path: '/api/parking/Booth/Lanes/{id}/Actions/Match' },
  open: { method: 'POST', path: '/api/parking/Booth/Lanes/{id}/Actions/Open' },
  acknowledge: { method: 'POST', path: '/api/parking/Booth/Openings/{id}/Actions/Acknowledge' },
};
