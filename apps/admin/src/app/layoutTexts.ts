import { defineMessages } from '@smart-admin/ui/messages';

export const layoutTexts = defineMessages({
  zh: {
    chat: '聊天',
    notices: '通知',
    chatEmpty: '没有会话',
    noticesEmpty: '没有新通知',
    comingLater: '消息中心建成后会显示在这里',
    lastLogin: '上次登录',
    lastLoginText: '{time}，{place}（{ip}）',
  },
  en: {
    chat: 'Chat',
    notices: 'Notices',
    chatEmpty: 'No conversations',
    noticesEmpty: 'No new notices',
    comingLater: 'They will show here when the message centre is built',
    lastLogin: 'Last login',
    lastLoginText: '{time}, {place} ({ip})',
  },
  zhtw: {
    chat: '聊天',
    notices: '通知',
    chatEmpty: '沒有對話',
    noticesEmpty: '沒有新通知',
    comingLater: '訊息中心建成後會顯示在這裡',
    lastLogin: '上次登入',
    lastLoginText: '{time}，{place}（{ip}）',
  },
  vi: {
    chat: 'Trò chuyện',
    notices: 'Thông báo',
    chatEmpty: 'Chưa có cuộc trò chuyện',
    noticesEmpty: 'Không có thông báo mới',
    comingLater: 'Sẽ hiển thị tại đây khi trung tâm tin nhắn hoàn thành',
    lastLogin: 'Lần đăng nhập trước',
    lastLoginText: '{time}, {place} ({ip})',
  },
});
