import { defineMessages } from '@smart-admin/ui/messages';
import { createSay, type LocalText } from '../../http/apiError.js';

const nouns = defineMessages({
  zh: {
    'permission.organize': '公司',
    'permission.department': '部门',
    'permission.position': '岗位',
    'permission.user': '用户',
    'permission.role': '角色',
    'permission.group': '分组',
    'permission.onlineUser': '在线用户',
    'system.menu': '菜单',
    'system.area': '行政区划',
    'system.file': '文件',
    'system.config': '系统配置',
    'system.log': '系统日志',
    'dataApplication.dictionary': '字典',
    'onlineDev.webDesign': '功能模型',
  },
  en: {
    'permission.organize': 'company',
    'permission.department': 'department',
    'permission.position': 'position',
    'permission.user': 'user',
    'permission.role': 'role',
    'permission.group': 'group',
    'permission.onlineUser': 'online user',
    'system.menu': 'menu entry',
    'system.area': 'area',
    'system.file': 'file',
    'system.config': 'system settings',
    'system.log': 'log',
    'dataApplication.dictionary': 'dictionary',
    'onlineDev.webDesign': 'model',
  },
  zhtw: {
    'permission.organize': '公司',
    'permission.department': '部門',
    'permission.position': '崗位',
    'permission.user': '使用者',
    'permission.role': '角色',
    'permission.group': '分組',
    'permission.onlineUser': '線上使用者',
    'system.menu': '選單',
    'system.area': '行政區劃',
    'system.file': '檔案',
    'system.config': '系統設定',
    'system.log': '系統日誌',
    'dataApplication.dictionary': '字典',
    'onlineDev.webDesign': '功能模型',
  },
  vi: {
    'permission.organize': 'công ty',
    'permission.department': 'phòng ban',
    'permission.position': 'chức vụ',
    'permission.user': 'người dùng',
    'permission.role': 'vai trò',
    'permission.group': 'nhóm',
    'permission.onlineUser': 'người dùng trực tuyến',
    'system.menu': 'menu',
    'system.area': 'khu vực',
    'system.file': 'tệp',
    'system.config': 'cấu hình hệ thống',
    'system.log': 'nhật ký',
    'dataApplication.dictionary': 'từ điển',
    'onlineDev.webDesign': 'mô hình',
  },
});

const say = createSay(nouns);

/** What one record of a page is called; undefined for pages that are not of the product. */
export function nounName(page: string): LocalText | undefined {
  return Object.hasOwn(nouns.zh, page) ? say(page as keyof (typeof nouns)['zh']) : undefined;
}
