// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemDataModel: RouteTree<Contract['system']['dataModel']> = {
  sources: { path: '/api/system/DataModel/Sources' },
  tables: { path: '/api/system/DataModel/{sourceId}/Tables' },
  table: { path: '/api/system/DataModel/{sourceId}/Tables/{table}' },
  rows: { method: 'POST', path: '/api/system/DataModel/{sourceId}/Tables/{table}/Rows' },
  preview: { method: 'POST', path: '/api/system/DataModel/{sourceId}/Actions/Preview' },
  create: { method: 'POST', path: '/api/system/DataModel/{sourceId}/Tables' },
  update: { method: 'PUT', path: '/api/system/DataModel/{sourceId}/Tables/{table}' },
  remove: { method: 'DELETE', path: '/api/system/DataModel/{sourceId}/Tables/{table}' },
};
