// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionOrganize: RouteTree<Contract['permission']['organize']> = {
  create: { method: 'POST', path: '/api/permission/Organize' },
  update: { method: 'PUT', path: '/api/permission/Organize/{id}' },
  read: { path: '/api/permission/Organize/{id}' },
  remove: { method: 'DELETE', path: '/api/permission/Organize/{id}' },
  list: { path: '/api/permission/Organize' },
  selector: { path: '/api/permission/Organize/Selector/{id}' },
  tree: { path: '/api/permission/Organize/Tree' },
  readAdministrators: { path: '/api/permission/organizeAdminIsTrator/{organizeId}' },
  updateAdministrators: { method: 'PUT', path: '/api/permission/organizeAdminIsTrator/{organizeId}' },
};
