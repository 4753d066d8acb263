import { defineMessages } from '../messages/defineMessages.js';

export const passwordInputMessages = defineMessages({
  zh: { show: '显示密码', hide: '隐藏密码' },
  en: { show: 'Show password', hide: 'Hide password' },
  zhtw: { show: '顯示密碼', hide: '隱藏密碼' },
  vi: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' },
});
