// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingTariffLab: RouteTree<Contract['parking']['tariffLab']> = {
  tryOut: { method: 'POST', path: '/api/parking/Tariff/Actions/Try' },
  replay: { method: 'POST', path: '/api/parking/Tariff/Actions/Replay', timeout: 60000 },
};
