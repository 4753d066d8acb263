// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const workflowFlow: RouteTree<Contract['workflow']['flow']> = {
  list: { path: '/api/workflow/Engine/Flow' },
  read: { path: '/api/workflow/Engine/Flow/{id}' },
  create: { method: 'POST', path: '/api/workflow/Engine/Flow' },
  update: { method: 'PUT', path: '/api/workflow/Engine/Flow/{id}' },
  remove: { method: 'DELETE', path: '/api/workflow/Engine/Flow/{id}' },
  copy: { method: 'POST', path: '/api/workflow/Engine/Flow/{id}/Actions/Copy' },
  updateState: { method: 'PUT', path: '/api/workflow/Engine/Flow/{id}/Actions/State' },
  export: { path: '/api/workflow/Engine/Flow/Actions/Export', response: 'file' },
  importPreview: { method: 'POST', path: '/api/workflow/Engine/Flow/Actions/ImportPreview', timeout: 60000 },
  import: { method: 'POST', path: '/api/workflow/Engine/Flow/Actions/Import', timeout: 60000 },
  release: { method: 'POST', path: '/api/workflow/Engine/Flow/{id}/Actions/Release' },
  form: { path: '/api/workflow/Engine/Flow/{id}/Form' },
  problems: { method: 'POST', path: '/api/workflow/Engine/Flow/{id}/Problems' },
  versions: { path: '/api/workflow/Engine/Flow/{id}/Versions' },
  version: { path: '/api/workflow/Engine/Flow/{id}/Versions/{version}' },
  dryRun: { method: 'POST', path: '/api/workflow/Engine/Flow/{id}/Actions/DryRun' },
  people: { method: 'POST', path: '/api/workflow/Engine/Flow/{id}/Actions/People' },
  replay: { method: 'POST', path: '/api/workflow/Engine/Flow/{id}/Actions/Replay', timeout: 120000 },
};
