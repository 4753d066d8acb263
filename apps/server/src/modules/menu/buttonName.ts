import { defineMessages } from '@smart-admin/ui/messages';
import { createSay, type LocalText } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    btn_add: '新增',
    btn_edit: '编辑',
    btn_remove: '删除',
    btn_batchRemove: '批量删除',
    btn_detail: '详情',
    btn_upload: '导入',
    btn_download: '导出',
    btn_resetPassword: '重置密码',
    btn_unlock: '解锁',
    btn_administrators: '设置管理员',
    btn_members: '设置成员',
    btn_release: '发布',
  },
  en: {
    btn_add: 'Add',
    btn_edit: 'Edit',
    btn_remove: 'Delete',
    btn_batchRemove: 'Delete several',
    btn_detail: 'Details',
    btn_upload: 'Import',
    btn_download: 'Export',
    btn_resetPassword: 'Reset password',
    btn_unlock: 'Unlock',
    btn_administrators: 'Set administrators',
    btn_members: 'Set members',
    btn_release: 'Release',
  },
  zhtw: {
    btn_add: '新增',
    btn_edit: '編輯',
    btn_remove: '刪除',
    btn_batchRemove: '批量刪除',
    btn_detail: '詳情',
    btn_upload: '匯入',
    btn_download: '匯出',
    btn_resetPassword: '重設密碼',
    btn_unlock: '解鎖',
    btn_administrators: '設定管理員',
    btn_members: '設定成員',
    btn_release: '發布',
  },
  vi: {
    btn_add: 'Thêm',
    btn_edit: 'Sửa',
    btn_remove: 'Xóa',
    btn_batchRemove: 'Xóa nhiều',
    btn_detail: 'Chi tiết',
    btn_upload: 'Nhập',
    btn_download: 'Xuất',
    btn_resetPassword: 'Đặt lại mật khẩu',
    btn_unlock: 'Mở khóa',
    btn_administrators: 'Đặt quản trị viên',
    btn_members: 'Đặt thành viên',
    btn_release: 'Phát hành',
  },
});

export type KnownButton = keyof (typeof messages)['zh'];

const say = createSay(messages);

/** Name of a button: that of the product, else the one that its page gives it (in one language), else its code. */
export function buttonName(code: string, given = code): LocalText {
  return Object.hasOwn(messages.zh, code) ? say(code as KnownButton) : () => given;
}
