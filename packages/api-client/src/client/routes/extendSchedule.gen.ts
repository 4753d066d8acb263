// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const extendSchedule: RouteTree<Contract['extend']['schedule']> = {
  list: { path: '/api/extend/Schedule' },
  conflicts: { path: '/api/extend/Schedule/Conflicts' },
  export: { path: '/api/extend/Schedule/Actions/Export', response: 'file' },
  read: { path: '/api/extend/Schedule/{id}' },
  create: { method: 'POST', path: '/api/extend/Schedule' },
  update: { method: 'PUT', path: '/api/extend/Schedule/{id}' },
  move: { method: 'PUT', path: '/api/extend/Schedule/{id}/Actions/Move' },
  answer: { method: 'PUT', path: '/api/extend/Schedule/{id}/Actions/Answer' },
  remove: { method: 'DELETE', path: '/api/extend/Schedule/{id}' },
};
