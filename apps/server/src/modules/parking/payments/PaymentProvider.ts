import { type PayMethod } from '@smart-admin/api-client/contract';

/** Whoever takes the money. Every call may be repeated with the same id and is then done once. */
export interface PaymentProvider {
  /** Begins a charge; answers where the payer confirms it, '' when nothing has to be opened. */
  begin: (charge: Charge) => Promise<{ redirect: string }>;
  /** What became of a charge. Rejects while the provider cannot be reached. */
  query: (chargeId: string) => Promise<ChargeResult>;
  /**
   * Takes no money for a charge any more, and says what has become of it: `failed` once it is closed, `paid` where the payer was
   * quicker, `pending` where they are paying just now. Rejects while the provider cannot be reached.
   */
  close: (chargeId: string) => Promise<ChargeResult>;
  /**
   * Gives back a part of a charge, once for each refund; asked again, it says how far the refund is. Rejects while the
   * provider cannot be reached, and when it will not give the money back.
   */
  refund: (refund: ChargeRefund) => Promise<RefundProgress>;
}

export interface Charge {
  /** Our name for it: the payments that somebody made in one go. */
  id: string;
  /** Fen. */
  amount: number;
  method: Exclude<PayMethod, 'cash'>;
  /** What the payer reads. */
  description: string;
  /** From where the payer pays. */
  payerAddress: string;
  /** Path of the page that the payer comes back to; '' for none. */
  returnPath: string;
  /** After it the provider takes no money any more. */
  expiresAt: Date;
}

/** `unknown`: the provider has never heard of it, because it was not told, or because the payer has not come to it yet. */
export type ChargeResult = { state: 'pending' | 'failed' | 'unknown' } | PaidCharge;

export interface PaidCharge {
  state: 'paid';
  /** The provider's name for it. */
  providerNumber: string;
  /** What was taken, in fen. */
  amount: number;
}

export interface ChargeRefund {
  id: string;
  chargeId: string;
  /** Fen. */
  amount: number;
  /** Of how many fen it is a part. */
  total: number;
}

/** `accepted`: the provider will give it back, but has not yet. */
export type RefundProgress = 'refunded' | 'accepted';

/** A call that a provider refused, or answered so that it cannot be believed. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** The provider's word for what is wrong; '' without one. */
    readonly code = '',
  ) {
    super(message);
    this.name = 'ProviderError';
  }

  /** Whether asking again later may help: nobody answered, or not as somebody who has decided does. */
  get isPassing(): boolean {
    return PASSING.test(this.code);
  }
}

/** No answer, one that cannot be believed, a fault of theirs, too many questions: words of both providers and of HTTP. */
const PASSING = /^(?:AWAY|SIGN_ERROR|5\d\d|429|.*SYSTEM_?ERROR|.*(?:FREQUENCY|RATE)_?LIMIT.*|aop\.unknow-error)?$/;
