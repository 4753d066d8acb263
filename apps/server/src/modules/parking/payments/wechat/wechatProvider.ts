import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { callProvider } from '../callProvider.js';
import { type PaymentAccount } from '../channels/PaymentAccount.js';
import { notifyAddress, returnAddress } from '../channels/addresses.js';
import { type ChargeResult, type PaymentProvider, ProviderError } from '../PaymentProvider.js';
import { authorizationOf, requireSigned } from './wechatSignature.js';

/**
 * WeChat Pay, API v3, by its H5 page: the payer's browser opens WeChat and comes back.
 * Source: https://pay.weixin.qq.com/doc/v3/merchant/4012791832
 */
export function wechatProvider(account: PaymentAccount, gateway: string): PaymentProvider {
  const call = async (method: 'GET' | 'POST', path: string, content?: object): Promise<unknown> => {
    const body = content ? JSON.stringify(content) : '';
    const seconds = Math.floor(Date.now() / 1_000);
    const nonce = randomBytes(16).toString('hex');
    const answer = await callProvider(`${gateway}${path}`, {
      method,
      headers: {
        Authorization: authorizationOf(account, { method, path, body, seconds, nonce }),
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'User-Agent': 'smart-admin',
        'Wechatpay-Serial': account.platformKeyId,
      },
      ...(content && { body }),
    });
    const text = await answer.text();
    if (!answer.ok) throw toError(answer.status, text);
    requireSigned(account, (name) => answer.headers.get(name) ?? '', text);
    return text === '' ? undefined : JSON.parse(text);
  };
  const nameOf = (chargeId: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(chargeId)}`;
  const query = async (chargeId: string): Promise<ChargeResult> => {
    try {
      return toResult(await call('GET', `${nameOf(chargeId)}?mchid=${account.merchantId}`));
    } catch (error) {
      if (error instanceof ProviderError && /^ORDER_?NOT_?EXIST$/.test(error.code)) return { state: 'unknown' };
      throw error;
    }
  };
  return {
    async begin({ id, amount, description, payerAddress, returnPath, expiresAt }) {
      const { appId, merchantId } = account;
      const answer = await call('POST', '/v3/pay/transactions/h5', {
        appid: appId,
        mchid: merchantId,
        description,
        out_trade_no: id,
        time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: notifyAddress(account, 'wechat'),
        amount: { total: amount, currency: 'CNY' },
        scene_info: { payer_client_ip: payerAddress, h5_info: { type: 'Wap' } },
      });
      const address = new URL(H5Schema.parse(answer).h5_url);
      if (returnPath) address.searchParams.set('redirect_url', returnAddress(account, returnPath));
      return { redirect: address.href };
    },
    query,
    async close(chargeId) {
      try {
        const answer = await call('POST', `${nameOf(chargeId)}/close`, { mchid: account.merchantId });
        // anything else than no content says that the payer is typing their password
        return answer === undefined ? { state: 'failed' } : await query(chargeId);
      } catch (error) {
        // paid, closed before or not known: which of these is asked
        if (error instanceof ProviderError && !error.isPassing) return query(chargeId);
        throw error;
      }
    },
    async refund({ id, chargeId, amount, total }) {
      const answer = await call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: chargeId,
        out_refund_no: id,
        amount: { refund: amount, total, currency: 'CNY' },
      });
      const { status } = RefundSchema.parse(answer);
      if (status === 'SUCCESS') return 'refunded';
      if (status === 'PROCESSING') return 'accepted';
      throw new ProviderError(`WeChat Pay does not give ${id} back`, status);
    },
  };
}

/** What WeChat Pay says of a charge, asked for or told. Throws for something else. */
export function toResult(told: unknown): ChargeResult {
  const transaction = TransactionSchema.parse(told);
  const state = STATES[transaction.trade_state];
  if (state !== 'paid') return { state };
  return { state, providerNumber: transaction.transaction_id ?? '', amount: transaction.amount?.total ?? 0 };
}

function toError(status: number, text: string): ProviderError {
  const parsed = ErrorSchema.safeParse(toJson(text));
  const { code, message } = parsed.success ? parsed.data : { code: String(status), message: text.slice(0, 200) };
  return new ProviderError(`WeChat Pay answers ${status} ${code}: ${message}`, code);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // a proxy's page
    return null;
  }
}

const H5Schema = z.object({ h5_url: z.url() });
const RefundSchema = z.object({ status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']) });
const ErrorSchema = z.object({ code: z.string(), message: z.string().default('') });
const TransactionSchema = z.object({
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR', 'ACCEPT']),
  transaction_id: z.string().optional(),
  amount: z.object({ total: z.number().int() }).optional(),
});

const STATES = {
  SUCCESS: 'paid',
  // what was given back was paid before
  REFUND: 'paid',
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  ACCEPT: 'pending',
  CLOSED: 'failed',
  REVOKED: 'failed',
  PAYERROR: 'failed',
} as const;
