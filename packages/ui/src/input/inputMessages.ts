import { defineMessages } from '../messages/defineMessages.js';

export const inputMessages = defineMessages({
  zh: { clear: '清空' },
  en: { clear: 'Clear' },
  zhtw: { clear: '清除' },
  vi: { clear: 'Xóa' },
});
