// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionNames: RouteTree<Contract['permission']['names']> = {
  list: { method: 'POST', path: '/api/permission/Names' },
};
