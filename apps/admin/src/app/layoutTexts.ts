import { defineMessages } from '@smart-admin/ui/messages';

export const layoutTexts = defineMessages({
  zh: {
    chat: '聊天',
    notices: '通知',
    lastLogin: '上次登录',
    lastLoginText: '{time}，{place}（{ip}）',
    aboutTagline: '智慧城市数字化解决方案',
  },
  en: {
    chat: 'Chat',
    notices: 'Notices',
    lastLogin: 'Last login',
    lastLoginText: '{time}, {place} ({ip})',
    aboutTagline: 'Digital solutions for the smart city',
  },
  zhtw: {
    chat: '聊天',
    notices: '通知',
    lastLogin: '上次登入',
    lastLoginText: '{time}，{place}（{ip}）',
    aboutTagline: '智慧城市數位化解決方案',
  },
  vi: {
    chat: 'Trò chuyện',
    notices: 'Thông báo',
    lastLogin: 'Lần đăng nhập trước',
    lastLoginText: '{time}, {place} ({ip})',
    aboutTagline: 'Giải pháp số cho thành phố thông minh',
  },
});
