// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const wechatMpMenu: RouteTree<Contract['wechat']['mpMenu']> = {
  read: { path: '/api/wechat/MPMenu' },
  update: { method: 'PUT', path: '/api/wechat/MPMenu' },
  publish: { method: 'POST', path: '/api/wechat/MPMenu/Actions/Publish' },
};
