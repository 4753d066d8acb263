import { defineMessages } from '@smart-admin/ui/messages';

export const serverAwayMessages = defineMessages({
  zh: {
    title: '暂时无法连接服务器',
    text: '正在自动重试，恢复后会继续打开您要访问的页面',
    signInAnew: '重新登录',
  },
  en: {
    title: 'The server cannot be reached',
    text: 'Trying again; the page that you want opens as soon as it answers',
    signInAnew: 'Log in again',
  },
  zhtw: {
    title: '暫時無法連線伺服器',
    text: '正在自動重試，恢復後會繼續開啟您要前往的頁面',
    signInAnew: '重新登入',
  },
  vi: {
    title: 'Tạm thời không kết nối được máy chủ',
    text: 'Đang tự thử lại; trang bạn cần sẽ mở ngay khi máy chủ trả lời',
    signInAnew: 'Đăng nhập lại',
  },
});
