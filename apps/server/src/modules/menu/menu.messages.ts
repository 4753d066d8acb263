import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    codeTaken: '编码“{code}”已存在',
    parentMissing: '上级菜单不存在',
    belowItself: '上级不能是自己或自己的下级',
    hasChildren: '“{name}”存在下级菜单，不能删除',
    codeTwice: '编码“{code}”重复',
    badProperty: '扩展属性必须是JSON对象',
  },
  en: {
    codeTaken: 'The code "{code}" exists already',
    parentMissing: 'The parent entry does not exist',
    belowItself: 'The parent must be neither itself nor below it',
    hasChildren: '"{name}" has entries below it and cannot be deleted',
    codeTwice: 'The code "{code}" appears twice',
    badProperty: 'The properties must be a JSON object',
  },
  zhtw: {
    codeTaken: '編碼「{code}」已存在',
    parentMissing: '上級選單不存在',
    belowItself: '上級不能是自己或自己的下級',
    hasChildren: '「{name}」存在下級選單，不能刪除',
    codeTwice: '編碼「{code}」重複',
    badProperty: '擴展屬性必須是JSON物件',
  },
  vi: {
    codeTaken: 'Mã "{code}" đã tồn tại',
    parentMissing: 'Menu cấp trên không tồn tại',
    belowItself: 'Cấp trên không được là chính nó hoặc cấp dưới của nó',
    hasChildren: '"{name}" có menu cấp dưới nên không thể xóa',
    codeTwice: 'Mã "{code}" bị lặp',
    badProperty: 'Thuộc tính phải là đối tượng JSON',
  },
});

export const say = createSay(messages);
