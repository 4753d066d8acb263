// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const parkingStatementItem: RouteTree<Contract['parking']['statementItem']> = {
  list: { path: '/api/parking/StatementItem' },
  startExport: { method: 'POST', path: '/api/parking/StatementItem/Actions/StartExport' },
  settle: { method: 'POST', path: '/api/parking/StatementItem/{id}/Actions/Settle' },
};
