import { defineMessages } from '../messages/defineMessages.js';

export const noPermissionMessages = defineMessages({
  zh: {
    missing: '无权限',
    title: '您没有查看此页面的权限',
    description: '如需使用，请联系系统管理员。',
    contact: '如需使用，请联系{person}。',
  },
  en: {
    missing: 'No permission',
    title: 'You may not view this page',
    description: 'Ask your administrator for access.',
    contact: 'Ask {person} for access.',
  },
  zhtw: {
    missing: '無權限',
    title: '您沒有檢視此頁面的權限',
    description: '如需使用，請聯絡系統管理員。',
    contact: '如需使用，請聯絡{person}。',
  },
  vi: {
    missing: 'Không có quyền',
    title: 'Bạn không có quyền xem trang này',
    description: 'Hãy liên hệ quản trị viên để được cấp quyền.',
    contact: 'Hãy liên hệ {person} để được cấp quyền.',
  },
});
