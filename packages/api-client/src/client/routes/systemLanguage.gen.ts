// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemLanguage: RouteTree<Contract['system']['language']> = {
  list: { path: '/api/system/Language' },
  update: { method: 'PUT', path: '/api/system/Language' },
};
