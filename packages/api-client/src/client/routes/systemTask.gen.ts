// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemTask: RouteTree<Contract['system']['task']> = {
  list: { path: '/api/system/Task' },
  create: { method: 'POST', path: '/api/system/Task' },
  update: { method: 'PUT', path: '/api/system/Task/{id}' },
  read: { path: '/api/system/Task/{id}' },
  changes: { path: '/api/system/Task/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/system/Task/{id}' },
  updateState: { method: 'PUT', path: '/api/system/Task/{id}/Actions/State' },
  run: { method: 'POST', path: '/api/system/Task/{id}/Actions/Run' },
  runs: { path: '/api/system/Task/{id}/Runs' },
  nextTimes: { path: '/api/system/Task/NextTimes' },
  cleanUpCount: { path: '/api/system/Task/CleanUps/{target}' },
};
