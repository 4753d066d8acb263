// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionMembers: RouteTree<Contract['permission']['members']> = {
  list: { path: '/api/permission/UserRelation/{holder}/{id}/Members' },
  add: { method: 'POST', path: '/api/permission/UserRelation/{holder}/{id}/Actions/Add' },
  remove: { method: 'POST', path: '/api/permission/UserRelation/{holder}/{id}/Actions/Remove' },
};
