// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const oauth: RouteTree<Contract['oauth']> = {
  login: { method: 'POST', path: '/api/oauth/Login', encoding: 'form' },
  currentUser: { path: '/api/oauth/CurrentUser' },
  logout: { path: '/api/oauth/Logout' },
  lockScreen: { method: 'POST', path: '/api/oauth/LockScreen' },
  getConfig: { path: '/api/oauth/getConfig/{id}' },
  challenge: { path: '/api/oauth/Challenge' },
  sysConfig: { path: '/api/oauth/SysConfig' },
  sendSmsCode: { method: 'POST', path: '/api/oauth/SmsCode' },
  applyForAccount: { method: 'POST', path: '/api/oauth/Application' },
  createScanTicket: { method: 'POST', path: '/api/oauth/ScanTicket' },
  readScanTicket: { path: '/api/oauth/ScanTicket/{id}' },
  confirmScanTicket: { method: 'POST', path: '/api/oauth/ScanTicket/{id}/Actions/Confirm' },
};
