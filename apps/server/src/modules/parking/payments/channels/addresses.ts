import { type PaymentAccount } from './PaymentAccount.js';

/** Where a provider tells what became of charges. */
export function notifyAddress({ origin }: Pick<PaymentAccount, 'origin'>, provider: 'wechat' | 'alipay'): string {
  return new URL(`/api/parking/Public/Notify/${provider}`, origin).href;
}

/** Where the payer comes back to; a path of another server is none of ours. */
export function returnAddress({ origin }: Pick<PaymentAccount, 'origin'>, path: string): string {
  const address = new URL(path, origin);
  return address.origin === new URL(origin).origin ? address.href : origin;
}
