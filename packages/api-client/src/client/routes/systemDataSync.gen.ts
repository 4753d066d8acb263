// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemDataSync: RouteTree<Contract['system']['dataSync']> = {
  list: { path: '/api/system/DataSync' },
  create: { method: 'POST', path: '/api/system/DataSync' },
  update: { method: 'PUT', path: '/api/system/DataSync/{id}' },
  read: { path: '/api/system/DataSync/{id}' },
  changes: { path: '/api/system/DataSync/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/system/DataSync/{id}' },
  updateState: { method: 'PUT', path: '/api/system/DataSync/{id}/Actions/State' },
  check: { method: 'POST', path: '/api/system/DataSync/Actions/Check' },
  execute: { method: 'POST', path: '/api/system/DataSync/{id}/Actions/Execute', timeout: 100000 },
  runs: { path: '/api/system/DataSync/{id}/Runs' },
  cancel: { method: 'POST', path: '/api/system/DataSync/{id}/Runs/{runId}/Actions/Cancel' },
};
