// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionPosition: RouteTree<Contract['permission']['position']> = {
  list: { path: '/api/permission/Position' },
  selector: { path: '/api/permission/Position/Selector' },
  create: { method: 'POST', path: '/api/permission/Position' },
  update: { method: 'PUT', path: '/api/permission/Position/{id}' },
  read: { path: '/api/permission/Position/{id}' },
  changes: { path: '/api/permission/Position/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/permission/Position/{id}' },
  all: { path: '/api/permission/Position/All' },
  listByOrgIds: { method: 'POST', path: '/api/permission/Position/getListByOrgIds' },
};
