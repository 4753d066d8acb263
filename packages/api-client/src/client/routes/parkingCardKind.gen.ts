// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingCardKind: RouteTree<Contract['parking']['cardKind']> = {
  list: { path: '/api/parking/CardKind' },
  selector: { path: '/api/parking/CardKind/Selector' },
  create: { method: 'POST', path: '/api/parking/CardKind' },
  update: { method: 'PUT', path: '/api/parking/CardKind/{id}' },
  read: { path: '/api/parking/CardKind/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/CardKind/{id}' },
  updateState: { method: 'PUT', path: '/api/parking/CardKind/{id}/Actions/State' },
};
