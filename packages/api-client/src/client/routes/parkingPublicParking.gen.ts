// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingPublicParking: RouteTree<Contract['parking']['publicParking']> = {
  target: { path: '/api/parking/Public/Code' },
  find: { method: 'POST', path: '/api/parking/Public/Actions/Find' },
  order: { path: '/api/parking/Public/Order' },
  pay: { method: 'POST', path: '/api/parking/Public/Actions/Pay' },
  payment: { path: '/api/parking/Public/Payment' },
  giveUp: { method: 'POST', path: '/api/parking/Public/Actions/GiveUp' },
  reduce: { method: 'POST', path: '/api/parking/Public/Actions/Reduce' },
  enter: { method: 'POST', path: '/api/parking/Public/Actions/Enter' },
  ticket: { path: '/api/parking/Public/Ticket' },
  leave: { method: 'POST', path: '/api/parking/Public/Actions/Leave' },
  invoice: { method: 'POST', path: '/api/parking/Public/Actions/Invoice' },
  card: { path: '/api/parking/Public/Card' },
  payCard: { method: 'POST', path: '/api/parking/Public/Actions/PayCard' },
  screen: { path: '/api/parking/Public/Screen' },
};
