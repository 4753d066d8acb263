// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionDepartment: RouteTree<Contract['permission']['department']> = {
  create: { method: 'POST', path: '/api/permission/Organize/Department' },
  update: { method: 'PUT', path: '/api/permission/Organize/Department/{id}' },
  read: { path: '/api/permission/Organize/Department/{id}' },
  remove: { method: 'DELETE', path: '/api/permission/Organize/Department/{id}' },
  list: { path: '/api/permission/Organize/{id}/Department' },
  selector: { path: '/api/permission/Organize/Department/Selector/{id}' },
};
