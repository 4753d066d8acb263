import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    wrongAddress: '“{line}”不是IP地址或网段（如 10.1.0.0/16）',
    withoutYou: '列表中没有您当前的地址 {address}，保存后您将无法登录',
    noRoles: '请选择需要两步验证的角色',
  },
  en: {
    wrongAddress: '"{line}" is neither an IP address nor a network (such as 10.1.0.0/16)',
    withoutYou: 'Your own address {address} is not in the list: you could not sign in again',
    noRoles: 'Choose the roles that need two-step verification',
  },
  zhtw: {
    wrongAddress: '「{line}」不是IP位址或網段（如 10.1.0.0/16）',
    withoutYou: '清單中沒有您目前的位址 {address}，儲存後您將無法登入',
    noRoles: '請選擇需要兩步驟驗證的角色',
  },
  vi: {
    wrongAddress: '"{line}" không phải địa chỉ IP hoặc dải mạng (ví dụ 10.1.0.0/16)',
    withoutYou: 'Danh sách không có địa chỉ {address} của bạn: bạn sẽ không đăng nhập lại được',
    noRoles: 'Hãy chọn các vai trò cần xác minh hai bước',
  },
});

export const t = createTranslator(messages);
