// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingBerth: RouteTree<Contract['parking']['berth']> = {
  list: { path: '/api/parking/Berth' },
  create: { method: 'POST', path: '/api/parking/Berth' },
  update: { method: 'PUT', path: '/api/parking/Berth/{id}' },
  read: { path: '/api/parking/Berth/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/Berth/{id}' },
  batchRemove: { method: 'POST', path: '/api/parking/Berth/Actions/BatchDelete' },
  createMany: { method: 'POST', path: '/api/parking/Berth/Actions/CreateMany' },
  disable: { method: 'POST', path: '/api/parking/Berth/{id}/Actions/Disable' },
  enable: { method: 'POST', path: '/api/parking/Berth/{id}/Actions/Enable' },
  sheets: { method: 'POST', path: '/api/parking/Berth/Actions/Sheets' },
};
