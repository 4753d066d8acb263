// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const wechatMpMessage: RouteTree<Contract['wechat']['mpMessage']> = {
  list: { path: '/api/wechat/MPMessage' },
  receivers: { path: '/api/wechat/MPMessage/{id}/Receivers' },
  send: { method: 'POST', path: '/api/wechat/MPMessage' },
  remove: { method: 'DELETE', path: '/api/wechat/MPMessage/{id}' },
};
