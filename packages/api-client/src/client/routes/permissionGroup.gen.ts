// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionGroup: RouteTree<Contract['permission']['group']> = {
  list: { path: '/api/permission/Group' },
  selector: { path: '/api/permission/Group/Selector' },
  create: { method: 'POST', path: '/api/permission/Group' },
  update: { method: 'PUT', path: '/api/permission/Group/{id}' },
  read: { path: '/api/permission/Group/{id}' },
  changes: { path: '/api/permission/Group/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/permission/Group/{id}' },
  updateState: { method: 'PUT', path: '/api/permission/Group/{id}/Actions/State' },
};
