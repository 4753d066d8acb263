// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionCurrentUser: RouteTree<Contract['permission']['currentUser']> = {
  updateAvatar: { method: 'PUT', path: '/api/permission/Users/Current/Avatar/{name}' },
  baseInfo: { path: '/api/permission/Users/Current/BaseInfo' },
  updateBaseInfo: { method: 'PUT', path: '/api/permission/Users/Current/BaseInfo' },
  modifyPassword: { method: 'POST', path: '/api/permission/Users/Current/Actions/ModifyPassword' },
  updateSystemTheme: { method: 'PUT', path: '/api/permission/Users/Current/SystemTheme' },
  updateSystemLanguage: { method: 'PUT', path: '/api/permission/Users/Current/SystemLanguage' },
  subordinates: { path: '/api/permission/Users/Current/Subordinate/{id}' },
  authorize: { path: '/api/permission/Users/Current/Authorize' },
  systemLog: { path: '/api/permission/Users/Current/SystemLog' },
  organizes: { path: '/api/permission/Users/Current/getUserOrganizes' },
  positions: { path: '/api/permission/Users/Current/getUserPositions' },
  updateMajor: { method: 'PUT', path: '/api/permission/Users/Current/major' },
};
