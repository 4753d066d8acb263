/**
 * Pages that drivers, merchants and companies open by a code, without signing in (spec 2.2), with what each shows first. They
 * are an entry of their own: the server answers its page at these addresses, and the admin leaves them to it.
 */
export const SCAN_STEPS = {
  '/scanQrcode': 'plate',
  '/orderInfoByQRCode': 'order',
  '/freeCarQrcode': 'plate',
  '/freeCarOrderInfo': 'order',
  '/reductionQrcode': 'plate',
  '/reductionOrderInfo': 'order',
  '/merchantQrcode': 'plate',
  '/merchantQrcode/orderInfo': 'order',
  '/companyQrcode': 'plate',
  '/companyQrcode/orderInfo': 'order',
  '/roadsideQrcode': 'plate',
  '/cardQrcode': 'card',
  '/parkingTicket': 'ticket',
  '/parkingScreen': 'screen',
} as const;

export type ScanPath = keyof typeof SCAN_STEPS;

export type ScanStep = (typeof SCAN_STEPS)[ScanPath];

export const SCAN_PATHS = Object.keys(SCAN_STEPS) as ScanPath[];

/** Page of the entry inside the built admin. */
export const SCAN_PAGE = 'scan/index.html';

/** The same page as it is built for one address: a browser that reads it loads the code of its first step at once. */
export function scanPageFile(path: ScanPath): string {
  return `scan${path}.html`;
}
