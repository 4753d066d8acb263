// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const wechatMpConfig: RouteTree<Contract['wechat']['mpConfig']> = {
  read: { path: '/api/wechat/MPConfig/{id}' },
  changes: { path: '/api/wechat/MPConfig/{id}/Changes' },
  update: { method: 'PUT', path: '/api/wechat/MPConfig/{id}' },
  test: { method: 'POST', path: '/api/wechat/MPConfig/{id}/Actions/Test' },
};
