// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingTariff: RouteTree<Contract['parking']['tariff']> = {
  list: { path: '/api/parking/Tariff' },
  selector: { path: '/api/parking/Tariff/Selector' },
  create: { method: 'POST', path: '/api/parking/Tariff' },
  update: { method: 'PUT', path: '/api/parking/Tariff/{id}' },
  read: { path: '/api/parking/Tariff/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/Tariff/{id}' },
  updateState: { method: 'PUT', path: '/api/parking/Tariff/{id}/Actions/State' },
  versions: { path: '/api/parking/Tariff/{id}/Versions' },
  addVersion: { method: 'POST', path: '/api/parking/Tariff/{id}/Versions' },
  removeVersion: { method: 'DELETE', path: '/api/parking/Tariff/{id}/Versions/{versionId}' },
};
