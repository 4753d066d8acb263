/** Ways to pay that the page offers; each opens its provider's page, and inside a provider's app only its own works. */
export const PAY_METHODS = ['wechat', 'alipay'] as const;
export type OfferedMethod = (typeof PAY_METHODS)[number];

/** Of the ways to pay that are taken, those that work where the page was opened: codes are mostly scanned by the app of a provider. */
export function payMethodsOf(userAgent: string, taken: readonly OfferedMethod[]): readonly OfferedMethod[] {
  const own = OF_APPS.find(([app]) => userAgent.includes(app))?.[1];
  return own === undefined ? taken : taken.filter((method) => method === own);
}

const OF_APPS = [
  ['MicroMessenger', 'wechat'],
  ['AlipayClient', 'alipay'],
] as const;
