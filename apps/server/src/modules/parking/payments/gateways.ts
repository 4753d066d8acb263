/** Where a provider of payments is asked. */
export type PaymentGateways = Record<'wechat' | 'alipay', string>;

export const PAYMENT_GATEWAYS: PaymentGateways = {
  wechat: 'https://api.mch.weixin.qq.com',
  alipay: 'https://openapi.alipay.com/gateway.do',
};
