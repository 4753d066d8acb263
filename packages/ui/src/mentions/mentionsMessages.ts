import { defineMessages } from '../messages/defineMessages.js';

export const mentionsMessages = defineMessages({
  zh: {
    people: '可提及的人',
    loading: '加载中',
    none: '没有匹配的人',
    failed: '查找失败，请重试',
    count: '找到 {count} 项',
  },
  en: {
    people: 'Who can be mentioned',
    loading: 'Loading',
    none: 'Nobody found',
    failed: 'The search failed. Try again.',
    count: '{count} found',
  },
  zhtw: {
    people: '可提及的人',
    loading: '載入中',
    none: '沒有符合的人',
    failed: '尋找失敗，請重試',
    count: '找到 {count} 項',
  },
  vi: {
    people: 'Người có thể nhắc tới',
    loading: 'Đang tải',
    none: 'Không tìm thấy ai',
    failed: 'Không tìm được. Hãy thử lại.',
    count: 'Tìm thấy {count}',
  },
});
