// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemCache: RouteTree<Contract['system']['cache']> = {
  list: { path: '/api/system/Cache' },
  read: { path: '/api/system/Cache/{id}' },
  remove: { method: 'DELETE', path: '/api/system/Cache/{id}' },
  clear: { method: 'POST', path: '/api/system/Cache/Actions/Clear' },
};
