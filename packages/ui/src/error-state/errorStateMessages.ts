import { defineMessages } from '../messages/defineMessages.js';

export const errorStateMessages = defineMessages({
  zh: { title: '数据加载失败', description: '请稍后重试，已填写的条件会保留。', retry: '重试', request: '请求号 {id}' },
  en: {
    title: 'The data could not be loaded',
    description: 'Try again in a moment. Your filters are kept.',
    retry: 'Retry',
    request: 'Request {id}',
  },
  zhtw: {
    title: '資料載入失敗',
    description: '請稍後重試，已填寫的條件會保留。',
    retry: '重試',
    request: '請求編號 {id}',
  },
  vi: {
    title: 'Không tải được dữ liệu',
    description: 'Hãy thử lại sau giây lát. Điều kiện lọc được giữ nguyên.',
    retry: 'Thử lại',
    request: 'Yêu cầu {id}',
  },
});
