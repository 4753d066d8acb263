import { definePage } from './definePage.js';

/** Buttons of a page that creates, changes and deletes. */
export const CRUD_BUTTONS = ['btn_add', 'btn_edit', 'btn_remove'] as const;

/** Buttons of the page of a released model. */
export const MODEL_BUTTONS = ['btn_add', 'btn_edit', 'btn_remove', 'btn_batchRemove', 'btn_download'] as const;

/** Every page whose calls the contract declares. Free of schemas: the browser loads it. */
export const pages = {
  organize: definePage('permission.organize', [...CRUD_BUTTONS, 'btn_administrators']),
  department: definePage('permission.department', CRUD_BUTTONS),
  position: definePage('permission.position', CRUD_BUTTONS),
  user: definePage(
    'permission.user',
    [...CRUD_BUTTONS, 'btn_detail', 'btn_resetPassword', 'btn_unlock', 'btn_upload', 'btn_download'],
    {
      data: true,
      columns: [
        'account',
        'realName',
        'gender',
        'mobilePhone',
        'email',
        'organizeName',
        'positionName',
        'roleName',
        'state',
        'lastLoginTime',
        'creatorTime',
      ],
    },
  ),
  role: definePage('permission.role', CRUD_BUTTONS),
  group: definePage('permission.group', CRUD_BUTTONS),
  authorize: definePage('permission.authorize', ['btn_edit', 'btn_members']),
  onlineUser: definePage('permission.onlineUser', ['btn_remove']),
  config: definePage('system.config', ['btn_edit']),
  log: definePage('system.log', ['btn_detail', 'btn_remove']),
  menu: definePage('system.menu', CRUD_BUTTONS),
  area: definePage('system.area', CRUD_BUTTONS),
  file: definePage('system.file', ['btn_remove', 'btn_batchRemove', 'btn_download', 'btn_detail']),
  dictionary: definePage('dataApplication.dictionary', [...CRUD_BUTTONS, 'btn_download']),
  webDesign: definePage('onlineDev.webDesign', [...CRUD_BUTTONS, 'btn_release']),
} as const;

export { definePage, type Page, type PagePermission } from './definePage.js';
