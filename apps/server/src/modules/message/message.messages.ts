import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    draft: '草稿',
    released: '已发布',
    noReceivers: '请选择接收人，或选择全部用户',
    filesWrong: '附件列表不正确',
  },
  en: {
    draft: 'Draft',
    released: 'Released',
    noReceivers: 'Choose receivers, or everybody',
    filesWrong: 'The list of files is wrong',
  },
  zhtw: {
    draft: '草稿',
    released: '已發布',
    noReceivers: '請選擇接收人，或選擇全部使用者',
    filesWrong: '附件清單不正確',
  },
  vi: {
    draft: 'Bản nháp',
    released: 'Đã phát hành',
    noReceivers: 'Hãy chọn người nhận hoặc mọi người',
    filesWrong: 'Danh sách tệp không đúng',
  },
});

export const t = createTranslator(messages);
