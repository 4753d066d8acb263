import { defineMessages } from '../messages/defineMessages.js';

export const inputMessages = defineMessages({
  zh: { clear: '清空', close: '关闭' },
  en: { clear: 'Clear', close: 'Close' },
  zhtw: { clear: '清除', close: '關閉' },
  vi: { clear: 'Xóa', close: 'Đóng' },
});
