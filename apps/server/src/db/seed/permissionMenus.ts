import { CRUD, type SeedMenu } from './menus.js';

export const permissionMenu: SeedMenu = {
  enCode: 'permission',
  names: ['权限管理', 'Permission', '權限管理', 'Quản lý quyền'],
  icon: 'shield-check',
  children: [
    {
      enCode: 'permission.organize',
      names: ['机构管理', 'Organisation', '機構管理', 'Tổ chức'],
      icon: 'building-2',
      buttons: [...CRUD, 'btn_administrators'],
    },
    {
      enCode: 'permission.department',
      names: ['部门管理', 'Department', '部門管理', 'Phòng ban'],
      icon: 'network',
      buttons: CRUD,
    },
    {
      enCode: 'permission.position',
      names: ['岗位管理', 'Position', '崗位管理', 'Chức vụ'],
      icon: 'id-card',
      buttons: CRUD,
    },
    {
      enCode: 'permission.user',
      names: ['用户管理', 'User', '使用者管理', 'Người dùng'],
      icon: 'users',
      data: true,
      buttons: [...CRUD, 'btn_detail', 'btn_resetPassword', 'btn_unlock', 'btn_upload', 'btn_download'],
      columns: [
        ['account', '账号'],
        ['realName', '姓名'],
        ['gender', '性别'],
        ['mobilePhone', '手机号'],
        ['email', '邮箱'],
        ['organizeName', '所属组织'],
        ['positionName', '岗位'],
        ['roleName', '角色'],
        ['state', '状态'],
        ['lastLoginTime', '最近登录'],
        ['creatorTime', '创建时间'],
      ],
    },
    { enCode: 'permission.role', names: ['角色管理', 'Role', '角色管理', 'Vai trò'], icon: 'user-cog', buttons: CRUD },
    {
      enCode: 'permission.group',
      names: ['分组管理', 'Group', '分組管理', 'Nhóm'],
      icon: 'users-round',
      buttons: CRUD,
    },
    {
      enCode: 'permission.authorize',
      names: ['权限授予', 'Authorize', '權限授予', 'Cấp quyền'],
      icon: 'key-round',
      buttons: ['btn_edit', 'btn_members'],
    },
    {
      enCode: 'permission.onlineUser',
      names: ['在线用户', 'Online users', '線上使用者', 'Người dùng trực tuyến'],
      icon: 'radio',
      buttons: ['btn_remove'],
    },
  ],
};
