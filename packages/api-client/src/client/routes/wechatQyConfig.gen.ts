// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const wechatQyConfig: RouteTree<Contract['wechat']['qyConfig']> = {
  read: { path: '/api/wechat/QYConfig/{id}' },
  changes: { path: '/api/wechat/QYConfig/{id}/Changes' },
  update: { method: 'PUT', path: '/api/wechat/QYConfig/{id}' },
  test: { method: 'POST', path: '/api/wechat/QYConfig/{id}/Actions/Test' },
};
