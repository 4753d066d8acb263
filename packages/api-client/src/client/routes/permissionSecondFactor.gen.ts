// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionSecondFactor: RouteTree<Contract['permission']['secondFactor']> = {
  read: { path: '/api/permission/Users/Current/SecondFactor' },
  start: { method: 'POST', path: '/api/permission/Users/Current/SecondFactor/Actions/Start' },
  confirm: { method: 'POST', path: '/api/permission/Users/Current/SecondFactor/Actions/Confirm' },
  renewCodes: { method: 'POST', path: '/api/permission/Users/Current/SecondFactor/Actions/RenewCodes' },
  remove: { method: 'POST', path: '/api/permission/Users/Current/SecondFactor/Actions/Remove' },
};
