import { type PaymentState, type PayMethod, type RefundState } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import {
  type AuditColumns,
  type DefaultText,
  type DefaultTime,
  type Mark,
  type NullableTime,
  type RevisedColumns,
} from '../../../db/columns.js';

export interface ParkingPaymentTable {
  id: string;
  number: string;
  /** Empty for a payment of a card. */
  orderId: DefaultText;
  /** The monthly card that it renews; empty for a payment of an order. */
  cardId: DefaultText;
  placeId: string;
  organizeId: string;
  /** Payments that somebody made in one go: an order and its arrears. */
  batchId: string;
  method: PayMethod;
  /** Who took it; `simulated` for cash, too. */
  provider: Generated<ProviderName>;
  state: PaymentState;
  amount: number;
  refunded: Generated<number>;
  providerNumber: DefaultText;
  redirect: DefaultText;
  /** The payer's name for the payment; with the order it exists once. */
  key: string;
  shiftId: DefaultText;
  userId: DefaultText;
  creatorTime: DefaultTime;
  paidTime: NullableTime;
}

export interface ParkingPaymentChannelTable extends AuditColumns, RevisedColumns {
  id: PaymentChannelId;
  enabledMark: Mark;
  provider: Generated<'simulated' | 'live'>;
  appId: DefaultText;
  merchantId: DefaultText;
  serialNumber: DefaultText;
  platformKeyId: DefaultText;
  platformKey: DefaultText;
  /** The private key and, of WeChat Pay, the APIv3 key, see SecretBox.ts; empty without one. */
  encryptedSecret: DefaultText;
  origin: DefaultText;
}

export type PaymentChannelId = 'wechat' | 'alipay';
export type ProviderName = 'simulated' | PaymentChannelId;

export interface ParkingRefundTable {
  id: string;
  paymentId: string;
  orderId: DefaultText;
  cardId: DefaultText;
  placeId: DefaultText;
  organizeId: DefaultText;
  amount: number;
  reason: string;
  state: RefundState;
  /** Why the provider did not give it back, in its own words; empty where it did, or has not been asked. */
  failure: DefaultText;
  key: string;
  providerNumber: DefaultText;
  /** The shift from whose drawer it was given back in cash; empty for none. */
  shiftId: DefaultText;
  userId: DefaultText;
  creatorTime: DefaultTime;
  /** When the provider took it on. */
  sentTime: NullableTime;
  doneTime: NullableTime;
}

declare module '../../../db/tables.js' {
  interface Tables {
    parkingPayment: ParkingPaymentTable;
    parkingPaymentChannel: ParkingPaymentChannelTable;
    parkingRefund: ParkingRefundTable;
  }
}
