// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingPaymentChannel: RouteTree<Contract['parking']['paymentChannel']> = {
  read: { path: '/api/parking/PaymentChannel/{id}' },
  update: { method: 'PUT', path: '/api/parking/PaymentChannel/{id}' },
  updateState: { method: 'PUT', path: '/api/parking/PaymentChannel/{id}/Actions/State' },
  list: { path: '/api/parking/PaymentChannel' },
  check: { method: 'POST', path: '/api/parking/PaymentChannel/{id}/Actions/Check' },
};
