// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemMessageChannel: RouteTree<Contract['system']['messageChannel']> = {
  read: { path: '/api/system/MessageChannel/{id}' },
  changes: { path: '/api/system/MessageChannel/{id}/Changes' },
  update: { method: 'PUT', path: '/api/system/MessageChannel/{id}' },
  updateState: { method: 'PUT', path: '/api/system/MessageChannel/{id}/Actions/State' },
  list: { path: '/api/system/MessageChannel' },
};
