import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    codeTaken: '编码“{code}”已存在',
    parentMissing: '上级区域不存在',
    belowItself: '上级不能是自己或自己的下级',
    hasChildren: '“{name}”存在下级区域，不能删除',
  },
  en: {
    codeTaken: 'The code "{code}" exists already',
    parentMissing: 'The parent area does not exist',
    belowItself: 'The parent must be neither itself nor below it',
    hasChildren: '"{name}" has areas below it and cannot be deleted',
  },
  zhtw: {
    codeTaken: '編碼「{code}」已存在',
    parentMissing: '上級區域不存在',
    belowItself: '上級不能是自己或自己的下級',
    hasChildren: '「{name}」存在下級區域，不能刪除',
  },
  vi: {
    codeTaken: 'Mã "{code}" đã tồn tại',
    parentMissing: 'Khu vực cấp trên không tồn tại',
    belowItself: 'Cấp trên không được là chính nó hoặc cấp dưới của nó',
    hasChildren: '"{name}" có khu vực cấp dưới nên không thể xóa',
  },
});

export const say = createSay(messages);
