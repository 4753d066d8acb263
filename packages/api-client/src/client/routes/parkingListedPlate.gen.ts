// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingListedPlate: RouteTree<Contract['parking']['listedPlate']> = {
  list: { path: '/api/parking/ListedPlate' },
  create: { method: 'POST', path: '/api/parking/ListedPlate' },
  update: { method: 'PUT', path: '/api/parking/ListedPlate/{id}' },
  read: { path: '/api/parking/ListedPlate/{id}' },
  remove: { method: 'DELETE', path: '/api/parking/ListedPlate/{id}' },
  batchRemove: { method: 'POST', path: '/api/parking/ListedPlate/Actions/BatchDelete' },
  updateState: { method: 'PUT', path: '/api/parking/ListedPlate/{id}/Actions/State' },
  sheet: { path: '/api/parking/ListedPlate/{id}/Code' },
  renew: { method: 'POST', path: '/api/parking/ListedPlate/{id}/Actions/Renew' },
  quote: { path: '/api/parking/ListedPlate/{id}/Renewal' },
  payRenewal: { method: 'POST', path: '/api/parking/ListedPlate/{id}/Actions/PayRenewal' },
  renewals: { path: '/api/parking/ListedPlate/{id}/Renewals' },
  refundRenewal: { method: 'POST', path: '/api/parking/ListedPlate/{id}/Actions/RefundRenewal' },
};
