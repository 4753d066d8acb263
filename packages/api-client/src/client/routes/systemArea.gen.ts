// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemArea: RouteTree<Contract['system']['area']> = {
  create: { method: 'POST', path: '/api/system/Area' },
  update: { method: 'PUT', path: '/api/system/Area/{id}' },
  remove: { method: 'DELETE', path: '/api/system/Area/{id}' },
  updateState: { method: 'PUT', path: '/api/system/Area/{id}/Actions/State' },
  list: { path: '/api/system/Area/{parentId}' },
  read: { path: '/api/system/Area/{id}/Info' },
  selector: { path: '/api/system/Area/{id}/Selector/{x}' },
  namesByIds: { method: 'POST', path: '/api/system/Area/GetAreaByIds' },
};
