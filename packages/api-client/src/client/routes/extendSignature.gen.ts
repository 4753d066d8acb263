// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const extendSignature: RouteTree<Contract['extend']['signature']> = {
  list: { path: '/api/extend/Signature' },
  standard: { path: '/api/extend/Signature/Default' },
  create: { method: 'POST', path: '/api/extend/Signature' },
  choose: { method: 'PUT', path: '/api/extend/Signature/{id}/Actions/Default' },
  remove: { method: 'DELETE', path: '/api/extend/Signature/{id}' },
};
