import { defineMessages } from '@smart-admin/ui/messages';

export const circulateMessages = defineMessages({
  zh: {
    label: '抄送事宜',
    received: '抄送时间',
    state: '阅读',
    unread: '未读',
    read: '已读',
    markRead: '标为已读',
    marked: '已标为已读',
  },
  en: {
    label: 'Circulated',
    received: 'Received',
    state: 'Read',
    unread: 'Unread',
    read: 'Read',
    markRead: 'Mark as read',
    marked: 'Marked as read',
  },
  zhtw: {
    label: '抄送事宜',
    received: '抄送時間',
    state: '閱讀',
    unread: '未讀',
    read: '已讀',
    markRead: '標為已讀',
    marked: '已標為已讀',
  },
  vi: {
    label: 'Bản sao',
    received: 'Nhận lúc',
    state: 'Đã đọc',
    unread: 'Chưa đọc',
    read: 'Đã đọc',
    markRead: 'Đánh dấu đã đọc',
    marked: 'Đã đánh dấu là đã đọc',
  },
});
