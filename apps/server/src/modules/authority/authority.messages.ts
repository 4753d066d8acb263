import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    unknownItem: '权限项不存在',
    unknownOrganize: '所选组织不存在',
    notYours: '不能授予您没有的权限',
    cannotGive: '“{names}”的权限超出您的权限，不能授予或更改',
    rowsBeyondYours: '该组织的数据超出您的数据范围，不能更改由谁管理',
    stale: '权限已被他人修改，请重新载入后再保存',
    badColumns: '列设置格式不正确',
    userMissing: '所选用户不存在',
    hidden: '您无权查看（{count} 个）',
  },
  en: {
    unknownItem: 'A permission does not exist',
    unknownOrganize: 'A chosen organisation does not exist',
    notYours: 'You cannot give permissions that you do not have',
    cannotGive: 'The permissions of "{names}" go beyond yours, so you can neither give nor change them',
    rowsBeyondYours: 'The rows of this organisation go beyond those that you see, so you cannot change who sees them',
    stale: 'Somebody else has changed these permissions; load them again before saving',
    badColumns: 'The column settings cannot be read',
    userMissing: 'A chosen user does not exist',
    hidden: '{count} that you may not see',
  },
  zhtw: {
    unknownItem: '權限項不存在',
    unknownOrganize: '所選組織不存在',
    notYours: '不能授予您沒有的權限',
    cannotGive: '「{names}」的權限超出您的權限，不能授予或更改',
    rowsBeyondYours: '該組織的資料超出您的資料範圍，不能更改由誰管理',
    stale: '權限已被他人修改，請重新載入後再儲存',
    badColumns: '欄設定格式不正確',
    userMissing: '所選使用者不存在',
    hidden: '您無權檢視（{count} 個）',
  },
  vi: {
    unknownItem: 'Quyền không tồn tại',
    unknownOrganize: 'Tổ chức đã chọn không tồn tại',
    notYours: 'Không thể cấp quyền mà bạn không có',
    cannotGive: 'Quyền của "{names}" vượt quá quyền của bạn nên không thể cấp hoặc thay đổi',
    rowsBeyondYours: 'Dữ liệu của tổ chức này vượt quá phạm vi của bạn nên không thể thay đổi người quản lý',
    stale: 'Người khác đã thay đổi các quyền này, hãy tải lại trước khi lưu',
    badColumns: 'Không đọc được thiết lập cột',
    userMissing: 'Người dùng đã chọn không tồn tại',
    hidden: '{count} mục bạn không được xem',
  },
});

export const t = createTranslator(messages);
