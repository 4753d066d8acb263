// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemPrintDev: RouteTree<Contract['system']['printDev']> = {
  read: { path: '/api/system/printDev/{id}' },
  changes: { path: '/api/system/printDev/{id}/Changes' },
  create: { method: 'POST', path: '/api/system/printDev' },
  update: { method: 'PUT', path: '/api/system/printDev/{id}' },
  remove: { method: 'DELETE', path: '/api/system/printDev/{id}' },
  copy: { method: 'POST', path: '/api/system/printDev/{id}/Actions/Copy' },
  list: { path: '/api/system/printDev' },
  export: { path: '/api/system/printDev/{id}/Actions/Export', response: 'file' },
  selector: { path: '/api/system/printDev/Selector' },
  fields: { method: 'POST', path: '/api/system/printDev/Fields' },
  data: { path: '/api/system/printDev/Data' },
};
