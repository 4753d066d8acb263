// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const permissionUsers: RouteTree<Contract['permission']['users']> = {
  create: { method: 'POST', path: '/api/permission/Users' },
  remove: { method: 'DELETE', path: '/api/permission/Users/{id}' },
  batchRemove: { method: 'POST', path: '/api/permission/Users/Actions/BatchDelete' },
  updateState: { method: 'PUT', path: '/api/permission/Users/{id}/Actions/State' },
  update: { method: 'PUT', path: '/api/permission/Users/{id}' },
  read: { path: '/api/permission/Users/{id}' },
  list: { path: '/api/permission/Users' },
  all: { path: '/api/permission/Users/All' },
  selector: { path: '/api/permission/Users/Selector' },
  batchState: { method: 'PUT', path: '/api/permission/Users/Actions/BatchState' },
  resetPassword: { method: 'POST', path: '/api/permission/Users/{id}/Actions/ResetPassword' },
  unlock: { method: 'PUT', path: '/api/permission/Users/{id}/Actions/unlock' },
  removeSecondFactor: { method: 'PUT', path: '/api/permission/Users/{id}/Actions/RemoveSecondFactor' },
  imUsers: { path: '/api/permission/Users/ImUser' },
  imUserSelector: { method: 'POST', path: '/api/permission/Users/ImUser/Selector/{id}' },
  userList: { method: 'POST', path: '/api/permission/Users/getUserList' },
  subordinates: { method: 'POST', path: '/api/permission/Users/getSubordinates' },
  organization: { path: '/api/permission/Users/getOrganization' },
  byPosition: { path: '/api/permission/Users/GetUsersByPositionId' },
  byRoleOrg: { path: '/api/permission/Users/GetUsersByRoleOrgId' },
  exportExcel: { path: '/api/permission/Users/ExportExcel', response: 'file' },
  startExport: { method: 'POST', path: '/api/permission/Users/Actions/StartExport' },
  template: { path: '/api/permission/Users/TemplateDownload', response: 'file' },
  importPreview: { path: '/api/permission/Users/ImportPreview' },
  importData: { method: 'POST', path: '/api/permission/Users/ImportData' },
  exportExceptionData: { method: 'POST', path: '/api/permission/Users/ExportExceptionData', response: 'file' },
};
