import { defineMessages } from '../messages/defineMessages.js';

export const timeAgoMessages = defineMessages({
  zh: {
    now: '刚刚',
    minutes: '{count}分钟前',
    hours: '{count}小时前',
    days: '{count}天前',
    weeks: '{count}周前',
    months: '{count}个月前',
  },
  en: {
    now: 'just now',
    minutes: '{count} min ago',
    hours: '{count} h ago',
    days: '{count} d ago',
    weeks: '{count} wk ago',
    months: '{count} mo ago',
  },
  zhtw: {
    now: '剛剛',
    minutes: '{count}分鐘前',
    hours: '{count}小時前',
    days: '{count}天前',
    weeks: '{count}週前',
    months: '{count}個月前',
  },
  vi: {
    now: 'vừa xong',
    minutes: '{count} phút trước',
    hours: '{count} giờ trước',
    days: '{count} ngày trước',
    weeks: '{count} tuần trước',
    months: '{count} tháng trước',
  },
});
