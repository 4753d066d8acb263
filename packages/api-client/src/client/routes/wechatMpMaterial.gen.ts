// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const wechatMpMaterial: RouteTree<Contract['wechat']['mpMaterial']> = {
  list: { path: '/api/wechat/MPMaterial' },
  create: { method: 'POST', path: '/api/wechat/MPMaterial' },
  createNews: { method: 'POST', path: '/api/wechat/MPMaterial/News' },
  updateNews: { method: 'PUT', path: '/api/wechat/MPMaterial/News/{id}' },
  remove: { method: 'DELETE', path: '/api/wechat/MPMaterial/{id}' },
};
