// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemDataInterface: RouteTree<Contract['system']['dataInterface']> = {
  selector: { path: '/api/system/DataInterface/Selector' },
  create: { method: 'POST', path: '/api/system/DataInterface' },
  update: { method: 'PUT', path: '/api/system/DataInterface/{id}' },
  read: { path: '/api/system/DataInterface/{id}' },
  changes: { path: '/api/system/DataInterface/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/system/DataInterface/{id}' },
  updateState: { method: 'PUT', path: '/api/system/DataInterface/{id}/Actions/State' },
  list: { path: '/api/system/DataInterface' },
  callable: { path: '/api/system/DataInterface/getList' },
  response: { path: '/api/system/DataInterface/{id}/Actions/Response' },
  actionList: { path: '/api/system/DataInterface/{id}/Action/List' },
  actionInfo: { path: '/api/system/DataInterface/{id}/Action/Info' },
  columns: { path: '/api/system/DataInterface/{id}/Columns' },
  preview: { method: 'POST', path: '/api/system/DataInterface/{id}/Actions/Preview' },
  export: { path: '/api/system/DataInterface/{id}/Action/Export', response: 'file' },
  log: { path: '/api/system/DataInterfaceLog/{id}' },
  statistics: { path: '/api/system/DataInterface/{id}/Actions/Statistics' },
};
