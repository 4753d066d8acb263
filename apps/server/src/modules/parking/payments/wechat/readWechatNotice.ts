import * as z from 'zod';
import { type PaymentAccount } from '../channels/PaymentAccount.js';
import { ProviderError } from '../PaymentProvider.js';
import { type PaymentNotice } from '../registerPaymentNotices.js';
import { toResult } from './wechatProvider.js';
import { openResource, requireSigned } from './wechatSignature.js';

/**
 * What WeChat Pay tells of a charge; undefined when it is about something else. Throws for what it has not signed, or what
 * is for another merchant.
 * Source: https://pay.weixin.qq.com/doc/v3/merchant/4012791882
 */
export function readWechatNotice(
  account: PaymentAccount,
  header: (name: string) => string,
  body: string,
): PaymentNotice | undefined {
  requireSigned(account, header, body);
  const { event_type: kind, resource } = NoticeSchema.parse(JSON.parse(body));
  if (!kind.startsWith('TRANSACTION.')) return undefined;
  const told: unknown = JSON.parse(openResource(account.apiKey, resource));
  const { out_trade_no: chargeId, mchid } = ChargeSchema.parse(told);
  if (mchid !== account.merchantId) throw new ProviderError('for another merchant');
  return { chargeId, result: toResult(told) };
}

const NoticeSchema = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().optional() }),
});
const ChargeSchema = z.object({ out_trade_no: z.string(), mchid: z.string() });
