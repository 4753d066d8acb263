import * as z from 'zod';
import { yuanText } from '../../yuanText.js';
import { callProvider } from '../callProvider.js';
import { notifyAddress, returnAddress } from '../channels/addresses.js';
import { type PaymentAccount } from '../channels/PaymentAccount.js';
import { type ChargeResult, type PaymentProvider, ProviderError } from '../PaymentProvider.js';
import { isSigned } from '../rsaSignature.js';
import { signedPart, signParameters } from './alipaySignature.js';

/**
 * Alipay by its page for phones.
 * Source: https://opendocs.alipay.com/open/203/107090
 */
export function alipayProvider(account: PaymentAccount, gateway: string): PaymentProvider {
  const sign = (method: string, content: object, more: Record<string, string> = {}): URLSearchParams => {
    const parameters = {
      app_id: account.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chineseTime(new Date()),
      version: '1.0',
      ...more,
      biz_content: JSON.stringify(content),
    };
    return new URLSearchParams({ ...parameters, sign: signParameters(parameters, account.privateKey) });
  };
  const call = async (method: string, content: object): Promise<AlipayAnswer> => {
    const answer = await callProvider(`${gateway}?charset=utf-8`, { method: 'POST', body: sign(method, content) });
    const text = await answer.text();
    const part = signedPart(text, `${method.replaceAll('.', '_')}_response`);
    if (!answer.ok || part === undefined)
      throw new ProviderError(`Alipay answers ${answer.status}: ${text.slice(0, 200)}`);
    const { sign: signature } = SignedSchema.parse(JSON.parse(text));
    if (!isSigned(part, signature, account.platformKey)) throw new ProviderError('signature is wrong', 'SIGN_ERROR');
    const result = AnswerSchema.parse(JSON.parse(part));
    if (result.code !== '10000')
      throw new ProviderError(
        `Alipay refuses ${method}: ${result.sub_msg ?? result.msg}`,
        result.sub_code ?? result.code,
      );
    return result;
  };
  const query = async (chargeId: string): Promise<ChargeResult> => {
    try {
      return toResult(await call('alipay.trade.query', { out_trade_no: chargeId }));
    } catch (error) {
      // a trade comes into being when the payer opens it
      if (error instanceof ProviderError && error.code === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown' };
      throw error;
    }
  };
  return {
    begin({ id, amount, description, returnPath, expiresAt }) {
      const content = {
        out_trade_no: id,
        total_amount: yuanText(amount),
        subject: description,
        product_code: 'QUICK_WAP_WAY',
        time_expire: chineseTime(expiresAt),
      };
      const query = sign('alipay.trade.wap.pay', content, {
        notify_url: notifyAddress(account, 'alipay'),
        ...(returnPath && { return_url: returnAddress(account, returnPath) }),
      });
      return Promise.resolve({ redirect: `${gateway}?${query.toString()}` });
    },
    query,
    async close(chargeId) {
      try {
        await call('alipay.trade.close', { out_trade_no: chargeId });
        return { state: 'failed' };
      } catch (error) {
        // paid, closed before or never opened: which of these is asked
        if (error instanceof ProviderError && !error.isPassing) return query(chargeId);
        throw error;
      }
    },
    async refund({ id, chargeId, amount }) {
      const names = { out_trade_no: chargeId, out_request_no: id };
      const { fund_change: hasMoved } = await call('alipay.trade.refund', {
        ...names,
        refund_amount: yuanText(amount),
      });
      if (hasMoved === 'Y') return 'refunded';
      // asked for again, nothing moves: whether it has moved before is told by another call
      const { refund_status: status } = await call('alipay.trade.fastpay.refund.query', names);
      return status === 'REFUND_SUCCESS' ? 'refunded' : 'accepted';
    },
  };
}

/** What Alipay says of a charge, asked for or told. Throws for something else. */
export function toResult(told: unknown): ChargeResult {
  const { trade_status: status, trade_no: providerNumber = '', total_amount: yuan = '' } = TradeSchema.parse(told);
  const state = STATES[status];
  return state === 'paid' ? { state, providerNumber, amount: toFen(yuan) } : { state };
}

/** Throws for what is no amount. */
function toFen(yuan: string): number {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(yuan)) throw new ProviderError(`${yuan} is no amount`);
  return Math.round(Number(yuan) * 100);
}

/** `2026-11-23 17:40:00`: Alipay's clocks are China's, the whole year. */
function chineseTime(time: Date): string {
  return new Date(time.getTime() + 8 * 60 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

const SignedSchema = z.object({ sign: z.string() });
const AnswerSchema = z.looseObject({
  code: z.string(),
  msg: z.string().default(''),
  sub_code: z.string().optional(),
  sub_msg: z.string().optional(),
  fund_change: z.string().optional(),
  refund_status: z.string().optional(),
});
const TradeSchema = z.object({
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  trade_no: z.string().optional(),
  total_amount: z.string().optional(),
});

type AlipayAnswer = z.infer<typeof AnswerSchema>;

const STATES = {
  WAIT_BUYER_PAY: 'pending',
  TRADE_CLOSED: 'failed',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
} as const;
