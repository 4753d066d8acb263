// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemMonitor: RouteTree<Contract['system']['monitor']> = {
  read: { path: '/api/system/Monitor' },
  history: { path: '/api/system/Monitor/History' },
};
