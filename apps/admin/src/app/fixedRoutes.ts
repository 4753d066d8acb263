import { type RouteMeta } from '@smart-admin/layout/routing';
import { matchPath } from 'react-router';

/** Pages of the main layout that are not in the server's menu (spec 2.3). */
export const FIXED_ROUTES: readonly FixedRoute[] = [
  fixed('/home', 'Home', 'home', '首页', 'house', { en: 'Home', zhtw: '首頁', vi: 'Trang chủ' }, { affix: true }),
  fixed('/dashboard', 'Dashboard', 'dashboard', '门户', 'layout-dashboard', {
    en: 'Portal',
    zhtw: '入口',
    vi: 'Cổng thông tin',
  }),
  fixed('/messageRecord', 'MessageRecord', 'messageRecord', '消息中心', 'bell', {
    en: 'Message centre',
    zhtw: '訊息中心',
    vi: 'Trung tâm tin nhắn',
  }),
  fixed('/previewModel', 'PreviewModel', 'previewModel', '功能预览', 'eye', {
    en: 'Function preview',
    zhtw: '功能預覽',
    vi: 'Xem trước chức năng',
  }),
  fixed('/openRecord', 'OpenRecord', 'openRecord', '扫码查看', 'scan-line', {
    en: 'Scanned record',
    zhtw: '掃碼檢視',
    vi: 'Bản ghi đã quét',
  }),
  fixed('/profile', 'Profile', 'profile', '个人信息', 'user', {
    en: 'Profile',
    zhtw: '個人資訊',
    vi: 'Thông tin cá nhân',
  }),
  fixed('/emailDetail', 'EmailDetail', 'emailDetail', '查看邮件', 'mail', {
    en: 'Mail',
    zhtw: '檢視郵件',
    vi: 'Xem thư',
  }),
  fixed('/workFlowDetail', 'WorkFlowDetail', 'workFlowDetail', '流程详情', 'workflow', {
    en: 'Flow detail',
    zhtw: '流程詳情',
    vi: 'Chi tiết quy trình',
  }),
  fixed('/ParkingOrderInfo/:id', 'ParkingOrderInfo', 'ParkingOrderInfo', '停车订单详情', 'receipt-text', {
    en: 'Parking order',
    zhtw: '停車訂單詳情',
    vi: 'Đơn đỗ xe',
  }),
  fixed('/roadsideOrderInfo/:id', 'RoadsideOrderInfo', 'roadsideOrderInfo', '路侧订单详情', 'receipt-text', {
    en: 'Roadside order',
    zhtw: '路側訂單詳情',
    vi: 'Đơn đỗ xe ven đường',
  }),
  fixed(
    '/404',
    'NotFound',
    '404',
    '页面不存在',
    'circle-help',
    { en: 'Page not found', zhtw: '頁面不存在', vi: 'Không tìm thấy trang' },
    { noCache: true },
  ),
];

/** The fixed route of a path, if it has one. */
export function findFixedRoute(path: string): FixedRoute | undefined {
  return FIXED_ROUTES.find((route) => matchPath({ path: route.pattern, caseSensitive: true }, path));
}

export interface FixedRoute {
  pattern: string;
  name: string;
  /** Folder of the page below src/pages. */
  pageKey: string;
  meta: RouteMeta;
}

function fixed(
  pattern: string,
  name: string,
  pageKey: string,
  fullName: string,
  icon: string,
  names: RouteMeta['names'],
  rest: Partial<RouteMeta> = {},
): FixedRoute {
  return { pattern, name, pageKey, meta: { fullName, names, icon, modelId: '', ...rest } };
}
