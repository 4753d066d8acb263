// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingInspector: RouteTree<Contract['parking']['inspector']> = {
  list: { path: '/api/parking/Inspector' },
  create: { method: 'POST', path: '/api/parking/Inspector' },
  update: { method: 'PUT', path: '/api/parking/Inspector/{id}' },
  read: { path: '/api/parking/Inspector/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/Inspector/{id}' },
  batchRemove: { method: 'POST', path: '/api/parking/Inspector/Actions/BatchDelete' },
  berths: { path: '/api/parking/Inspector/Berths' },
};
