// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemBackup: RouteTree<Contract['system']['backup']> = {
  list: { path: '/api/system/Backup' },
  create: { method: 'POST', path: '/api/system/Backup' },
  file: { path: '/api/system/Backup/{id}/File', timeout: 600000, response: 'file' },
  remove: { method: 'DELETE', path: '/api/system/Backup/{id}' },
};
