// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const workflowAnalysis: RouteTree<Contract['workflow']['analysis']> = {
  figures: { path: '/api/workflow/Monitor/Analysis' },
  nodes: { path: '/api/workflow/Monitor/Analysis/Nodes' },
  flows: { path: '/api/workflow/Monitor/Analysis/Flows' },
  organizes: { path: '/api/workflow/Monitor/Analysis/Organizes' },
  waiting: { path: '/api/workflow/Monitor/Analysis/Waiting' },
};
