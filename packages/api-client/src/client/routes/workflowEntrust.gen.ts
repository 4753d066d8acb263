// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const workflowEntrust: RouteTree<Contract['workflow']['entrust']> = {
  list: { path: '/api/workflow/Entrust' },
  read: { path: '/api/workflow/Entrust/{id}' },
  create: { method: 'POST', path: '/api/workflow/Entrust' },
  update: { method: 'PUT', path: '/api/workflow/Entrust/{id}' },
  remove: { method: 'DELETE', path: '/api/workflow/Entrust/{id}' },
};
