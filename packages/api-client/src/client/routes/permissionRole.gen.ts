// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionRole: RouteTree<Contract['permission']['role']> = {
  list: { path: '/api/permission/Role' },
  selector: { path: '/api/permission/Role/Selector' },
  create: { method: 'POST', path: '/api/permission/Role' },
  update: { method: 'PUT', path: '/api/permission/Role/{id}' },
  read: { path: '/api/permission/Role/{id}' },
  changes: { path: '/api/permission/Role/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/permission/Role/{id}' },
  updateState: { method: 'PUT', path: '/api/permission/Role/{id}/Actions/State' },
  selectorByPermission: { path: '/api/permission/Role/SelectorByPermission' },
  listByOrgIds: { method: 'POST', path: '/api/permission/Role/getListByOrgIds' },
};
