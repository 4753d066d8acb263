// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemDataSource: RouteTree<Contract['system']['dataSource']> = {
  list: { path: '/api/system/DataSource' },
  selector: { path: '/api/system/DataSource/Selector' },
  create: { method: 'POST', path: '/api/system/DataSource' },
  update: { method: 'PUT', path: '/api/system/DataSource/{id}' },
  read: { path: '/api/system/DataSource/{id}' },
  changes: { path: '/api/system/DataSource/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/system/DataSource/{id}' },
  updateState: { method: 'PUT', path: '/api/system/DataSource/{id}/Actions/State' },
  test: { method: 'POST', path: '/api/system/DataSource/Actions/Test' },
};
