import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    codeTaken: '编码“{code}”已存在',
    parentMissing: '上级不存在',
    belowItself: '上级不能是自己或自己的下级',
    userMissing: '所选用户不存在',
    notCompany: '上级必须是公司',
    hasChildren: '“{name}”存在下级，不能删除',
    hasUsers: '“{name}”下还有{count}名用户，不能删除',
    hasPositions: '“{name}”下还有{count}个岗位，不能删除',
  },
  en: {
    codeTaken: 'The code "{code}" exists already',
    parentMissing: 'The parent does not exist',
    belowItself: 'The parent must be neither itself nor below it',
    userMissing: 'The chosen user does not exist',
    notCompany: 'The parent must be a company',
    hasChildren: '"{name}" has something below it and cannot be deleted',
    hasUsers: '"{name}" has {count} users and cannot be deleted',
    hasPositions: '"{name}" has {count} positions and cannot be deleted',
  },
  zhtw: {
    codeTaken: '編碼「{code}」已存在',
    parentMissing: '上級不存在',
    belowItself: '上級不能是自己或自己的下級',
    userMissing: '所選使用者不存在',
    notCompany: '上級必須是公司',
    hasChildren: '「{name}」存在下級，不能刪除',
    hasUsers: '「{name}」下還有{count}名使用者，不能刪除',
    hasPositions: '「{name}」下還有{count}個崗位，不能刪除',
  },
  vi: {
    codeTaken: 'Mã "{code}" đã tồn tại',
    parentMissing: 'Cấp trên không tồn tại',
    belowItself: 'Cấp trên không được là chính nó hoặc cấp dưới của nó',
    userMissing: 'Người dùng đã chọn không tồn tại',
    notCompany: 'Cấp trên phải là công ty',
    hasChildren: '"{name}" có cấp dưới nên không thể xóa',
    hasUsers: '"{name}" còn {count} người dùng nên không thể xóa',
    hasPositions: '"{name}" còn {count} chức vụ nên không thể xóa',
  },
});

export const say = createSay(messages);
