// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionOnlineUser: RouteTree<Contract['permission']['onlineUser']> = {
  list: { path: '/api/permission/OnlineUser' },
  forceOffline: { method: 'DELETE', path: '/api/permission/OnlineUser/{id}' },
};
