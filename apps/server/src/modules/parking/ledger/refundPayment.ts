import { type OrderLedger } from './orderLedger.js';

/**
 * Gives back a part of what was paid. A stay that goes on owes it again; one that has ended does not. Throws RangeError for
 * more than was paid.
 */
export function refundPayment(order: OrderLedger, amount: number): OrderLedger {
  if (amount <= 0 || order.refunded + amount > order.paid) throw new RangeError('no more than was paid is given back');
  return { ...order, refunded: order.refunded + amount };
}
