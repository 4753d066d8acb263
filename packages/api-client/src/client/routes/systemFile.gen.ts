// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemFile: RouteTree<Contract['system']['file']> = {
  list: { path: '/api/system/File' },
  totals: { path: '/api/system/File/Totals' },
  usage: { path: '/api/system/File/{id}/Usage' },
  remove: { method: 'DELETE', path: '/api/system/File/{id}' },
  removeMany: { method: 'POST', path: '/api/system/File/batchDelete' },
};
