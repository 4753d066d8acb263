import { pages } from '@smart-admin/api-client/pages';
import { seedPage, type SeedMenu } from './menus.js';

export const permissionMenu: SeedMenu = {
  enCode: 'permission',
  names: ['权限管理', 'Permission', '權限管理', 'Quản lý quyền'],
  icon: 'shield-check',
  children: [
    {
      ...seedPage(pages.organize),
      names: ['组织管理', 'Organisation', '組織管理', 'Tổ chức'],
      icon: 'building-2',
    },
    {
      ...seedPage(pages.department),
      names: ['部门管理', 'Department', '部門管理', 'Phòng ban'],
      icon: 'network',
    },
    {
      ...seedPage(pages.position),
      names: ['岗位管理', 'Position', '崗位管理', 'Chức vụ'],
      icon: 'id-card',
    },
    {
      ...seedPage(pages.user, {
        account: '账号',
        realName: '姓名',
        gender: '性别',
        mobilePhone: '手机号',
        email: '邮箱',
        organizeName: '所属组织',
        positionName: '岗位',
        roleName: '角色',
        state: '状态',
        lastLoginTime: '最近登录',
        creatorTime: '创建时间',
      }),
      names: ['用户管理', 'User', '使用者管理', 'Người dùng'],
      icon: 'users',
    },
    { ...seedPage(pages.role), names: ['角色管理', 'Role', '角色管理', 'Vai trò'], icon: 'user-cog' },
    {
      ...seedPage(pages.group),
      names: ['分组管理', 'Group', '分組管理', 'Nhóm'],
      icon: 'users-round',
    },
    {
      ...seedPage(pages.authorize),
      names: ['权限授予', 'Authorize', '權限授予', 'Cấp quyền'],
      icon: 'key-round',
    },
    {
      ...seedPage(pages.onlineUser),
      names: ['在线用户', 'Online users', '線上使用者', 'Người dùng trực tuyến'],
      icon: 'radio',
    },
  ],
};
