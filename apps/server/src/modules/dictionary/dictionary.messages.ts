import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    codeTaken: '编码“{code}”已存在',
    parentMissing: '上级不存在',
    typeMissing: '字典类型不存在',
    belowItself: '上级不能是自己或自己的下级',
    hasTypes: '“{name}”存在下级分类，不能删除',
    hasItems: '“{name}”下还有{count}条字典数据，不能删除',
    hasChildren: '“{name}”存在下级数据，不能删除',
  },
  en: {
    codeTaken: 'The code "{code}" exists already',
    parentMissing: 'The parent does not exist',
    typeMissing: 'The dictionary type does not exist',
    belowItself: 'The parent must be neither itself nor below it',
    hasTypes: '"{name}" has types below it and cannot be deleted',
    hasItems: '"{name}" has {count} items and cannot be deleted',
    hasChildren: '"{name}" has items below it and cannot be deleted',
  },
  zhtw: {
    codeTaken: '編碼「{code}」已存在',
    parentMissing: '上級不存在',
    typeMissing: '字典類型不存在',
    belowItself: '上級不能是自己或自己的下級',
    hasTypes: '「{name}」存在下級分類，不能刪除',
    hasItems: '「{name}」下還有{count}筆字典資料，不能刪除',
    hasChildren: '「{name}」存在下級資料，不能刪除',
  },
  vi: {
    codeTaken: 'Mã "{code}" đã tồn tại',
    parentMissing: 'Cấp trên không tồn tại',
    typeMissing: 'Loại từ điển không tồn tại',
    belowItself: 'Cấp trên không được là chính nó hoặc cấp dưới của nó',
    hasTypes: '"{name}" có loại cấp dưới nên không thể xóa',
    hasItems: '"{name}" còn {count} mục nên không thể xóa',
    hasChildren: '"{name}" có mục cấp dưới nên không thể xóa',
  },
});

export const say = createSay(messages);
