// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const visualdevDocuments: RouteTree<Contract['visualdev']['documents']> = {
  list: { path: '/api/visualdev/Documents' },
  read: { path: '/api/visualdev/Documents/{id}' },
};
