import { type PaymentAccount } from '../channels/PaymentAccount.js';
import { ProviderError } from '../PaymentProvider.js';
import { type PaymentNotice } from '../registerPaymentNotices.js';
import { toResult } from './alipayProvider.js';
import { isToldByAlipay } from './alipaySignature.js';

/**
 * What Alipay tells of a charge; undefined when it is about something else. Throws for what it has not signed, or what is
 * for another application.
 * Source: https://opendocs.alipay.com/open/203/105286
 */
export function readAlipayNotice(account: PaymentAccount, body: string): PaymentNotice | undefined {
  const told = Object.fromEntries(new URLSearchParams(body));
  if (!isToldByAlipay(told, account.platformKey)) throw new ProviderError('signature is wrong', 'SIGN_ERROR');
  if (told.app_id !== account.appId) throw new ProviderError('for another application');
  // a refund is told by the state of its charge, which was booked before
  if (told.out_trade_no === undefined || told.refund_fee !== undefined) return undefined;
  return { chargeId: told.out_trade_no, result: toResult(told) };
}
