import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    otherMenu: '上级菜单不存在',
    codeTwice: '编码“{code}”重复',
    guardedCode: '只有系统管理员可以更改编码“{code}”',
    modelEntry: '只有系统管理员可以让菜单指向功能模型',
    opensMore: '不能关闭权限控制：这会开放您没有的权限',
    badProperty: '扩展属性必须是JSON对象',
  },
  en: {
    otherMenu: 'The parent entry does not exist',
    codeTwice: 'The code "{code}" appears twice',
    guardedCode: 'Only administrators may change the code "{code}"',
    modelEntry: 'Only administrators may let an entry show a model',
    opensMore: 'Permissions of this kind cannot be switched off: that would open some that you do not have',
    badProperty: 'The properties must be a JSON object',
  },
  zhtw: {
    otherMenu: '上級選單不存在',
    codeTwice: '編碼「{code}」重複',
    guardedCode: '只有系統管理員可以更改編碼「{code}」',
    modelEntry: '只有系統管理員可以讓選單指向功能模型',
    opensMore: '不能關閉權限控制：這會開放您沒有的權限',
    badProperty: '擴展屬性必須是JSON物件',
  },
  vi: {
    otherMenu: 'Menu cấp trên không tồn tại',
    codeTwice: 'Mã "{code}" bị lặp',
    guardedCode: 'Chỉ quản trị viên được đổi mã "{code}"',
    modelEntry: 'Chỉ quản trị viên được cho menu hiển thị một mô hình',
    opensMore: 'Không thể tắt kiểm soát quyền: điều đó sẽ mở những quyền bạn không có',
    badProperty: 'Thuộc tính phải là đối tượng JSON',
  },
});

export const say = createSay(messages);
