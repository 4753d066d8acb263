import { createCipheriv, createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Stands for WeChat Pay and for Alipay: checks what is signed, signs what it answers and tells, and keeps charges. */
export async function startPaymentServer(): Promise<PaymentServer> {
  const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const merchantKey = createPublicKey(merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const charges = new Map<string, HeldCharge>();
  const refunds = new Map<string, number>();
  const state = { refundsMove: true, refuses: false, signs: true, isPaying: false };
  const signed = (message: string) => sign('sha256', Buffer.from(message), platform.privateKey).toString('base64');
  const wechatHeaders = (body: string) => {
    const [seconds, nonce] = [String(Math.floor(Date.now() / 1_000)), randomBytes(8).toString('hex')];
    const signature = state.signs ? signed(`${seconds}\n${nonce}\n${body}\n`) : 'none';
    return {
      'wechatpay-serial': 'PUB_KEY_ID_1',
      'wechatpay-timestamp': seconds,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
      'content-type': 'application/json',
    };
  };
  const transactionOf = (id: string) => {
    const { total, paid, closed } = charges.get(id) ?? { total: 0, paid: false };
    const of = { appid: 'wx1', mchid: '1900000001', out_trade_no: id };
    return paid
      ? { ...of, trade_state: 'SUCCESS', transaction_id: `WX${id}`, amount: { total, currency: 'CNY' } }
      : { ...of, trade_state: closed ? 'CLOSED' : state.isPaying ? 'USERPAYING' : 'NOTPAY' };
  };
  const isFromMerchant = (request: IncomingMessage, body: string) => {
    const parts = Object.fromEntries(
      [...(request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const message = [request.method, request.url, parts.timestamp, parts.nonce_str, body, ''].join('\n');
    return verify('sha256', Buffer.from(message), merchantKey, Buffer.from(parts.signature ?? '', 'base64'));
  };
  const giveBack = (id: string, amount: number) => {
    const isNew = !refunds.has(id);
    refunds.set(id, amount);
    return isNew;
  };
  const closeWechat = (id: string, { mchid }: Partial<Record<string, string>>): [number, object | undefined] => {
    const charge = charges.get(id);
    if (mchid !== '1900000001') return [400, { code: 'PARAM_ERROR', message: 'mchid' }];
    if (!charge) return [404, { code: 'ORDER_NOT_EXIST', message: 'none' }];
    if (state.isPaying) return [202, { code: 'USERPAYING', message: '用户支付中，需要输入密码' }];
    if (charge.paid) return [400, { code: 'ORDERPAID', message: '订单已支付' }];
    if (charge.closed) return [400, { code: 'ORDER_CLOSED', message: '订单已关闭' }];
    charge.closed = true;
    return [204, undefined];
  };
  const answerWechat = (request: IncomingMessage, body: string): [number, object | undefined] => {
    if (!isFromMerchant(request, body)) return [401, { code: 'SIGN_ERROR', message: 'signature' }];
    const { pathname } = new URL(request.url ?? '', 'http://wechat');
    if (request.method === 'GET') {
      const id = pathname.split('/').at(-1) ?? '';
      return charges.has(id) ? [200, transactionOf(id)] : [404, { code: 'ORDER_NOT_EXIST', message: 'none' }];
    }
    if (pathname.endsWith('/close'))
      return closeWechat(pathname.split('/').at(-2) ?? '', JSON.parse(body) as Record<string, string>);
    const sent = JSON.parse(body) as WechatBody;
    if (pathname.endsWith('/h5')) {
      charges.set(sent.out_trade_no, { total: sent.amount.total, paid: false, sent });
      return [200, { h5_url: `https://wx.tenpay.com/pay?prepay_id=${sent.out_trade_no}` }];
    }
    if (charges.get(sent.out_trade_no)?.total !== sent.amount.total) return [400, { code: 'PARAM_ERROR', message: '' }];
    if (state.refuses) return [403, { code: 'NOT_ENOUGH', message: '基本账户余额不足' }];
    giveBack(sent.out_refund_no, sent.amount.refund);
    return [200, { status: state.refundsMove ? 'SUCCESS' : 'PROCESSING' }];
  };
  const parametersText = (parameters: URLSearchParams, without: string[]) =>
    [...parameters]
      .filter(([name, value]) => !without.includes(name) && value !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map((pair) => pair.join('='))
      .join('&');
  const takeAlipay = (parameters: URLSearchParams): Record<string, unknown> => {
    const signature = Buffer.from(parameters.get('sign') ?? '', 'base64');
    if (!verify('sha256', Buffer.from(parametersText(parameters, ['sign'])), merchantKey, signature))
      return { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
    const content = JSON.parse(parameters.get('biz_content') ?? '') as Record<string, string>;
    const id = content.out_trade_no ?? '';
    const charge = charges.get(id);
    if (parameters.get('method') === 'alipay.trade.wap.pay')
      charges.set(id, { total: Math.round(Number(content.total_amount) * 100), paid: false, sent: content });
    else if (!charge) return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    const done = { code: '10000', msg: 'Success', out_trade_no: id };
    const name = content.out_request_no ?? '';
    if (parameters.get('method') === 'alipay.trade.refund') {
      const isMoved = giveBack(name, Math.round(Number(content.refund_amount) * 100)) && state.refundsMove;
      return { ...done, fund_change: isMoved ? 'Y' : 'N' };
    }
    if (parameters.get('method') === 'alipay.trade.fastpay.refund.query')
      return { ...done, ...(state.refundsMove && refunds.has(name) && { refund_status: 'REFUND_SUCCESS' }) };
    if (parameters.get('method') === 'alipay.trade.close' && charge) {
      if (charge.paid || charge.closed) return { code: '40004', msg: '', sub_code: 'ACQ.TRADE_STATUS_ERROR' };
      charge.closed = true;
      return done;
    }
    const status = charge?.paid ? 'TRADE_SUCCESS' : charge?.closed ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY';
    return {
      ...done,
      trade_status: status,
      trade_no: `AL${id}`,
      total_amount: ((charge?.total ?? 0) / 100).toFixed(2),
    };
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (!request.url?.startsWith('/gateway.do')) {
        const [status, content] = answerWechat(request, body);
        const answer = content ? JSON.stringify(content) : '';
        return response.writeHead(status, wechatHeaders(answer)).end(answer);
      }
      const parameters = new URLSearchParams(body);
      const part = JSON.stringify(takeAlipay(parameters));
      const member = `${(parameters.get('method') ?? '').replaceAll('.', '_')}_response`;
      return response.end(`{"${member}":${part},"sign":"${state.signs ? signed(part) : 'none'}"}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    charges,
    refunds,
    gateways: { wechat: url, alipay: `${url}/gateway.do` },
    privateKey: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    platformKey: platform.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    openAlipay: (redirect) => takeAlipay(new URL(redirect).searchParams),
    wechatNotice: (id, change = {}) => {
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(API_KEY), Buffer.from('abcdefghijkl'));
      cipher.setAAD(Buffer.from('transaction'));
      const told = JSON.stringify({ ...transactionOf(id), ...change });
      const sealed = Buffer.concat([cipher.update(told), cipher.final(), cipher.getAuthTag()]).toString('base64');
      const resource = { ciphertext: sealed, nonce: 'abcdefghijkl', associated_data: 'transaction' };
      const body = JSON.stringify({ id: '1', event_type: 'TRANSACTION.SUCCESS', resource });
      return { method: 'POST', body, headers: wechatHeaders(body) };
    },
    alipayNotice: (id, change = {}) => {
      const total = ((charges.get(id)?.total ?? 0) / 100).toFixed(2);
      const told = { app_id: '2021', out_trade_no: id, trade_no: `AL${id}`, trade_status: 'TRADE_SUCCESS' };
      const body = new URLSearchParams({ ...told, total_amount: total, ...change });
      body.set('sign', signed(parametersText(body, ['sign', 'sign_type'])));
      body.set('sign_type', 'RSA2');
      return { method: 'POST', body };
    },
    stop: () => server.close(),
  };
}

/** Of the merchant in tests. */
export const API_KEY = '0123456789abcdef0123456789abcdef';

export interface PaymentServer {
  /** What goes wrong: refunds that take their time or are refused, answers that nobody signed, a payer who is typing their password. */
  state: { refundsMove: boolean; refuses: boolean; signs: boolean; isPaying: boolean };
  charges: Map<string, HeldCharge>;
  /** Fen, by the name of the refund. */
  refunds: Map<string, number>;
  gateways: Record<'wechat' | 'alipay', string>;
  privateKey: string;
  platformKey: string;
  /** Opens Alipay's page as a payer's browser does; answers what Alipay makes of it. */
  openAlipay: (redirect: string) => Record<string, unknown>;
  wechatNotice: (id: string, change?: object) => RequestInit;
  alipayNotice: (id: string, change?: Record<string, string>) => RequestInit;
  stop: () => void;
}

interface HeldCharge {
  total: number;
  paid: boolean;
  closed?: boolean;
  sent: object;
}

interface WechatBody {
  out_trade_no: string;
  out_refund_no: string;
  amount: { total: number; refund: number };
}
