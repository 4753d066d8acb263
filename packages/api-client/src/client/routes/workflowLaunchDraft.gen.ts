// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const workflowLaunchDraft: RouteTree<Contract['workflow']['launchDraft']> = {
  list: { path: '/api/workflow/Draft' },
  read: { path: '/api/workflow/Draft/{id}' },
  create: { method: 'POST', path: '/api/workflow/Draft' },
  update: { method: 'PUT', path: '/api/workflow/Draft/{id}' },
  remove: { method: 'DELETE', path: '/api/workflow/Draft/{id}' },
};
