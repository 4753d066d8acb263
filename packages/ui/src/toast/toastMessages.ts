import { defineMessages } from '../messages/defineMessages.js';

export const toastMessages = defineMessages({
  zh: { notices: '通知', close: '关闭' },
  en: { notices: 'Notices', close: 'Close' },
  zhtw: { notices: '通知', close: '關閉' },
  vi: { notices: 'Thông báo', close: 'Đóng' },
});
