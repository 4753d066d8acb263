// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const workflowInstance: RouteTree<Contract['workflow']['instance']> = {
  launch: { method: 'POST', path: '/api/workflow/Instance' },
  read: { path: '/api/workflow/Instance/{id}' },
  act: { method: 'POST', path: '/api/workflow/Instance/{id}/Actions' },
  remove: { method: 'DELETE', path: '/api/workflow/Instance/{id}' },
  print: { path: '/api/workflow/Instance/{id}/Print' },
  printSheet: { method: 'POST', path: '/api/workflow/Instance/{id}/Print', timeout: 60000 },
};
