// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemDataMap: RouteTree<Contract['system']['dataMap']> = {
  create: { method: 'POST', path: '/api/system/DataMap' },
  update: { method: 'PUT', path: '/api/system/DataMap/{id}' },
  read: { path: '/api/system/DataMap/{id}' },
  changes: { path: '/api/system/DataMap/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/system/DataMap/{id}' },
  updateState: { method: 'PUT', path: '/api/system/DataMap/{id}/Actions/State' },
  list: { path: '/api/system/DataMap' },
  selector: { path: '/api/system/DataMap/Selector/{id}' },
  shape: { path: '/api/system/DataMap/Shape/{code}' },
  export: { path: '/api/system/DataMap/{id}/Action/Export', response: 'file' },
};
