// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const wechatMpUser: RouteTree<Contract['wechat']['mpUser']> = {
  list: { path: '/api/wechat/MPUser' },
  remark: { method: 'PUT', path: '/api/wechat/MPUser/{id}/Remark' },
  sync: { method: 'POST', path: '/api/wechat/MPUser/Actions/Sync' },
};
