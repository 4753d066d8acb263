/**
 * Pages that drivers, merchants and companies open by a code, without signing in (spec 2.2). They are an entry of their
 * own: the server answers its page at these addresses, and the admin leaves them to it.
 */
export const SCAN_PATHS = [
  '/scanQrcode',
  '/orderInfoByQRCode',
  '/freeCarQrcode',
  '/freeCarOrderInfo',
  '/reductionQrcode',
  '/reductionOrderInfo',
  '/merchantQrcode',
  '/merchantQrcode/orderInfo',
  '/companyQrcode',
  '/companyQrcode/orderInfo',
  '/roadsideQrcode',
  '/cardQrcode',
  '/parkingTicket',
  '/parkingScreen',
] as const;

export type ScanPath = (typeof SCAN_PATHS)[number];

/** Page of the entry inside the built admin. */
export const SCAN_PAGE = 'scan/index.html';
