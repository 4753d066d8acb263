// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemApiKey: RouteTree<Contract['system']['apiKey']> = {
  pages: { path: '/api/system/ApiKey/Pages' },
  update: { method: 'PUT', path: '/api/system/ApiKey/{id}' },
  remove: { method: 'DELETE', path: '/api/system/ApiKey/{id}' },
  updateState: { method: 'PUT', path: '/api/system/ApiKey/{id}/Actions/State' },
  list: { path: '/api/system/ApiKey' },
  read: { path: '/api/system/ApiKey/{id}' },
  create: { method: 'POST', path: '/api/system/ApiKey' },
};
