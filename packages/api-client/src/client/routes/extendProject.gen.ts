// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const extendProject: RouteTree<Contract['extend']['project']> = {
  list: { path: '/api/extend/Project' },
  read: { path: '/api/extend/Project/{id}' },
  create: { method: 'POST', path: '/api/extend/Project' },
  update: { method: 'PUT', path: '/api/extend/Project/{id}' },
  updateState: { method: 'PUT', path: '/api/extend/Project/{id}/Actions/State' },
  remove: { method: 'DELETE', path: '/api/extend/Project/{id}' },
  saveTasks: { method: 'PUT', path: '/api/extend/Project/{id}/Tasks' },
};
