// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemMessageTemplate: RouteTree<Contract['system']['messageTemplate']> = {
  list: { path: '/api/system/MessageTemplate' },
  create: { method: 'POST', path: '/api/system/MessageTemplate' },
  update: { method: 'PUT', path: '/api/system/MessageTemplate/{id}' },
  read: { path: '/api/system/MessageTemplate/{id}' },
  changes: { path: '/api/system/MessageTemplate/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/system/MessageTemplate/{id}' },
  updateState: { method: 'PUT', path: '/api/system/MessageTemplate/{id}/Actions/State' },
  preview: { method: 'POST', path: '/api/system/MessageTemplate/{id}/Actions/Preview' },
  test: { method: 'POST', path: '/api/system/MessageTemplate/{id}/Actions/Test' },
};
