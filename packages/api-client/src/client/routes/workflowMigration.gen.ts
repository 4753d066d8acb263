// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const workflowMigration: RouteTree<Contract['workflow']['migration']> = {
  preview: { method: 'POST', path: '/api/workflow/Engine/Flow/{id}/Actions/PreviewMigration' },
  start: { method: 'POST', path: '/api/workflow/Engine/Flow/{id}/Migrations' },
  list: { path: '/api/workflow/Engine/Flow/{id}/Migrations' },
  read: { path: '/api/workflow/Engine/Flow/{id}/Migrations/{migrationId}' },
  flows: { path: '/api/workflow/Engine/Flow/{id}/Migrations/{migrationId}/Flows' },
  undo: { method: 'POST', path: '/api/workflow/Engine/Flow/{id}/Migrations/{migrationId}/Actions/Undo' },
};
