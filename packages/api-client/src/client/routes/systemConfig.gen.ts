// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemConfig: RouteTree<Contract['system']['config']> = {
  read: { path: '/api/system/SysConfig' },
  changes: { path: '/api/system/SysConfig/Changes' },
  update: { method: 'PUT', path: '/api/system/SysConfig' },
};
