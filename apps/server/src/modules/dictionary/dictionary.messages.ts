import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    typeMissing: '字典类型不存在',
    hasItems: '“{name}”下还有{count}条字典数据，不能删除',
  },
  en: {
    typeMissing: 'The dictionary type does not exist',
    hasItems: '"{name}" has {count} items and cannot be deleted',
  },
  zhtw: {
    typeMissing: '字典類型不存在',
    hasItems: '「{name}」下還有{count}筆字典資料，不能刪除',
  },
  vi: {
    typeMissing: 'Loại từ điển không tồn tại',
    hasItems: '"{name}" còn {count} mục nên không thể xóa',
  },
});

export const t = createTranslator(messages);
