import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    released: '公告“{title}”已发布，不能修改',
    noReceivers: '请选择接收人，或选择全部用户',
    filesWrong: '附件列表不正确',
  },
  en: {
    released: 'The notice "{title}" is released and cannot be changed',
    noReceivers: 'Choose receivers, or everybody',
    filesWrong: 'The list of files is wrong',
  },
  zhtw: {
    released: '公告「{title}」已發布，不能修改',
    noReceivers: '請選擇接收人，或選擇全部使用者',
    filesWrong: '附件清單不正確',
  },
  vi: {
    released: 'Thông báo "{title}" đã phát hành nên không thể sửa',
    noReceivers: 'Hãy chọn người nhận hoặc mọi người',
    filesWrong: 'Danh sách tệp không đúng',
  },
});

export const t = createTranslator(messages);
