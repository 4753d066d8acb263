// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const workflowFlowList: RouteTree<Contract['workflow']['flowList']> = {
  launched: { path: '/api/workflow/Launched' },
  toDo: { path: '/api/workflow/ToDo' },
  counts: { path: '/api/workflow/Counts' },
  calendar: { path: '/api/workflow/Calendar' },
  approveMany: { method: 'POST', path: '/api/workflow/ToDo/Actions/Approve' },
  done: { path: '/api/workflow/Done' },
  circulated: { path: '/api/workflow/Circulated' },
  read: { method: 'POST', path: '/api/workflow/Circulated/Actions/Read' },
  monitored: { path: '/api/workflow/Monitor' },
  handOver: { method: 'POST', path: '/api/workflow/Monitor/Actions/HandOver' },
};
