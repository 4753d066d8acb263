// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionAuthority: RouteTree<Contract['permission']['authority']> = {
  tree: { path: '/api/permission/Authority/Tree', timeout: 60000 },
  holders: { path: '/api/permission/Authority/Holders/{holder}' },
  read: { path: '/api/permission/Authority/{holder}/{id}', timeout: 100000 },
  copy: { path: '/api/permission/Authority/{holder}/{id}/Copy', timeout: 60000 },
  update: { method: 'PUT', path: '/api/permission/Authority/{holder}/{id}', timeout: 60000 },
  preview: { method: 'POST', path: '/api/permission/Authority/{holder}/{id}/Preview', timeout: 60000 },
  menu: { path: '/api/permission/Authority/{holder}/{id}/Menu' },
  page: { path: '/api/permission/Authority/{holder}/{id}/Page/{modelId}' },
  history: { path: '/api/permission/Authority/{holder}/{id}/History' },
  why: { path: '/api/permission/Authority/Why/{id}', timeout: 60000 },
  here: { path: '/api/permission/Authority/Here' },
  columns: { path: '/api/permission/Authority/GetColumnsByModuleId/{id}' },
  saveColumns: { method: 'PUT', path: '/api/permission/Authority/SetColumnsByModuleId' },
  views: { path: '/api/permission/Authority/GetViewsByModuleId/{id}' },
  saveViews: { method: 'PUT', path: '/api/permission/Authority/SetViewsByModuleId' },
};
