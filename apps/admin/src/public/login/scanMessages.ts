import { defineMessages } from '@smart-admin/ui/messages';

export const scanMessages = defineMessages({
  zh: {
    scanHint: '使用已登录的手机浏览器扫描二维码',
    scanRefresh: '二维码会自动刷新',
    scanExpired: '二维码已过期',
    refresh: '刷新',
  },
  en: {
    scanHint: 'Scan with the browser of a phone that is signed in',
    scanRefresh: 'The code refreshes by itself',
    scanExpired: 'The code has expired',
    refresh: 'Refresh',
  },
  zhtw: {
    scanHint: '使用已登入的手機瀏覽器掃描 QR Code',
    scanRefresh: 'QR Code 會自動更新',
    scanExpired: 'QR Code 已過期',
    refresh: '更新',
  },
  vi: {
    scanHint: 'Quét bằng trình duyệt trên điện thoại đã đăng nhập',
    scanRefresh: 'Mã tự làm mới',
    scanExpired: 'Mã đã hết hạn',
    refresh: 'Làm mới',
  },
});
