// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemLog: RouteTree<Contract['system']['log']> = {
  report: { method: 'POST', path: '/api/system/Log/Error' },
  list: { path: '/api/system/Log' },
  remove: { method: 'POST', path: '/api/system/Log/Actions/BatchDelete' },
  clear: { method: 'POST', path: '/api/system/Log/Actions/Clear' },
  startExport: { method: 'POST', path: '/api/system/Log/Actions/StartExport' },
  signIns: { path: '/api/system/Log/SignIns' },
};
