// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const wechatQyDirectory: RouteTree<Contract['wechat']['qyDirectory']> = {
  organizes: { path: '/api/wechat/QYOrganize' },
  users: { path: '/api/wechat/QYUser' },
  sync: { method: 'POST', path: '/api/wechat/QYDirectory/Actions/Sync', timeout: 100000 },
};
