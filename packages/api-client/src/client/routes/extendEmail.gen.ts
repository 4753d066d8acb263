// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const extendEmail: RouteTree<Contract['extend']['email']> = {
  account: { path: '/api/extend/Email/Account' },
  saveAccount: { method: 'PUT', path: '/api/extend/Email/Account', timeout: 60000 },
  testAccount: { method: 'POST', path: '/api/extend/Email/Account/Actions/Test', timeout: 60000 },
  removeAccount: { method: 'DELETE', path: '/api/extend/Email/Account' },
  receive: { method: 'POST', path: '/api/extend/Email/Actions/Receive', timeout: 100000 },
  list: { path: '/api/extend/Email' },
  counts: { path: '/api/extend/Email/Counts' },
  addresses: { method: 'POST', path: '/api/extend/Email/Addresses' },
  createDraft: { method: 'POST', path: '/api/extend/Email/Draft' },
  updateDraft: { method: 'PUT', path: '/api/extend/Email/Draft/{id}' },
  send: { method: 'POST', path: '/api/extend/Email/{id}/Actions/Send' },
  read: { path: '/api/extend/Email/{id}' },
  picture: { path: '/api/extend/Email/{id}/Picture', response: 'file' },
  mark: { method: 'PUT', path: '/api/extend/Email/Actions/Mark' },
  remove: { method: 'POST', path: '/api/extend/Email/Actions/Delete' },
  restore: { method: 'POST', path: '/api/extend/Email/Actions/Restore' },
};
