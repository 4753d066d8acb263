import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    lost: '“{original}”的新文本缺少占位符 {names}，请保留',
    invented: '“{original}”的新文本含有原文没有的占位符 {names}，请删除',
    tooMany: '最多可修改 {limit} 条文本，请先恢复不再需要的文本',
  },
  en: {
    lost: 'The new text for "{original}" lacks the placeholder {names}; keep it',
    invented: 'The new text for "{original}" has the placeholder {names}, which the original does not have; remove it',
    tooMany: 'At most {limit} texts can be changed; reset those that are no longer needed',
  },
  zhtw: {
    lost: '「{original}」的新文字缺少佔位符 {names}，請保留',
    invented: '「{original}」的新文字含有原文沒有的佔位符 {names}，請刪除',
    tooMany: '最多可修改 {limit} 則文字，請先還原不再需要的文字',
  },
  vi: {
    lost: 'Văn bản mới cho "{original}" thiếu chỗ giữ {names}; hãy giữ lại',
    invented: 'Văn bản mới cho "{original}" có chỗ giữ {names} mà bản gốc không có; hãy xóa đi',
    tooMany: 'Chỉ sửa được tối đa {limit} văn bản; hãy khôi phục những văn bản không còn cần',
  },
});

export const t = createTranslator(messages);
