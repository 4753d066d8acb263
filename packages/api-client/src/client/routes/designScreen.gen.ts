// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const designScreen: RouteTree<Contract['design']['screen']> = {
  read: { path: '/api/visualdev/Screen/{id}' },
  changes: { path: '/api/visualdev/Screen/{id}/Changes' },
  create: { method: 'POST', path: '/api/visualdev/Screen' },
  update: { method: 'PUT', path: '/api/visualdev/Screen/{id}' },
  remove: { method: 'DELETE', path: '/api/visualdev/Screen/{id}' },
  copy: { method: 'POST', path: '/api/visualdev/Screen/{id}/Actions/Copy' },
  list: { path: '/api/visualdev/Screen' },
  export: { path: '/api/visualdev/Screen/{id}/Actions/Export', response: 'file' },
  release: { method: 'POST', path: '/api/visualdev/Screen/{id}/Actions/Release' },
  released: { path: '/api/visualdev/Screen/{id}/Released' },
  versions: { path: '/api/visualdev/Screen/{id}/Versions' },
  version: { path: '/api/visualdev/Screen/{id}/Versions/{version}' },
  restoreVersion: { method: 'POST', path: '/api/visualdev/Screen/{id}/Versions/{version}/Actions/Restore' },
  sources: { path: '/api/visualdev/Screen/Sources' },
  columns: { method: 'POST', path: '/api/visualdev/Screen/Columns' },
  view: { path: '/api/visualdev/Screen/{id}/View' },
  data: { method: 'POST', path: '/api/visualdev/Screen/{id}/Data' },
  preview: { method: 'POST', path: '/api/visualdev/Screen/Preview' },
  templates: { path: '/api/visualdev/Screen/Templates' },
};
