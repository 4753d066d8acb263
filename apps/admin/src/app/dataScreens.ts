import { type NavigationItem } from '@smart-admin/layout';

/** Full-screen views that the special user is offered; the last one opens in a window of its own. */
export const dataScreens: readonly NavigationItem[] = [
  {
    path: '/dataViewNew',
    title: { zh: '数据大屏首页', en: 'Data screen home', zhtw: '資料大螢幕首頁', vi: 'Màn hình chính' },
  },
  {
    path: '/operationView',
    title: { zh: '营收大屏', en: 'Revenue screen', zhtw: '營收大螢幕', vi: 'Màn hình doanh thu' },
  },
  {
    href: '/cloudSentryBox',
    title: { zh: '云岗亭', en: 'Cloud sentry box', zhtw: '雲崗亭', vi: 'Trạm gác đám mây' },
  },
];
