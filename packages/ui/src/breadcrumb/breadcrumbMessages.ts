import { defineMessages } from '../messages/defineMessages.js';

export const breadcrumbMessages = defineMessages({
  zh: { path: '当前位置' },
  en: { path: 'Breadcrumb' },
  zhtw: { path: '目前位置' },
  vi: { path: 'Vị trí hiện tại' },
});
