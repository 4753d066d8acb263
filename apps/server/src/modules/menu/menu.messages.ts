import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    otherMenu: '上级菜单不存在',
    codeTwice: '编码“{code}”重复',
    badProperty: '扩展属性必须是JSON对象',
  },
  en: {
    otherMenu: 'The parent entry does not exist',
    codeTwice: 'The code "{code}" appears twice',
    badProperty: 'The properties must be a JSON object',
  },
  zhtw: {
    otherMenu: '上級選單不存在',
    codeTwice: '編碼「{code}」重複',
    badProperty: '擴展屬性必須是JSON物件',
  },
  vi: {
    otherMenu: 'Menu cấp trên không tồn tại',
    codeTwice: 'Mã "{code}" bị lặp',
    badProperty: 'Thuộc tính phải là đối tượng JSON',
  },
});

export const say = createSay(messages);
