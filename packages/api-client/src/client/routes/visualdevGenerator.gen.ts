// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const visualdevGenerator: RouteTree<Contract['visualdev']['generator']> = {
  list: { path: '/api/visualdev/Generater' },
  areasName: { path: '/api/visualdev/Generater/AreasName' },
  settings: { path: '/api/visualdev/Generater/{id}/Settings' },
  preview: { method: 'POST', path: '/api/visualdev/Generater/{id}/Actions/CodePreview', timeout: 60000 },
  download: { method: 'POST', path: '/api/visualdev/Generater/{id}/Actions/DownloadCode', timeout: 60000, response: 'file' },
};
