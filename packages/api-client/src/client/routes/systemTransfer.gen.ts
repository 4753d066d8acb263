// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemTransfer: RouteTree<Contract['system']['transfer']> = {
  list: { path: '/api/system/Transfer' },
  cancel: { method: 'POST', path: '/api/system/Transfer/{id}/Actions/Cancel' },
  remove: { method: 'DELETE', path: '/api/system/Transfer/{id}' },
  file: { path: '/api/system/Transfer/{id}/File', timeout: 120000, response: 'file' },
};
