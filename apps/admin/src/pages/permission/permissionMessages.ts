import { defineMessages } from '@smart-admin/ui/messages';

export const permissionMessages = defineMessages({
  zh: {
    position: '岗位',
    role: '角色',
    group: '分组',
    organize: '组织架构',
    scope: '适用范围',
    global: '全局',
    local: '指定组织',
    organizes: '适用组织',
  },
  en: {
    position: 'Position',
    role: 'Role',
    group: 'Group',
    organize: 'Organisation',
    scope: 'Scope',
    global: 'Global',
    local: 'Organisations',
    organizes: 'Organisations',
  },
  zhtw: {
    position: '職位',
    role: '角色',
    group: '群組',
    organize: '組織架構',
    scope: '適用範圍',
    global: '全域',
    local: '指定組織',
    organizes: '適用組織',
  },
  vi: {
    position: 'Chức vụ',
    role: 'Vai trò',
    group: 'Nhóm',
    organize: 'Cơ cấu tổ chức',
    scope: 'Phạm vi',
    global: 'Toàn cục',
    local: 'Theo tổ chức',
    organizes: 'Tổ chức áp dụng',
  },
});
