// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const workflowLaunchable: RouteTree<Contract['workflow']['launchable']> = {
  list: { path: '/api/workflow/Flow' },
  form: { path: '/api/workflow/Flow/{id}/Form' },
  forecast: { method: 'POST', path: '/api/workflow/Flow/{id}/Forecast' },
};
