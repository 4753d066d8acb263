// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const designReport: RouteTree<Contract['design']['report']> = {
  read: { path: '/api/visualdev/Report/{id}' },
  changes: { path: '/api/visualdev/Report/{id}/Changes' },
  create: { method: 'POST', path: '/api/visualdev/Report' },
  update: { method: 'PUT', path: '/api/visualdev/Report/{id}' },
  remove: { method: 'DELETE', path: '/api/visualdev/Report/{id}' },
  copy: { method: 'POST', path: '/api/visualdev/Report/{id}/Actions/Copy' },
  list: { path: '/api/visualdev/Report' },
  export: { path: '/api/visualdev/Report/{id}/Actions/Export', response: 'file' },
  release: { method: 'POST', path: '/api/visualdev/Report/{id}/Actions/Release' },
  released: { path: '/api/visualdev/Report/{id}/Released' },
  versions: { path: '/api/visualdev/Report/{id}/Versions' },
  version: { path: '/api/visualdev/Report/{id}/Versions/{version}' },
  restoreVersion: { method: 'POST', path: '/api/visualdev/Report/{id}/Versions/{version}/Actions/Restore' },
  view: { path: '/api/visualdev/Report/{id}/View' },
  data: { method: 'POST', path: '/api/visualdev/Report/{id}/Data' },
  exportSheet: { method: 'POST', path: '/api/visualdev/Report/{id}/Actions/ExportSheet' },
  preview: { method: 'POST', path: '/api/visualdev/Report/Preview' },
  sources: { path: '/api/visualdev/Report/Sources' },
  columns: { method: 'POST', path: '/api/visualdev/Report/Columns' },
  templates: { path: '/api/visualdev/Report/Templates' },
};
