// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const wechatQyMessage: RouteTree<Contract['wechat']['qyMessage']> = {
  list: { path: '/api/wechat/QYMessage' },
  receivers: { path: '/api/wechat/QYMessage/{id}/Receivers' },
  send: { method: 'POST', path: '/api/wechat/QYMessage' },
  remove: { method: 'DELETE', path: '/api/wechat/QYMessage/{id}' },
};
