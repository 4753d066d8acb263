import { figuresAt, type OrderLedger, type PriceAt } from './orderLedger.js';

/**
 * A vehicle wants to leave: it may when nothing is due, and the order is closed. Answers why the barrier opens; undefined
 * while something is due. Throws RangeError for an order that is closed: its barrier has opened already.
 */
export function leave(order: OrderLedger, now: number, priceAt: PriceAt): EndedStay | undefined {
  if (order.status === 'closed') throw new RangeError('a closed order opens no barrier');
  const { fee, reduced, due } = figuresAt(order, now, priceAt);
  if (due > 0) return undefined;
  return {
    ...withoutExcess({ ...order, fee, reduced, status: 'closed', exit: now, leaveBefore: null }),
    cause: order.paid > 0 ? 'paid' : 'free',
  };
}

/**
 * Ends a stay whose vehicle has gone without the barrier: at the moment when it left, as far as is known. What is due then
 * stays owed, unless it is waived. Throws RangeError for an order that is closed.
 */
export function endByStaff(
  order: OrderLedger,
  { exit, waive, priceAt }: { exit: number; waive: boolean; priceAt: PriceAt },
): Omit<EndedStay, 'cause'> {
  if (order.status === 'closed') throw new RangeError('the order is closed');
  const { fee, reduced, due } = figuresAt(order, exit, priceAt);
  const escaped = due > 0 && !waive;
  return withoutExcess({ ...order, fee, reduced, status: 'closed', exit, leaveBefore: null, escaped });
}

export interface EndedStay {
  order: OrderLedger;
  cause: 'paid' | 'free';
  /** Fen that were paid beyond the fee and are given back: a reduction came after the payment, or the stay was shorter. */
  excess: number;
}

function withoutExcess(order: OrderLedger): { order: OrderLedger; excess: number } {
  const excess = Math.max(0, order.paid - order.refunded - (order.fee - order.reduced));
  return { order: { ...order, refunded: order.refunded + excess }, excess };
}
