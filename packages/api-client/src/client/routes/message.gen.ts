// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const message: RouteTree<Contract['message']> = {
  create: { method: 'POST', path: '/api/message' },
  update: { method: 'PUT', path: '/api/message/{id}' },
  read: { path: '/api/message/{id}' },
  remove: { method: 'DELETE', path: '/api/message/{id}' },
  list: { path: '/api/message/Notice' },
  release: { method: 'PUT', path: '/api/message/{id}/Actions/Release' },
  readers: { path: '/api/message/{id}/Actions/Readers' },
  mine: { path: '/api/message' },
  readInfo: { path: '/api/message/ReadInfo/{id}' },
  readAll: { method: 'POST', path: '/api/message/Actions/ReadAll' },
  setting: { path: '/api/message/Setting' },
  saveSetting: { method: 'PUT', path: '/api/message/Setting' },
  removeMine: { method: 'DELETE', path: '/api/message/Record' },
};
