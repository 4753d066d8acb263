// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemBillRule: RouteTree<Contract['system']['billRule']> = {
  list: { path: '/api/system/BillRule' },
  selector: { path: '/api/system/BillRule/Selector' },
  create: { method: 'POST', path: '/api/system/BillRule' },
  update: { method: 'PUT', path: '/api/system/BillRule/{id}' },
  read: { path: '/api/system/BillRule/{id}' },
  changes: { path: '/api/system/BillRule/{id}/Changes' },
  remove: { method: 'DELETE', path: '/api/system/BillRule/{id}' },
  updateState: { method: 'PUT', path: '/api/system/BillRule/{id}/Actions/State' },
  examples: { path: '/api/system/BillRule/Examples' },
  nextNumber: { path: '/api/system/BillRule/BillNumber/{id}' },
  export: { path: '/api/system/BillRule/{id}/Action/Export', response: 'file' },
};
