import { figuresAt, type OrderLedger, type PriceAt } from './orderLedger.js';

/** Milliseconds within which an amount that was shown can be paid. */
export const QUOTE_LIFETIME = 15 * 60_000;

/**
 * Money has arrived for an order. What the order owed when the amount was shown is taken, also when the provider tells it
 * late; what is more (a second payment, a reduction in between, an order that is closed) has to be given back. The vehicle
 * may leave within the grace from now on, unless the amount is older than a quote may be.
 */
export function settlePayment(order: OrderLedger, payment: ArrivedPayment, priceAt: PriceAt): Settlement {
  const { amount, quotedAt, now, graceMinutes } = payment;
  const figures = figuresAt(order, quotedAt, priceAt);
  const accepted = Math.min(amount, figures.due);
  const excess = amount - accepted;
  if (order.status === 'closed') {
    const settled = { ...order, paid: order.paid + accepted };
    return { order: { ...settled, escaped: order.escaped && accepted < figures.due }, accepted, excess };
  }
  if (accepted === 0) return { order, accepted, excess };
  const isSettled = accepted === figures.due && now - quotedAt <= QUOTE_LIFETIME;
  return {
    order: {
      ...order,
      fee: figures.fee,
      reduced: figures.reduced,
      paid: order.paid + accepted,
      status: isSettled ? 'paid' : order.status,
      leaveBefore: isSettled ? now + graceMinutes * 60_000 : order.leaveBefore,
    },
    accepted,
    excess,
  };
}

export interface ArrivedPayment {
  amount: number;
  /** When the amount was shown. */
  quotedAt: number;
  now: number;
  /** Minutes to leave after paying. */
  graceMinutes: number;
}

export interface Settlement {
  order: OrderLedger;
  /** Fen that count for the order. */
  accepted: number;
  /** Fen to be given back. */
  excess: number;
}
