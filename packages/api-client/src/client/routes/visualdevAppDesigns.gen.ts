// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const visualdevAppDesigns: RouteTree<Contract['visualdev']['appDesigns']> = {
  list: { path: '/api/visualdev/AppDesign' },
  read: { path: '/api/visualdev/AppDesign/{id}' },
  update: { method: 'PUT', path: '/api/visualdev/AppDesign/{id}' },
  released: { path: '/api/visualdev/AppDesign/{id}/Released' },
  releasePlan: { path: '/api/visualdev/AppDesign/{id}/Actions/ReleasePlan' },
  release: { method: 'POST', path: '/api/visualdev/AppDesign/{id}/Actions/Release' },
};
