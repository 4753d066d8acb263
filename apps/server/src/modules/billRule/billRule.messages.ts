import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    noRule: '单据规则“{rule}”不存在或已停用',
    inUse: '单据规则“{name}”正被“{user}”使用，不能删除',
    codeInUse: '“{user}”正在使用编码“{code}”，不能修改',
  },
  en: {
    noRule: 'The bill rule "{rule}" does not exist or is disabled',
    inUse: 'The bill rule "{name}" is used by "{user}" and cannot be deleted',
    codeInUse: '"{user}" uses the code "{code}"; it cannot be changed',
  },
  zhtw: {
    noRule: '單據規則「{rule}」不存在或已停用',
    inUse: '單據規則「{name}」正被「{user}」使用，不能刪除',
    codeInUse: '「{user}」正在使用編碼「{code}」，不能修改',
  },
  vi: {
    noRule: 'Quy tắc mã phiếu "{rule}" không tồn tại hoặc đã tắt',
    inUse: 'Quy tắc mã phiếu "{name}" đang được "{user}" dùng nên không thể xóa',
    codeInUse: '"{user}" đang dùng mã "{code}" nên không thể đổi',
  },
});

export const t = createTranslator(messages);
