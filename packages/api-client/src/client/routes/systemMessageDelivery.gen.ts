// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemMessageDelivery: RouteTree<Contract['system']['messageDelivery']> = {
  list: { path: '/api/system/MessageDelivery' },
};
