// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const designPortal: RouteTree<Contract['design']['portal']> = {
  read: { path: '/api/visualdev/Portal/{id}' },
  changes: { path: '/api/visualdev/Portal/{id}/Changes' },
  create: { method: 'POST', path: '/api/visualdev/Portal' },
  update: { method: 'PUT', path: '/api/visualdev/Portal/{id}' },
  remove: { method: 'DELETE', path: '/api/visualdev/Portal/{id}' },
  copy: { method: 'POST', path: '/api/visualdev/Portal/{id}/Actions/Copy' },
  list: { path: '/api/visualdev/Portal' },
  export: { path: '/api/visualdev/Portal/{id}/Actions/Export', response: 'file' },
  release: { method: 'POST', path: '/api/visualdev/Portal/{id}/Actions/Release' },
  released: { path: '/api/visualdev/Portal/{id}/Released' },
  versions: { path: '/api/visualdev/Portal/{id}/Versions' },
  version: { path: '/api/visualdev/Portal/{id}/Versions/{version}' },
  restoreVersion: { method: 'POST', path: '/api/visualdev/Portal/{id}/Versions/{version}/Actions/Restore' },
  sources: { path: '/api/visualdev/Portal/Sources' },
  columns: { method: 'POST', path: '/api/visualdev/Portal/Columns' },
  view: { path: '/api/visualdev/Portal/{id}/View' },
  data: { method: 'POST', path: '/api/visualdev/Portal/{id}/Data' },
  preview: { method: 'POST', path: '/api/visualdev/Portal/Preview' },
  templates: { path: '/api/visualdev/Portal/Templates' },
  mine: { path: '/api/visualdev/Portal/Mine' },
  choose: { method: 'PUT', path: '/api/visualdev/Portal/Mine' },
};
