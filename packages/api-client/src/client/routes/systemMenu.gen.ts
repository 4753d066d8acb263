// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemMenu: RouteTree<Contract['system']['menu']> = {
  create: { method: 'POST', path: '/api/system/Menu' },
  update: { method: 'PUT', path: '/api/system/Menu/{id}' },
  read: { path: '/api/system/Menu/{id}' },
  changes: { path: '/api/system/Menu/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/system/Menu/{id}' },
  updateState: { method: 'PUT', path: '/api/system/Menu/{id}/Actions/State' },
  list: { path: '/api/system/Menu' },
  selector: { path: '/api/system/Menu/Selector/{id}' },
  move: { method: 'PUT', path: '/api/system/Menu/{id}/Actions/Move' },
  export: { path: '/api/system/Menu/Actions/Export', response: 'file' },
  importPreview: { method: 'POST', path: '/api/system/Menu/Actions/ImportPreview' },
  import: { method: 'POST', path: '/api/system/Menu/Actions/Import' },
};
