import { type SCAN_STEPS, type ScanPath, type ScanStep } from '@smart-admin/api-client/pages';

/** What each address is for. */
const PAGES: { [Path in ScanPath]: ScanPageDefinition & { step: (typeof SCAN_STEPS)[Path] } } = {
  '/scanQrcode': { title: 'pay', step: 'plate', next: '/orderInfoByQRCode' },
  '/orderInfoByQRCode': { title: 'pay', step: 'order', start: '/scanQrcode', pays: true },
  '/freeCarQrcode': { title: 'reduce', step: 'plate', next: '/freeCarOrderInfo' },
  // the counter reduces; whoever parks pays by the code at the exit
  '/freeCarOrderInfo': { title: 'reduce', step: 'order', start: '/freeCarQrcode', reduces: true },
  '/reductionQrcode': { title: 'reductionCode', step: 'plate', next: '/reductionOrderInfo' },
  '/reductionOrderInfo': {
    title: 'reductionCode',
    step: 'order',
    start: '/reductionQrcode',
    pays: true,
    reduces: true,
  },
  '/merchantQrcode': { title: 'merchant', step: 'plate', next: '/merchantQrcode/orderInfo' },
  '/merchantQrcode/orderInfo': {
    title: 'merchant',
    step: 'order',
    start: '/merchantQrcode',
    pays: true,
    reduces: true,
  },
  '/companyQrcode': { title: 'company', step: 'plate', next: '/companyQrcode/orderInfo' },
  '/companyQrcode/orderInfo': { title: 'company', step: 'order', start: '/companyQrcode', pays: true, reduces: true },
  // a berth's code leads to its order on the same page
  '/roadsideQrcode': { title: 'roadside', step: 'plate', next: '/roadsideQrcode', pays: true },
  // a card is renewed on the same page
  '/cardQrcode': { title: 'card', step: 'card', pays: true },
  // its code is the ticket itself
  '/parkingTicket': { title: 'ticket', step: 'ticket', start: '/parkingTicket', pays: true },
  '/parkingScreen': { title: 'screen', step: 'screen' },
};

/** The page of an address. */
export function scanPageOf(path: string): ScanPageDefinition | undefined {
  return Object.hasOwn(PAGES, path) ? PAGES[path as ScanPath] : undefined;
}

export interface ScanPageDefinition {
  title: 'pay' | 'reduce' | 'reductionCode' | 'merchant' | 'company' | 'roadside' | 'ticket' | 'card' | 'screen';
  step: ScanStep;
  /** Where a found order is shown. */
  next?: ScanPath;
  /** Where another plate can be looked for. */
  start?: ScanPath;
  /** Whether the order can be paid there. */
  pays?: boolean;
  /** Whether the code takes something from the order. */
  reduces?: boolean;
}
